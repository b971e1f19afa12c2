// The nine stones as solids in perspective: quarters of two frustums and a capstone, lit from the left.

export type Point = readonly [number, number];
type Solid = readonly [number, number, number];

const STONES = ['base', 'middle', 'capstone'] as const;
export type Stone = (typeof STONES)[number];

/** The kind of a stone by the word of its piece. */
export const stoneOf = (word: string): Stone => STONES.find((stone) => stone === word) ?? 'base';

export const LETTERS = ['a', 'b', 'c', 'd'] as const;
export type Letter = (typeof LETTERS)[number];

export interface Face {
  points: Point[];
  /** Brightness from 0 to 1. */
  light: number;
  /** The seams of its courses. */
  seams: (readonly [Point, Point])[];
}

export interface Shape {
  faces: Face[];
  outline: Point[];
  /** The shadow on the ground. */
  shadow: Point[];
  x: number;
  y: number;
  width: number;
  height: number;
}

const YAW = (27 * Math.PI) / 180;
const ELEVATION = (30 * Math.PI) / 180;
export const HEIGHT = 1.5;
/** Half the width of the pyramid at the ground, above the base stones and above the middle stones. */
const WIDTHS: readonly [number, number, number, number] = [1, 0.66, 0.34, 0];
const LIGHT: Solid = [-0.62, 0.4, 0.68];
const COURSES: Record<Stone, number> = { base: 4, middle: 4, capstone: 3 };
/** Direction of the plots from the middle of the site: A and B behind, C and D in front. */
const CORNERS: Record<Letter, readonly [number, number]> = { a: [-1, -1], b: [1, -1], c: [-1, 1], d: [1, 1] };

const rotated = ([x, y, z]: Solid): Solid => [
  x * Math.cos(YAW) - y * Math.sin(YAW),
  x * Math.sin(YAW) + y * Math.cos(YAW),
  z,
];

/** The projection of a point in space; the middle of the site is 0, 0. */
export function project(point: Solid): Point {
  const [x, y, z] = rotated(point);
  return [x, y * Math.sin(ELEVATION) - z * Math.cos(ELEVATION)];
}

const level = (width: number): number => (1 - width) * HEIGHT;

function square(letter: Letter, width: number): Solid[] {
  const [right, front] = CORNERS[letter];
  const z = level(width);
  return [
    [0, 0, z],
    [right * width, 0, z],
    [right * width, front * width, z],
    [0, front * width, z],
  ];
}

function solidBetween(below: Solid[], above: Solid[], courses: number): Shape {
  const middle = mean([...below, ...above]);
  const sides = below.map((corner, index): Solid[] => {
    const next = (index + 1) % below.length;
    return [corner, below[next] ?? corner, above[next] ?? corner, above[index] ?? corner];
  });
  const faces = [...sides, above].flatMap((face) => visibleFace(face, middle, face === above ? 0 : courses));
  const all = [...below, ...above];
  return bounded(faces, hull(all.map(project)), hull(all.map((point) => onGround(shadowOf(rotated(point))))));
}

/** A face if it is visible, otherwise nothing. */
function visibleFace(face: Solid[], middle: Solid, courses: number): Face[] {
  const [a, b, c, d] = face;
  if (!a || !b || !c || !d) return [];
  let normal = cross(less(c, a), less(d, b));
  if (dot(normal, less(mean(face), middle)) < 0) normal = [-normal[0], -normal[1], -normal[2]];
  const size = Math.hypot(...normal);
  if (size < 1e-9) return [];
  const [x, y, z] = rotated([normal[0] / size, normal[1] / size, normal[2] / size]);
  if (y * Math.cos(ELEVATION) + z * Math.sin(ELEVATION) < 0.01) return [];
  const light = Math.max(0, dot([x, y, z], LIGHT));
  const [p, q, r, s] = [project(a), project(b), project(c), project(d)];
  return [{ points: [p, q, r, s], light, seams: seams(p, q, r, s, courses) }];
}

/** Lines between the courses, and joints that alternate from course to course. */
function seams(p: Point, q: Point, r: Point, s: Point, courses: number): (readonly [Point, Point])[] {
  const lines: (readonly [Point, Point])[] = [];
  for (let course = 0; course < courses; course += 1) {
    const [low, high] = [course / courses, (course + 1) / courses];
    const [left, right, upLeft, upRight] = [mix(p, s, low), mix(q, r, low), mix(p, s, high), mix(q, r, high)];
    if (course > 0) lines.push([left, right]);
    for (let joint = course % 2 ? 0.25 : 0.5; joint < 0.95; joint += 0.5)
      lines.push([mix(left, right, joint), mix(upLeft, upRight, joint)]);
  }
  return lines;
}

