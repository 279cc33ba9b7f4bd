import { TIERS, type Tier } from "@trove/contract/tiers";
import type { Keepsake, KeptWin } from "./keepsake.ts";

export const WIDTH = 1080;
export const HEIGHT = 1350;
const EDGE = 84;
const MIDDLE = WIDTH / 2;

const TEXT = "#f4f1ea";
const MUTED = "#b3b7c2";
/** The tiers' colours of the dark theme, because the picture is dark in every theme. */
const COLOURS: Record<Tier, string> = {
  Common: "#93a4b0",
  Uncommon: "#38bdf8",
  Rare: "#818cf8",
  Epic: "#d65bff",
  Legendary: "#ffb020",
};

type Pen = CanvasRenderingContext2D;
/** The pictures of the wins. Undefined for those that could not be loaded. */
type Pictures = readonly (HTMLImageElement | undefined)[];
type Area = { x: number; y: number; size: number };

function fontOf(name: "--font-heading" | "--font-text", weight: number, px: number): string {
  return `${weight} ${px}px ${getComputedStyle(document.documentElement).getPropertyValue(name)}`;
}

/** The lines of a text that fit into a width, at most two. The second one is squeezed by the canvas if it must be. */
function linesOf(pen: Pen, text: string, width: number): string[] {
  const words = text.split(" ");
  let first = "";
  while (words[0] !== undefined && pen.measureText(`${first} ${words[0]}`.trim()).width <= width) {
    first = `${first} ${words.shift()}`.trim();
  }
  return [first, words.join(" ")].filter((line) => line !== "");
}

/** Light in a colour that fades out from the middle. */
function shine(pen: Pen, { x, y, size }: Area, colour: string, strength: number): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, size / 2);
  light.addColorStop(0, colour);
  // The same colour without opacity: towards "transparent", which is black, the light would get a dark ring.
  light.addColorStop(1, colour.startsWith("#") ? `${colour}00` : colour.replace(")", " / 0)"));
  pen.globalAlpha = strength;
  pen.fillStyle = light;
  pen.fillRect(x - size / 2, y - size / 2, size, size);
  pen.globalAlpha = 1;
}

/** The facets of a tier, lit by its rank, with its name: a sign beside the colour. */
function drawTier(pen: Pen, { tier, tierName }: KeptWin, x: number, y: number, px: number): void {
  pen.font = fontOf("--font-text", 600, px);
  const width = pen.measureText(tierName).width + px * 1.5;
  const isMirrored = pen.direction === "rtl";
  const start = isMirrored ? x + width / 2 : x - width / 2;
  const towards = isMirrored ? -1 : 1;
  const lit = TIERS.indexOf(tier) + 1;
  pen.fillStyle = COLOURS[tier];
  for (const facet of [0, 1, 2, 3, 4]) {
    pen.save();
    pen.translate(start + (towards * px) / 2, y - px * 0.34);
    pen.scale(px / 20, px / 20);
    pen.rotate((facet * 72 * Math.PI) / 180);
    pen.globalAlpha = facet < lit ? 1 : 0.25;
    pen.beginPath();
    pen.moveTo(0, -0.9);
    pen.lineTo(-5.3, -8.2);
    pen.lineTo(5.3, -8.2);
    pen.fill();
    pen.restore();
  }
  pen.textAlign = "start";
  pen.fillText(tierName, start + towards * px * 1.5, y);
  pen.textAlign = "center";
}

/** Loads a picture of the shop. Undefined if it can't be loaded: the picture then has the item's name alone. */
async function pictureOf(url: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => image,
    () => undefined,
  );
}

function drawPicture(pen: Pen, image: HTMLImageElement | undefined, { x, y, size }: Area): void {
  if (image === undefined) return;
  const scale = size / Math.max(image.naturalWidth, image.naturalHeight);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  pen.drawImage(image, x - width / 2, y - height / 2, width, height);
}

/** One win fills the upper half. Returns the height at which the facts may begin. */
function drawOne(pen: Pen, win: KeptWin, image: HTMLImageElement | undefined): number {
  const area = { x: MIDDLE, y: 400, size: 430 };
  shine(pen, { ...area, size: 760 }, COLOURS[win.tier], 0.32);
  drawPicture(pen, image, area);
  drawTier(pen, win, MIDDLE, 668, 34);
  pen.fillStyle = TEXT;
  pen.font = fontOf("--font-heading", 700, 54);
  const lines = linesOf(pen, win.name, WIDTH - 2 * EDGE);
  lines.forEach((line, nth) => pen.fillText(line, MIDDLE, 738 + nth * 62, WIDTH - 2 * EDGE));
  return 738 + (lines.length - 1) * 62 + 76;
}

