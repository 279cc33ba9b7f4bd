import { oklch } from "./art/colour.ts";
import { cutStones } from "./art/cut-stone.ts";
import { closedLids, lids } from "./art/lids.ts";
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

/** Layers that have a view of their own, in this order to the right of the open box. */
const VIEWS = ["front", "leaves", "back", "walls", "lid", "seam"] as const;

/** The thickness of the closed lid, how far it stands out over the walls, and the gap that lets light out. */
const LID = { high: 0.12, over: 0.035, gap: 0.02 };

/**
 * Draws an open box as SVG of 320 by 320 pixels, transparent and lit from inside, for light and dark backgrounds.
 * Fragments show single layers, so that a page can close the box, open it, and move objects in it. `#front` is the
 * front walls with the leaves that hang over them, `#walls` the same without.
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

  const top = h + LID.gap + LID.high;
  const over = (x: number, y: number, z: number): Point => {
    const out = (side: number) => 0.5 + (side - 0.5) * (1 + 2 * LID.over);
    return [out(x), out(y), z];
  };
  const skirt = (from: Point, to: Point) =>
    draw(
      over(from[0], from[1], top),
      over(to[0], to[1], top),
      over(to[0], to[1], h + LID.gap),
      over(from[0], from[1], h + LID.gap),
    );
  const closed = closedLids[lid].map((points) => points.map(([x, y]) => over(x, y, top)));
  const slit = draw(...[left, near, right].map(([x, y]) => over(x, y, h - LID.gap))).slice(0, -1);
  const light = `fill="none" stroke="${shade(0.95, 0.07, 18)}" d="${slit}"`;
  const leavesLayer = `<ellipse cx="160" cy="${Math.round(mouthY - 26)}" rx="158" ry="118" fill="url(#h)"/>${standing}`;
  const backLayer = [
    `<ellipse cx="160" cy="290" rx="150" ry="28" fill="url(#s)"/>`,
    `<path fill="${shade(0.8, 0.13, 10)}" d="${draw(back, right, near, left)}"/>`,
    `<path fill="url(#i)" d="${draw(inBack, inRight, inNear, inLeft)}"/>`,
    `<path fill="url(#j)" d="${draw(inBack, inRight, inNear)}"/>`,
  ].join("");

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

  const walls = [
    `<path fill="url(#l)" stroke="url(#l)" stroke-width="3" d="${draw(left, near, nearFoot, leftFoot)}"/>`,
    `<path fill="url(#r)" stroke="url(#r)" stroke-width="3" d="${draw(near, right, rightFoot, nearFoot)}"/>`,
    onWall(left, near, 0.62),
    onWall(near, right, 0.36),
    `<path fill="#fff" opacity=".11" d="${draw(left, near, leftFoot)}"/><path opacity=".18" d="${draw(right, rightFoot, nearFoot)}"/>`,
    caps,
    `<path fill="${shade(0.82, 0.13, 10)}" d="${draw(left, near, inNear, inLeft)}"/><path fill="${shade(0.7, 0.15, 6)}" d="${draw(near, right, inRight, inNear)}"/>`,
    `<path fill="none" stroke="${shade(0.94, 0.06, 14)}" stroke-width="2" d="${draw(left, near, right).slice(0, -1)}"/>`,
    `<path stroke="#fff" stroke-width="2" opacity=".4" d="${draw(near, nearFoot)}"/>`,
  ].join("");
  const brim = draw(over(0, 1, top), over(1, 1, top), over(1, 0, top)).slice(0, -1);
  const cover = [
    `<path fill="${shade(0.58, 0.16, 6)}" d="${skirt(left, near)}"/><path fill="${shade(0.4, 0.14, -6)}" d="${skirt(near, right)}"/>`,
    cutStones(camera, closed, shade(0.69, 0.16, 8), edge),
    `<path fill="none" stroke="${shade(0.94, 0.06, 14)}" stroke-width="2" d="${brim}"/>`,
  ].join("");
  const glow = [
    [16, 0.14],
    [8, 0.3],
    [3, 1],
  ]
    .map(([width, opacity]) => `<path stroke-width="${width}" opacity="${opacity}" ${light}/>`)
    .join("");

  const beside = (view: (typeof VIEWS)[number]) => 320 * (VIEWS.indexOf(view) + 1);
  const views = VIEWS.map((view) => `<view id="${view}" viewBox="${beside(view)} 0 320 320"/>`).join("");
  const shown = { front: "f", leaves: "a", back: "b", walls: "e" } as const;
  const copies = Object.entries(shown).map(
    ([view, id]) => `<use href="#${id}" x="${beside(view as keyof typeof shown)}"/>`,
  );
  const aside = (view: "seam" | "lid", drawing: string) => `<g transform="translate(${beside(view)})">${drawing}</g>`;

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320">${views}<defs>${definitions.join("")}</defs>`,
    `<g stroke-linejoin="round"><g id="a">${leavesLayer}</g><g id="b">${backLayer}</g>`,
    `<g id="f"><g id="e">${walls}</g>${hanging}</g>${copies.join("")}`,
    `${aside("seam", glow)}${aside("lid", cover)}</g></svg>\n`,
  ].join("");
}
