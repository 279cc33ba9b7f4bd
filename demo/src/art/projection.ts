/**
 * A point in the box's space. x runs to the right and y to the left, both towards the viewer; z runs upwards. A wall is
 * one unit wide.
 */
export type Point = readonly [x: number, y: number, z: number];

/** The position of a point in the picture, in pixels. */
type Spot = readonly [x: number, y: number];

export type Camera = { scale: number; originX: number; originY: number };

// The camera looks at a corner of the box (45 degrees) and from 31 degrees above.
const SIDE = Math.SQRT1_2;
const SINE = 0.515;
const COSINE = 0.857;

export function project({ scale, originX, originY }: Camera, [x, y, z]: Point): Spot {
  return [originX + (x - y) * SIDE * scale, originY + ((x + y) * SIDE * SINE - z * COSINE) * scale];
}

function rounded(value: number, step: number): string {
  return String(Math.round(value / step) * step);
}

/** Returns a closed SVG path through the points, rounded to `step` pixels. */
export function outline(camera: Camera, points: readonly Point[], step: 0.5 | 1 = 0.5): string {
  const spots = points.map((point) =>
    project(camera, point)
      .map((value) => rounded(value, step))
      .join(" "),
  );
  return `M${spots.join("L")}Z`;
}

/**
 * Returns the SVG matrix that projects a flat drawing, 100 pixels per unit, onto a plane. The plane's origin is a
 * corner of the box.
 */
export function layOnto(camera: Camera, origin: Point, right: Point, down: Point): string {
  const [ox, oy] = project(camera, origin);
  const [rx, ry] = project(camera, right);
  const [dx, dy] = project(camera, down);
  const slopes = [(rx - ox) / 100, (ry - oy) / 100, (dx - ox) / 100, (dy - oy) / 100];
  return `matrix(${[...slopes.map((slope) => String(Math.round(slope * 1000) / 1000)), rounded(ox, 0.5), rounded(oy, 0.5)].join(" ")})`;
}

/** Returns the centre of the points, or the origin if there are no points. */
export function middle(points: readonly Point[]): Point {
  const mean = (axis: 0 | 1 | 2) => points.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, points.length);
  return [mean(0), mean(1), mean(2)];
}

/** Returns the point at a fraction (0 to 1) of the way from one point to another. */
export function towards(from: Point, to: Point, part: number): Point {
  const along = (axis: 0 | 1 | 2) => from[axis] + (to[axis] - from[axis]) * part;
  return [along(0), along(1), along(2)];
}