/** Several wins stand in two rows, each with its name, value and chance. */
function drawSeveral(pen: Pen, wins: readonly KeptWin[], images: Pictures): number {
  const inFirst = wins.length === 2 ? 2 : Math.ceil(wins.length / 2);
  const column = Math.min(400, (WIDTH - EDGE) / inFirst);
  const [top, row] = wins.length === 2 ? [330, 0] : [262, 330];
  const size = wins.length === 2 ? 300 : 170;
  wins.forEach((win, nth) => {
    const isSecond = nth >= inFirst;
    const count = isSecond ? wins.length - inFirst : inFirst;
    const x = MIDDLE + ((isSecond ? nth - inFirst : nth) - (count - 1) / 2) * column;
    const y = top + (isSecond ? row : 0);
    shine(pen, { x, y, size: size * 1.6 }, COLOURS[win.tier], 0.3);
    drawPicture(pen, images[nth], { x, y, size });
    const below = y + size / 2 + 40;
    drawTier(pen, win, x, below, 24);
    pen.fillStyle = TEXT;
    pen.font = fontOf("--font-text", 600, 26);
    pen.fillText(win.name, x, below + 38, column - 24);
    pen.fillStyle = MUTED;
    pen.font = fontOf("--font-text", 400, 24);
    pen.fillText(`${win.worth} · ${win.chance}`, x, below + 72, column - 24);
  });
  return top + row + size / 2 + 40 + 72 + 56;
}

function drawFacts(pen: Pen, { facts, by, dir }: Keepsake, top: number): void {
  const [start, end] = dir === "rtl" ? [WIDTH - EDGE, EDGE] : [EDGE, WIDTH - EDGE];
  const step = Math.min(68, (HEIGHT - (by === undefined ? 60 : 130) - top) / facts.length);
  facts.forEach(([name, value], nth) => {
    const y = top + nth * step;
    pen.fillStyle = "rgb(255 255 255 / 12%)";
    pen.fillRect(EDGE, y - step * 0.68, WIDTH - 2 * EDGE, 1.5);
    pen.textAlign = "start";
    pen.fillStyle = MUTED;
    pen.font = fontOf("--font-text", 400, 28);
    pen.fillText(name, start, y, 300);
    pen.textAlign = "end";
    pen.fillStyle = TEXT;
    pen.font = fontOf("--font-text", 600, 30);
    pen.fillText(value, end, y, WIDTH - 2 * EDGE - 320);
  });
  pen.textAlign = "center";
}

/** Loads the pictures of the items, in the order of the wins, and waits for the fonts. */
export async function loadPictures({ wins }: Keepsake): Promise<Pictures> {
  await document.fonts.ready;
  return Promise.all(wins.map(({ picture }) => pictureOf(picture)));
}

/** Draws the picture of an opening. */
export function drawKeepsake(canvas: HTMLCanvasElement, keepsake: Keepsake, pictures: Pictures): void {
  const { shop, boxName, hue, wins, by, dir } = keepsake;
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (pen === null) return;
  pen.direction = dir;
  pen.textAlign = "center";
  pen.fillStyle = `oklch(0.2 0.03 ${hue})`;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  shine(pen, { x: MIDDLE, y: 420, size: 1500 }, `oklch(0.5 0.14 ${hue})`, 0.5);
  pen.fillStyle = TEXT;
  pen.font = fontOf("--font-heading", 700, 40);
  pen.fillText(shop, MIDDLE, 92, WIDTH - 2 * EDGE);
  pen.fillStyle = MUTED;
  pen.font = fontOf("--font-text", 400, 30);
  pen.fillText(boxName, MIDDLE, 138, WIDTH - 2 * EDGE);
  const [first] = wins;
  const top = wins.length === 1 && first ? drawOne(pen, first, pictures[0]) : drawSeveral(pen, wins, pictures);
  drawFacts(pen, keepsake, top);
  if (by === undefined) return;
  pen.fillStyle = MUTED;
  pen.font = fontOf("--font-text", 600, 30);
  pen.fillText(by, MIDDLE, HEIGHT - 62, WIDTH - 2 * EDGE);
}
