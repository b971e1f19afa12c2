// Short sounds of the table, made by the browser: the player's turn, a move, points, the end, chat.

export const SOUNDS = ['turn', 'move', 'points', 'end', 'chat'] as const;
export type Sound = (typeof SOUNDS)[number];

interface Tone {
  /** Frequencies in Hz, one after another. */
  notes: readonly number[];
  /** Length of a note in seconds. */
  length: number;
  volume: number;
}

const TONES: Record<Sound, Tone> = {
  turn: { notes: [660], length: 0.35, volume: 0.12 },
  move: { notes: [240], length: 0.09, volume: 0.07 },
  points: { notes: [520, 780], length: 0.12, volume: 0.07 },
  end: { notes: [523, 659, 784, 1047], length: 0.22, volume: 0.1 },
  chat: { notes: [880, 740], length: 0.1, volume: 0.06 },
};

let context: AudioContext | null = null;

/** Plays a sound. Browsers allow none before the first touch; sounds of before are not played later. */
export async function playSound(sound: Sound): Promise<void> {
  try {
    if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
    context ??= new AudioContext();
    if (context.state === 'suspended') await context.resume();
    playTone(context, TONES[sound]);
  } catch {
    // the browser has no audio
  }
}

function playTone(audio: AudioContext, { notes, length, volume }: Tone): void {
  let at = audio.currentTime;
  for (const frequency of notes) {
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(volume, at + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency });
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length + 0.01);
    at += length;
  }
}
