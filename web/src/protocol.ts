// What the server says: see docs/protocol.md.

/** A part of a piece of more than one colour, with its cells inside the piece. */
export interface Part {
  kind: string;
  word: string;
  x: number;
  y: number;
  lines: string[];
  tone: string;
}

export interface Piece {
  id: string;
  place: string;
  kind: string;
  word: string;
  glyph: string;
  tone: string;
  owner: string;
  count: number;
  /** Empty where a piece is of one colour. */
  parts: Part[];
}

export interface Place {
  id: string;
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
  owner: string;
  note: string;
  frame: boolean;
  spoken: boolean;
}

export interface Area {
  id: string;
  title: string;
  width: number;
  height: number;
  places: Place[];
  owner: string;
  note: string;
  active: boolean;
  rank: number;
}

export interface Scene {
  areas: Area[];
  pieces: Piece[];
}

/** Arguments of a message. */
export type Args = Record<string, unknown>;

/** A legal action: its number, its notation, what a hand touches in order, and the words of its sentence. */
export interface Choice {
  action: number;
  text: string;
  path: string[];
  family: string;
  args: Args;
}

export interface Question {
  step: string;
  rule: string;
  asked: string[];
  choices: Choice[];
  together: boolean;
  sealed: string[];
  own: number | null;
}

export interface Happening {
  at: number;
  kind: string;
  who: string;
  rule: string;
  args: Args;
  text: string;
}

export interface Picture {
  scene: Scene;
  question: Question | null;
  scores: (number | null)[];
  winners: string[];
}

export interface SeatFrame {
  seat: string;
  name: string;
  colour: string;
  symbol: string;
  taken: boolean;
  level: string | null;
  guest: boolean;
  present: boolean;
}

export interface Proposal {
  seat: string;
  level: string;
  agreed: string[];
  missing: string[];
}

/** One line of the points explained; its parts add up to it. */
export interface Points {
  key: string;
  args: Args;
  rule: string;
  points: number;
  parts?: Points[];
}

export interface Frame {
  table: string;
  game: string;
  options: Record<string, string>;
  players: number;
  viewer: string | null;
  phase: 'waiting' | 'playing' | 'over';
  moment: number;
  seats: SeatFrame[];
  commitment: string;
  picture: Picture | null;
  since: number;
  events: Happening[];
  undo: boolean;
  seed: string | null;
  breakdown: Points[] | null;
  proposals: Proposal[];
  next: string | null;
}

// --- what the socket carries: lists of these, each as much as there was to say at once ------------------------------------

export interface Show {
  is: 'show';
  seq: number;
  frame: Frame;
}

/** What was asked is done and kept. */
export interface Done {
  is: 'done';
  id: string;
  moment: number;
}

/** Why something is not done, or cannot be: a message of the catalogues; its sentence in English. */
export interface Reason {
  id: string;
  key: string;
  args: Args;
  rule: string;
  message: string;
  /** The action it speaks against, where one was asked about. */
  choice?: Choice | null;
}

export interface Refused extends Reason {
  is: 'refused';
}

export interface Because extends Reason {
  is: 'why';
}

/** What an action will surely bring; a score is null where it is hidden or uncertain, the scene where any of it is. */
export interface Foreseen {
  is: 'preview';
  id: string;
  action: number;
  events: Happening[];
  scores: (number | null)[];
  scene: Scene | null;
}

export interface Thinking {
  is: 'thinking';
  seat: string;
  progress: number;
}

export interface Considered {
  action: number;
  text: string;
  visits: number;
  /** The result expected, from 0 (lost) to 1 (won). */
  expected: number;
}

export interface Advice {
  is: 'hint';
  id: string;
  moment: number;
  progress: number;
  action: number;
  text: string;
  considered: Considered[];
}

export interface Spoken {
  id: number;
  name: string;
  text: string;
  at: number;
}

export interface Chat {
  is: 'chat';
  lines: Spoken[];
}

/** Everything but frames. */
export type Told = Done | Refused | Because | Foreseen | Thinking | Advice | Chat;

/** What a client asks; the line adds the id. */
export type Asked =
  | { do: 'play'; at: number; action: number }
  | { do: 'undo'; at: number; all: boolean }
  | { do: 'why'; path: string[] }
  | { do: 'preview'; at: number; action: number }
  | { do: 'hint'; level: string }
  | { do: 'say'; text: string }
  | { do: 'propose'; seat: string; level: string }
  | { do: 'return' };
