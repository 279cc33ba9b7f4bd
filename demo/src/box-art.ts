import { oklch } from "./art/colour.ts";
import { cutStones } from "./art/cut-stone.ts";
import { lids } from "./art/lids.ts";
import type { Leaf, LidName } from "./art/lids.ts";
import { between, downward, outward } from "./art/markup.ts";
import { patterns } from "./art/patterns.ts";
import type { PatternName } from "./art/patterns.ts";
import { layOnto, outline, project, towards } from "./art/projection.ts";
import type { Camera, Point } from "./art/projection.ts";

export const SHAPES = {
  low: { height: 0.62, scale: 142 },
  cube: { height: 0.82, scale: 132 },
  tall: { height: 1.02, scale: 120 },
} as const;

const RIM = 0.075;

export type BoxLook = {
  /** The box's hue in degrees of OKLCH. */
  hue: number;
  /** The hue of the pattern and trim in degrees of OKLCH. */
  accent: number;
  lid: LidName;
  shape: keyof typeof SHAPES;
  pattern: PatternName;
  /** If set, the corners have metal caps. */
  capped?: true;
};

/** The path of a box's picture within demo/pictures. */
export function boxPicture(slug: string): string {
  return `boxes/${slug}.svg`;
}

/**
 * Draws an open box as SVG of 320 by 320 pixels, transparent and lit from inside, for light and dark backgrounds. The
 * fragment `#front` shows only the front walls, so that a page can animate objects between back and front.
 */
