import sharp from "sharp";
import { lit, mix, rgb } from "../light/colours.ts";
import { type Cutout, trimmed } from "../objects/motifs.ts";

/** The colours of paper and foil of each brand's boxes. */
const papers: Readonly<Record<string, readonly [paper: string, foil: string]>> = {
  Arpeli: ["#7a2630", "#e9c583"],
  Bathmoor: ["#cfe0dc", "#5c8f8c"],
  Corvane: ["#1f2b3d", "#d9c08a"],
  Halmstrand: ["#d9c7a6", "#5a4630"],
  Kestrin: ["#eef0f2", "#3a4654"],
  Lanternhouse: ["#7c1f2f", "#f2cf80"],
  Loperi: ["#d98d63", "#fff1de"],
  Lumvik: ["#23262b", "#e8e4da"],
  Nordlys: ["#2f4a5a", "#a8e0dc"],
  Oldgate: ["#4c3a2a", "#e3c07a"],
  Orsoline: ["#16463a", "#ecd08a"],
  Quillbee: ["#e6b84a", "#4a3413"],
  Sixpip: ["#4a3a86", "#f6c84c"],
  Spindrel: ["#e4572e", "#fff2e8"],
  Sugarloom: ["#e9a3ad", "#7a2436"],
  Tarnvik: ["#4a6b45", "#eee3b8"],
  Tavolin: ["#f0ebe0", "#b03a2e"],
  Tumblewick: ["#f3c94e", "#2f5f8f"],
  Wollgrove: ["#e9dfd0", "#6a3f4a"],
};

/** The width of a box's drawing in SVG units. */
const BOX = 100;

type Box = {
  brand: string;
  /** The item's silhouette in the foil's colour, as a data URL. */
  print: string;
  side: number;
};

export function foilOf(brand: string): string {
  return (papers[brand] ?? ["#888888", "#ffffff"])[1];
}

function hex(colour: readonly [number, number, number]): string {
  const bytes = colour.map((part) => Math.round(Math.min(1, part) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

function shades(brand: string) {
  const [paper, foil] = papers[brand] ?? ["#888888", "#ffffff"];
  const base = rgb(paper);
  return {
    foil,
    front: hex(base),
    low: hex(lit(base, 0.84)),
    side: hex(lit(base, 0.66)),
    deep: hex(lit(base, 0.52)),
    top: hex(mix(lit(base, 1.08), [1, 1, 1], 0.12)),
  };
}

async function drawn(svg: string, side: number): Promise<Cutout> {
  const { data, info } = await sharp(Buffer.from(svg), { density: (72 * side) / BOX })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return trimmed({ width: info.width, height: info.height, pixels: data });
}

/** Draws the item's box as it stands on a table. */
export function standingBox({ brand, print, side }: Box): Promise<Cutout> {
  const { foil, front, low, side: dark, deep, top } = shades(brand);
  return drawn(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><defs>
    <linearGradient id="f" x2=".3" y2="1"><stop stop-color="${front}"/><stop offset="1" stop-color="${low}"/></linearGradient>
    <linearGradient id="s" x2="1" y2="0"><stop stop-color="${dark}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>
    <path d="M4 20h72v78H4z" fill="url(#f)"/><path d="M76 20 94 10v76L76 98z" fill="url(#s)"/>
    <path d="M4 20 22 10h72L76 20z" fill="${top}"/><path d="M4 34h72v1.100H4z" fill="${deep}" opacity=".35"/>
    <path d="M76 34 94 24v1.100L76 35.100z" fill="#000" opacity=".3"/><path d="M4 20h72v.6H4z" fill="#fff" opacity=".4"/>
    <path d="M9.5 40.500h61v52h-61z" fill="none" stroke="${foil}" stroke-width=".7" opacity=".8"/>
    <image href="${print}" x="19" y="45.5" width="42" height="42" preserveAspectRatio="xMidYMid meet"/></svg>`,
    side,
  );
}

/** Draws the item's box as seen from above. */
export function lyingBox({ brand, print, side }: Box): Promise<Cutout> {
  const { foil, front, low, deep, top } = shades(brand);
  return drawn(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><defs>
    <linearGradient id="f" x2="1" y2="1"><stop stop-color="${top}"/><stop offset=".35" stop-color="${front}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>
    <rect x="2" y="2" width="96" height="96" rx="2.5" fill="${deep}"/><rect x="2" y="2" width="94.5" height="94.5" rx="2.5" fill="url(#f)"/>
    <path d="M4.5 3h90" stroke="#fff" stroke-width=".7" opacity=".5" stroke-linecap="round"/>
    <rect x="9" y="9" width="80.5" height="80.5" rx="1" fill="none" stroke="${foil}" stroke-width=".7" opacity=".8"/>
    <image href="${print}" x="24" y="24" width="50" height="50" preserveAspectRatio="xMidYMid meet"/></svg>`,
    side,
  );
}
