// Names actions, pieces and places in sentences, by the same rules as the terminal (benben.terminal.menu).

import { capitalised } from '../words/capitalised';
import { bareNote } from '../words/notes';
import type { Area, Args, Choice, Piece, Place, Scene } from '../generated/protocol';
import type { Words } from '../words/words';

/** What a thing is and does now, and the rule about it. */
export interface Explained {
  said: string;
  rule: string;
}

const UNEXPLAINED: Explained = { said: '', rule: '' };

export class Naming {
  private readonly pieces = new Map<string, Piece>();
  private readonly places = new Map<string, { place: Place; area: Area; nth: number }>();

  constructor(
    readonly game: string,
    private readonly scene: Scene,
    private readonly words: Words,
    private readonly viewer: string | null,
    /** The text on a piece besides its name. */
    private readonly about: (piece: Piece) => string = () => '',
  ) {
    for (const piece of scene.pieces) this.pieces.set(piece.id, piece);
    for (const area of scene.areas)
      area.places.forEach((place, index) => this.places.set(place.id, { place, area, nth: index + 1 }));
  }

  /** Whether a place or piece with this id is on the board. */
  isDrawn(id: string): boolean {
    return this.pieces.has(id) || this.places.has(id);
  }

  /** The key of the question what to touch next: where, which one, or how many. */
  nextQuestion(ids: readonly string[]): 'web-next-place' | 'web-next-piece' | 'web-next-number' {
    if (ids.length && ids.every((id) => /(^|\.)\d+$/.test(id) && !this.isDrawn(id))) return 'web-next-number';
    return ids.length && ids.every((id) => this.places.has(id)) ? 'web-next-place' : 'web-next-piece';
  }

  /** Whether an id that is not on the board has a name for a button. */
  hasName(id: string): boolean {
    return this.touchWord(id) !== null;
  }

  /** An action as a sentence, or its notation if the catalogue has no sentence for it. */
  action(choice: Choice): string {
    const key = `${this.game}-do-${choice.family}`;
    const target = this.targetOf(choice);
    if (target && this.words.knows(`${key}-${target.kind}`))
      return capitalised(this.words.say(`${key}-${target.kind}`, { ...choice.args, [target.kind]: target.word }));
    return capitalised(this.words.knows(key) ? this.words.say(key, choice.args) : choice.text);
  }

  /** The name of a place, a piece or a button. */
  touch(id: string): string {
    const piece = this.pieces.get(id);
    if (piece) return this.withPlace(piece);
    const own = this.touchWord(id);
    if (own !== null) return own;
    const found = this.places.get(id);
    return found ? this.place(found.place) : id;
  }

  /** The name of what was touched, in few words: a piece without its parts, as the sentences of actions name it. */
  brief(id: string): string {
    const piece = this.pieces.get(id);
    const noun = piece ? this.words.noun(piece.kind, piece.word, this.game) : '';
    return piece && noun !== piece.word && !piece.owner ? noun : this.touch(id);
  }

  /** One piece of a stock, without its number and owner. */
  oneOf(id: string): string {
    const piece = this.pieces.get(id);
    return piece ? this.pieceWord(piece) : this.touch(id);
  }

  /** The name with owner, note and pieces, for screen readers. */
  describe(id: string): string {
    const piece = this.pieces.get(id);
    if (piece) return this.withDetails(this.withPlace(piece), this.about(piece));
    const found = this.places.get(id);
    const said = found ? this.withNote(this.touch(id), this.note(found.place)) : this.touch(id);
    return this.withDetails(said, this.piecesAt(id).join(', '));
  }

  /** What a piece, a place or an area does now, and its rule, by the messages `<game>-explain-...` (docs/protocol.md). */
  explain(id: string): Explained {
    const piece = this.pieces.get(id);
    if (piece) return this.explainPiece(piece);
    const found = this.places.get(id);
    if (found) return this.explainPlace(found.place, found.area);
    const area = this.scene.areas.find((one) => one.id === id);
    return area ? this.explained([`area-${areaKind(area)}`], { note: area.note }) : UNEXPLAINED;
  }

  explainPiece({ kind, word, count, about }: Piece): Explained {
    return this.explained([`${kind}-${word}`, kind], { count, ...about });
  }

  /** The name of an area with its note, such as the round. */
  describeArea(id: string): string {
    const area = this.scene.areas.find((one) => one.id === id);
    return area ? this.withNote(this.area(area), area.note) : '';
  }

  /** The note of a place in words, by the message `<label>-note` where the game has one; else as it is. */
  note({ label, note, about }: Place): string {
    const key = `${label}-note`;
    return note && this.words.knows(key) ? this.words.say(key, { ...about }) : bareNote(note);
  }

  /** A name with further details. */
  withDetails(thing: string, more: string): string {
    return more ? this.words.say('web-explained', { thing, more }) : thing;
  }

  /** A name with its note, unless the name contains it; a note may come in brackets. */
  withNote(thing: string, note: string): string {
    const bare = bareNote(note);
    return bare && !thing.split(/[\s,:;()]+/).includes(bare) ? this.words.say('web-noted', { thing, note: bare }) : thing;
  }

  piece(piece: Piece): string {
    const named = this.pieceWord(piece);
    const whose = piece.owner && !named.includes(this.words.name(piece.owner)) ? this.withOwner(piece.owner, named) : named;
    return piece.count > 1 ? this.words.say('web-counted', { count: piece.count, thing: whose }) : whose;
  }