export function drawBox({ hue, accent, lid, shape, pattern, capped }: BoxLook): string {
  const { height: h, scale } = SHAPES[shape];
  const camera: Camera = { scale, originX: 160, originY: 300 - scale * 0.728 };
  const draw = (...points: readonly Point[]) => outline(camera, points);
  const shade = (lightness: number, chroma: number, turn = 0) => oklch(lightness, chroma, hue + turn);

  const back: Point = [0, 0, h];
  const left: Point = [0, 1, h];
  const right: Point = [1, 0, h];
  const near: Point = [1, 1, h];
  const leftFoot: Point = [0, 1, 0];
  const rightFoot: Point = [1, 0, 0];
  const nearFoot: Point = [1, 1, 0];
  const inBack: Point = [RIM, RIM, h];
  const inLeft: Point = [RIM, 1 - RIM, h];
  const inRight: Point = [1 - RIM, RIM, h];
  const inNear: Point = [1 - RIM, 1 - RIM, h];
  const mouthY = project(camera, left)[1];
  const backY = project(camera, inBack)[1];
  const nearY = project(camera, inNear)[1];

  const { path, line }: { path: string; line?: number } = patterns[pattern](Math.round(h * 100));
  const ink = oklch(0.84, 0.14, accent);
  const paint = line === undefined ? `fill="${ink}"` : `fill="none" stroke="${ink}" stroke-width="${line}"`;
  const definitions = [
    downward("l", [
      [0, shade(0.66, 0.17, 6)],
      [1, shade(0.42, 0.15, -8)],
    ]),
    downward("r", [
      [0, shade(0.49, 0.15)],
      [1, shade(0.27, 0.11, -14)],
    ]),
    between("o", mouthY, mouthY - 125, [
      [0, shade(0.88, 0.1, 22)],
      [0.4, shade(0.66, 0.16, 8)],
      [1, shade(0.42, 0.14)],
    ]),
    between("i", backY, nearY, [
      [0, shade(0.26, 0.1)],
      [0.45, shade(0.5, 0.16, 6)],
      [0.8, shade(0.85, 0.12, 20)],
      [1, shade(0.97, 0.04, 30)],
    ]),
    between("j", backY, nearY, [
      [0, shade(0.19, 0.08, -8)],
      [0.5, shade(0.36, 0.13)],
      [0.85, shade(0.66, 0.15, 12)],
      [1, shade(0.86, 0.1, 20)],
    ]),
    outward("h", [
      [0, shade(0.82, 0.15, 16), 0.55],
      [0.5, shade(0.7, 0.17, 8), 0.16],
      [1, shade(0.7, 0.17), 0],
    ]),
    outward("s", [
      [0, shade(0.16, 0.06), 0.6],
      [0.6, shade(0.3, 0.12), 0.22],
      [1, shade(0.4, 0.15), 0],
    ]),
    `<clipPath id="w"><path d="M0 0h100v${Math.round(h * 100)}H0z"/></clipPath>`,
    `<path id="p" ${paint} d="${path}"/>`,
  ];

  const edge = shade(0.9, 0.08, 12);
  const leaves: readonly Leaf[] = lids[lid](h);
  const leavesIn = (front: boolean) => leaves.filter(({ inFront }) => inFront === front).map(({ points }) => points);
  const standing = cutStones(camera, leavesIn(false), "url(#o)", edge);
  const hanging = cutStones(camera, leavesIn(true), shade(0.72, 0.15, 10), edge);

  const onWall = (origin: Point, end: Point, opacity: number) => {
    const below: Point = [origin[0], origin[1], origin[2] - 1];
    return `<g clip-path="url(#w)" opacity="${opacity}" transform="${layOnto(camera, origin, end, below)}"><use href="#p"/></g>`;
  };
  const cap = (corner: Point, ...ends: readonly Point[]) =>
    outline(camera, [corner, ...ends.map((end) => towards(corner, end, 0.2))], 1);
  const leftCaps = [
    cap(near, left, nearFoot),
    cap(nearFoot, leftFoot, near),
    cap(left, near, leftFoot),
    cap(leftFoot, left, nearFoot),
  ];
  const rightCaps = [
    cap(near, nearFoot, right),
    cap(nearFoot, near, rightFoot),
    cap(right, near, rightFoot),
    cap(rightFoot, right, nearFoot),
  ];
  const metal = (lightness: number, outlines: readonly string[]) =>
    `<path fill="${oklch(lightness, 0.12, accent)}" d="${outlines.join("")}"/>`;
  const caps = capped ? metal(0.87, leftCaps) + metal(0.68, rightCaps) : "";

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320"><view id="front" viewBox="320 0 320 320"/>`,
    `<defs>${definitions.join("")}</defs><ellipse cx="160" cy="290" rx="150" ry="28" fill="url(#s)"/>`,
    `<ellipse cx="160" cy="${Math.round(mouthY - 26)}" rx="158" ry="118" fill="url(#h)"/>`,
    `<g stroke-linejoin="round">${standing}<path fill="${shade(0.8, 0.13, 10)}" d="${draw(back, right, near, left)}"/>`,
    `<path fill="url(#i)" d="${draw(inBack, inRight, inNear, inLeft)}"/>`,
    `<path fill="url(#j)" d="${draw(inBack, inRight, inNear)}"/></g>`,
    `<g id="f" stroke-linejoin="round"><path fill="url(#l)" stroke="url(#l)" stroke-width="3" d="${draw(left, near, nearFoot, leftFoot)}"/>`,
    `<path fill="url(#r)" stroke="url(#r)" stroke-width="3" d="${draw(near, right, rightFoot, nearFoot)}"/>`,
    onWall(left, near, 0.62),
    onWall(near, right, 0.36),
    `<path fill="#fff" opacity=".11" d="${draw(left, near, leftFoot)}"/><path opacity=".18" d="${draw(right, rightFoot, nearFoot)}"/>`,
    caps,
    `<path fill="${shade(0.82, 0.13, 10)}" d="${draw(left, near, inNear, inLeft)}"/><path fill="${shade(0.7, 0.15, 6)}" d="${draw(near, right, inRight, inNear)}"/>`,
    `<path fill="none" stroke="${shade(0.94, 0.06, 14)}" stroke-width="2" d="${draw(left, near, right).slice(0, -1)}"/>`,
    `<path stroke="#fff" stroke-width="2" opacity=".4" d="${draw(near, nearFoot)}"/>`,
    `${hanging}</g><use href="#f" x="320"/></svg>\n`,
  ].join("");
}
