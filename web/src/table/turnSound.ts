// A short sound that announces the player's turn.

let context: AudioContext | null = null;

export function playTurnSound(): void {
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.linearRampToValueAtTime(0.12, now + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, now + 0.35);
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: 660 });
    tone.connect(gain).connect(context.destination);
    tone.start(now);
    tone.stop(now + 0.36);
  } catch {
    // the browser has no audio
  }
}
