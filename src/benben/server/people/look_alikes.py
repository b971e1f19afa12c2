"""Look-alikes: whether two names look the same to people, though their characters differ.

Names are compared by skeletons, as Unicode Technical Standard 39 does. The table has the single characters of Unicode's list
of confusables that look like an ASCII letter or digit and are in the Basic Multilingual Plane, apart from those that
compatibility normalisation (NFKC) already makes equal; and small capitals and Cyrillic letters that have the shape of a
capital. It covers Latin, Greek, Cyrillic, Coptic, Armenian, Georgian, Cherokee, Canadian syllabics, Lisu, Tifinagh, runes
and the round digits of Indian scripts. It does not compare two letters of one of these scripts with each other, Chinese
characters, emoji, or letters with different accents.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

LOOK_ALIKES = {
    "2": "ꝚƧϨꙄᒿꛯ",
    "3": "ꞫȜƷꝪⳌЗӠ",
    "4": "Ꮞ",
    "5": "Ƽ",
    "6": "ⳒбᏮ",
    "8": "ଃ৪੪ȣȢ",
    "9": "੧୨৭൭ꝮⳊ",
    "a": "⍺ɑαаᴀ",
    "b": "ƄЬᏏᑲᖯвʙ",
    "c": "ᴄⲥсꮯ",
    "d": "ԁᏧᑯꓒᴅ",
    "e": "℮ꬲеҽᴇ",
    "f": "ꬵꞙẝք",
    "g": "ɡᶃƍցɢ",
    "h": "һհᏂнʜ",
    "i": "⍳ıɪɩιіꙇӏꭵᎥ",
    "j": "ϳјᴊ",
    "k": "кκᴋⲕ",
    "l": "I1|∣⏽۱ƖǀΙⲒІӀⵏᛁꓲʟ",
    "m": "мᴍ",
    "n": "ոռɴ",
    "o": "ంಂംං०੦૦௦౦೦൦๐໐၀۵ᴏᴑꬽοσⲟоჿօഠဝ",
    "p": "⍴ρⲣрᴘ",
    "q": "ԛգզ",
    "r": "ꭇꭈᴦⲅгꮁʀ",
    "s": "ꜱƽѕꮪ",
    "t": "тτᴛⲧ",
    "u": "ꞟᴜꭎꭒʋυս",
    "v": "∨⋁ᴠνѵꮩ",
    "w": "ɯᴡѡԝաꮃ",
    "x": "᙮×⤫⤬⨯хᕁᕽ",
    "y": "ɣᶌʏỿꭚγуүყ",
    "z": "ᴢꮓ",
    "A": "ΑАᎪᗅꓮ",
    "B": "ꞴΒВᏴᗷꓐ",
    "C": "ⲤСᏟꓚ",
    "D": "Ꭰᗞᗪꓓ",
    "E": "⋿ΕЕⴹᎬꓰ",
    "F": "ꞘϜᖴꓝ",
    "G": "ԌᏀᏳꓖ",
    "H": "ΗⲎНᎻᕼꓧ",
    "J": "ꞲͿЈᎫᒍꓙ",
    "K": "ΚⲔКᏦᛕꓗ",
    "L": "ⳐᏞᒪꓡ",
    "M": "ΜϺⲘМᎷᗰᛖꓟ",
    "N": "ΝⲚꓠ",
    "O": "0০୦〇ΟⲞОՕⵔዐଠꓳ",
    "P": "ΡⲢРᏢᑭꓑ",
    "Q": "ⵕ",
    "R": "ƦᎡᏒᖇꓣ",
    "S": "ЅՏᏕᏚꓢ",
    "T": "⊤⟙ΤⲦТᎢꓔ",
    "U": "∪⋃Սሀᑌꓴ",
    "V": "۷ѴⴸᏙᐯꛟꓦ",
    "W": "ԜᎳᏔꓪ",
    "X": "᙭╳ꞳΧⲬХⵝᚷꓫ",
    "Y": "ΥⲨУҮᎩᎽꓬ",
    "Z": "ΖᏃꓜ",
}
"""For an ASCII letter or digit, the characters that look like it."""
SAME_LOOK = str.maketrans({other: ascii_one for ascii_one, others in LOOK_ALIKES.items() for other in others})
"""Every such character, with what it looks like."""
IGNORABLE_RANGES = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
"""The first and last code points of Unicode's property Default_Ignorable_Code_Point: characters without a shape."""
BLANK = "\u2800\ufffc\U0001d159"
"""Characters that are drawn as nothing, although they are not default-ignorable."""


def shapeless(character: str) -> bool:
    """True if nothing is drawn for a character."""
    code = ord(character)
    return character in BLANK or any(first <= code <= last for first, last in IGNORABLE_RANGES)


def skeleton(text: str) -> str:
    """A text that is the same for all texts that look the same. It is for comparing, not for showing."""
    plain = "".join(one for one in unicodedata.normalize("NFKC", text) if not shapeless(one))
    return unicodedata.normalize("NFC", plain.translate(SAME_LOOK).replace("m", "rn"))


@lru_cache(maxsize=1024)
def looks(name: str) -> frozenset[str]:
    """What a name looks like as it is written, and with all letters small. Names look alike if they share one of these."""
    return frozenset({f"as written: {skeleton(name)}", f"small: {skeleton(name.casefold()).casefold()}"})


def look_alike(first: str, second: str) -> bool:
    """True if two names can be taken for each other."""
    return not looks(first).isdisjoint(looks(second))