  place(place: Place): string {
    const found = this.places.get(place.id);
    const owner = place.owner || found?.area.owner || '';
    const own = this.ownWord(place.id);
    if (own !== null) return owner ? this.withOwner(owner, own) : own;
    const full = `${this.game}-place-${place.id}`; // a label on the board may be shortened
    if (!owner && this.words.knows(full)) return this.words.say(full);
    if (place.label) return owner ? this.withOwner(owner, this.words.say(place.label)) : this.words.say(place.label);
    const nth = { group: found ? this.area(found.area) : '', nth: found?.nth ?? 0 };
    return this.touchWord(place.id) ?? this.placeWord(place.id, owner) ?? this.words.say('web-place-nth', nth);
  }

  area(area: Area): string {
    const title = area.title ? this.words.say(area.title) : '';
    if (!area.owner) return title || this.words.noun('area', area.id);
    const whose =
      area.owner === this.viewer ? this.words.say('web-you-called', { name: area.owner }) : this.words.name(area.owner);
    return title ? `${whose} · ${title}` : whose;
  }

  /** Descriptions of the pieces at a place. */
  piecesAt(place: string): string[] {
    return this.scene.pieces.filter((piece) => piece.place === place).map((piece) => this.describePiece(piece));
  }

  /** A place with what lies there; one that has only a note, such as a pile with its number, is not called empty. */
  contents(place: Place): string {
    const lying = this.piecesAt(place.id);
    const said = this.withNote(this.place(place), this.note(place));
    return this.withDetails(said, lying.length || place.note.trim() ? lying.join(', ') : this.words.say('web-empty'));
  }

  private explainPlace(place: Place, area: Area): Explained {
    const parts = placeParts(place.id, place.owner || area.owner);
    const names = parts.map((_, index) => `place-${parts.slice(0, parts.length - index).join('-')}`);
    return this.explained([...names, `place-${areaKind(area)}`], { note: place.note, ...place.about });
  }

  private explained(names: string[], args: Args): Explained {
    const key = names.map((name) => explanationKey(this.game, name)).find((one) => this.words.knows(one));
    return key ? { said: this.words.say(key, args), rule: this.words.rule(key) } : UNEXPLAINED;
  }

  /** The piece of nobody that lies where an action ends: the sentence `do-<family>-<kind>` names it, not its place. */
  private targetOf({ path }: Choice): Piece | undefined {
    return this.scene.pieces.find(({ place, owner }) => place === path.at(-1) && !owner);
  }

  private describePiece(piece: Piece): string {
    return this.withDetails(this.piece(piece), this.about(piece));
  }

  /** A piece by its name, and by its place if an equal piece of the same area lies elsewhere. */
  private withPlace(piece: Piece): string {
    const at = this.places.get(piece.place);
    const twin = this.scene.pieces.some(
      ({ id, place, kind, word, owner }) =>
        id !== piece.id &&
        place !== piece.place &&
        kind === piece.kind &&
        word === piece.word &&
        owner === piece.owner &&
        this.places.get(place)?.area === at?.area,
    );
    const thing = this.piece(piece);
    return at && twin ? this.words.say('web-at-place', { thing, place: this.place(at.place) }) : thing;
  }

  private withOwner(owner: string, what: string): string {
    return owner === this.viewer
      ? this.words.say('web-own', { thing: what })
      : this.words.say('web-owned', { who: owner, thing: what });
  }

  private pieceWord(piece: Piece): string {
    if (this.words.knows(`${this.game}-${piece.kind}-${piece.word}`))
      return this.words.noun(piece.kind, piece.word, this.game);
    const general = `${this.game}-piece-${piece.kind}`;
    const parts = piece.parts.map(({ kind, word }) => this.words.noun(kind, word, this.game)).join(', ');
    const noun = this.words.noun(piece.kind, piece.word, this.game);
    if (this.words.knows(general)) return this.words.say(general, { word: noun, parts });
    return noun === piece.word ? this.words.name(piece.word) : noun;
  }

  /** The name of a place without label: `p2.tower.3` is `place-tower-3`, or `place-tower` with the word `3`, and its owner. */
  private placeWord(id: string, owner: string): string | null {
    const parts = placeParts(id, owner);
    for (let length = parts.length; length > 0; length--) {
      const key = `${this.game}-place-${parts.slice(0, length).join('-')}`;
      if (!this.words.knows(key)) continue;
      const said = this.words.say(key, { word: this.words.noun('place', parts.slice(length).join('.'), this.game) });
      return owner ? this.withOwner(owner, said) : said;
    }
    return null;
  }

  /** `tower.left` is the noun `tower-left`, if there is one; it is more precise than the label on the board. */
  private ownWord(id: string): string | null {
    const dot = id.indexOf('.');
    if (dot < 0) return null;
    const said = this.words.noun(id.slice(0, dot), id.slice(dot + 1), this.game);
    return said === id.slice(dot + 1) ? null : said;
  }

  /** `ring.left` is the message `touch-ring-left`, or `touch-ring` with the word `left`. */
  private touchWord(id: string): string | null {
    const key = `${this.game}-touch-${id.replace(/[^A-Za-z0-9_-]/g, '-')}`;
    if (this.words.knows(key)) return this.words.say(key);
    const dot = id.indexOf('.');
    if (dot < 0) return null;
    const [head, tail] = [id.slice(0, dot), id.slice(dot + 1)];
    const general = `${this.game}-touch-${head}`;
    if (this.words.knows(general)) return this.words.say(general, { word: this.words.noun(head, tail, this.game) });
    return this.ownWord(id);
  }
}

/** The parts of the id of a place, without the seat it belongs to. */
function placeParts(id: string, owner: string): string[] {
  return (owner && id.startsWith(`${owner}.`) ? id.slice(owner.length + 1) : id).split('.');
}

/** The areas of all seats are explained alike. */
const areaKind = (area: Area): string => (area.owner === area.id ? 'player' : area.id);

const explanationKey = (game: string, name: string): string => `${game}-explain-${name}`.replace(/[^A-Za-z0-9_-]/g, '-');