/** The shadow of a point on the ground, in rotated space. */
const shadowOf = ([x, y, z]: Solid): Solid => [x - (LIGHT[0] / LIGHT[2]) * z, y - (LIGHT[1] / LIGHT[2]) * z, 0];
const onGround = ([x, y]: Solid): Point => [x, y * Math.sin(ELEVATION)];

function bounded(faces: Face[], outline: Point[], shadow: Point[]): Shape {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { faces, outline, shadow, x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The stone of a tier at a plot; the capstone is the same at all plots. */
function stone(kind: Stone, letter: Letter): Shape {
  if (kind !== 'capstone') {
    const lower = kind === 'base' ? 0 : 1;
    return solidBetween(square(letter, WIDTHS[lower]), square(letter, WIDTHS[lower + 1] ?? 0), COURSES[kind]);
  }
  const width = WIDTHS[2];
  const ground: Solid[] = [
    [-width, -width, level(width)],
    [width, -width, level(width)],
    [width, width, level(width)],
    [-width, width, level(width)],
  ];
  return solidBetween(
    ground,
    ground.map((): Solid => [0, 0, HEIGHT]),
    COURSES.capstone,
  );
}

const SHAPES = new Map<string, Shape>();

export function shapeOf(kind: Stone, letter: Letter): Shape {
  const key = `${kind}.${letter}`;
  const known = SHAPES.get(key) ?? stone(kind, letter);
  SHAPES.set(key, known);
  return known;
}

/** The ground of a plot. */
export function plot(letter: Letter): Point[] {
  return square(letter, 1).map(project);
}

/** The outer corner of a plot on the ground; `out` above 1 is further out. */
export function corner(letter: Letter, out = 1): Point {
  const [right, front] = CORNERS[letter];
  return project([right * out, front * out, 0]);
}

export const path = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;

/** Points scaled and moved. */
export const transformed = (points: readonly Point[], scale: number, x: number, y: number): Point[] =>
  points.map(([px, py]) => [px * scale + x, py * scale + y]);

/** Scale and position of a shape that is as large as fits into a box, at its bottom. */
export function fitted(shape: Shape, width: number, height: number): readonly [number, number, number] {
  const scale = Math.min(width / shape.width, height / shape.height);
  return [scale, (width - shape.width * scale) / 2 - shape.x * scale, height - (shape.height + shape.y) * scale];
}

/** The plot that a place of the pyramid belongs to; elsewhere stones look as they do at plot C. */
export const letterOf = (place: string): Letter => LETTERS.find((letter) => place.startsWith(`site.${letter}.`)) ?? 'c';

/** The colour of limestone, or of the golden capstone, at a brightness. */
export function tint(kind: Stone, light: number): string {
  const [dark, bright] = kind === 'capstone' ? GOLD : LIME;
  return `rgb(${dark.map((value, index) => Math.round(value + ((bright[index] ?? value) - value) * light)).join(' ')})`;
}

const LIME: readonly [Solid, Solid] = [
  [112, 82, 42],
  [252, 234, 192],
];
const GOLD: readonly [Solid, Solid] = [
  [128, 80, 8],
  [255, 224, 120],
];

/** The convex hull of points. */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1 && !leftTurn(chain.at(-2) ?? point, chain.at(-1) ?? point, point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const leftTurn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): boolean =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 1e-9;
const mix = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [ax + (bx - ax) * share, ay + (by - ay) * share];
const less = ([ax, ay, az]: Solid, [bx, by, bz]: Solid): Solid => [ax - bx, ay - by, az - bz];
const dot = ([ax, ay, az]: Solid, [bx, by, bz]: Solid): number => ax * bx + ay * by + az * bz;
const cross = ([ax, ay, az]: Solid, [bx, by, bz]: Solid): Solid => [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
const mean = (points: readonly Solid[]): Solid => {
  const sum = points.reduce(([ax, ay, az], [bx, by, bz]) => [ax + bx, ay + by, az + bz]);
  return [sum[0] / points.length, sum[1] / points.length, sum[2] / points.length];
};
