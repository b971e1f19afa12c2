// The HTTP client: requests to the server, and errors as it reports them (docs/protocol.md).

import type { Args } from './protocol';

export interface Guest {
  id: string;
  name: string;
  colour: string;
  symbol: string;
}

export interface Me {
  guest: Guest | null;
  colours: string[];
  symbols: string[];
}

export interface Option {
  name: string;
  values: string[];
  default: string;
  rule: string;
}

export interface Game {
  name: string;
  title: string;
  rules: string;
  seats: [number, number];
  options: Option[];
}

export interface Games {
  games: Game[];
  levels: string[];
  languages: string[];
}

export interface Seat {
  seat: string;
  name: string;
  colour: string;
  symbol: string;
  level: string | null;
  taken: boolean;
}

export interface Table {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  phase: 'waiting' | 'playing' | 'over';
  open: boolean;
  seats: Seat[];
  seat: string | null;
  your_turn: boolean;
  commitment: string;
  changed: string;
  next: string | null;
  invite?: string;
  watch?: string;
}

export interface Paragraph {
  rule: string;
  text: string;
  heading: boolean;
}

export interface Rulebook {
  title: string;
  introduction: string;
  paragraphs: Paragraph[];
}

/** An error answer of the server: a message key with arguments, and the message in English. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly args: Args,
    readonly rule: string,
    message: string,
  ) {
    super(message);
  }
}

async function checkStatus(response: Response): Promise<Response> {
  if (response.ok) return response;
  let error: { key?: string; args?: Args; rule?: string; message?: string } = {};
  try {
    error = ((await response.json()) as { error?: typeof error }).error ?? {};
  } catch {
    // the body is not JSON: the answer comes from a proxy
  }
  throw new ApiError(
    response.status,
    error.key ?? 'web-no-answer',
    error.args ?? {},
    error.rule ?? '',
    error.message ?? `the server checkStatus ${response.status}`,
  );
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await checkStatus(await fetch(`/api/${path}`, { credentials: 'same-origin', ...init }));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(0, 'web-no-answer', {}, '', 'the server does not answer');
  }
}

export async function get<T>(path: string): Promise<T> {
  return (await request(path)).json() as Promise<T>;
}

export async function getText(path: string): Promise<string> {
  return (await request(path)).text();
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return (await request(path, init)).json() as Promise<T>;
}

/** Appends the query parameters that have a value to a path. */
export function withQuery(path: string, query: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return given.length
    ? `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`
    : path;
}
