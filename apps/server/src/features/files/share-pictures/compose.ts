import sharp, { type OverlayOptions } from "sharp";
import { fileURLToPath } from "node:url";
import type { ShareWork } from "./share-picture.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
/** The colours --canvas, --text and --primary-text of the dark scheme. */
const CANVAS = "#0a0e0f";
const INK = "#eaf2ef";
const GREEN = "#2bd98a";
const QUALITY = 86;

const FONT_FILE = fileURLToPath(new URL("../fonts/PublicSans-SemiBold.ttf", import.meta.url));
/** The square for the picture, to the right of the words. */
const SCENE = { left: 640, top: 65, size: 500 };
const WORDS_WIDTH = SCENE.left - MARGIN - 24;
const NAME_HEIGHT = 250;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

type Line = { text: string; size: number; color: string };

/** Renders words as a picture. Makes them smaller if they would be higher than `most`. */
async function words({ text, size, color }: Line, most?: number): Promise<{ input: Buffer; height: number }> {
  const markup = `<span foreground="${color}">${escaped(text)}</span>`;
  const set = async (bound: { dpi: number } | { height: number }) =>
    sharp({
      text: {
        text: markup,
        font: `Public Sans SemiBold ${size}`,
        fontfile: FONT_FILE,
        width: WORDS_WIDTH,
        rgba: true,
        ...bound,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  let { data, info } = await set({ dpi: 72 });
  if (most !== undefined && info.height > most) ({ data, info } = await set({ height: most }));
  return { input: data, height: info.height };
}

const asData = (png: Buffer) => `data:image/png;base64,${png.toString("base64")}`;

async function square(picture: Buffer, size: number): Promise<string> {
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  return asData(
    await sharp(picture, { density: 216 })
      .resize({ width: size, height: size, fit: "contain", background: transparent })
      .png()
      .toBuffer(),
  );
}

/**
 * Returns the SVG of the square. A single item's picture fills it; pictures of a box's items rise out of the box, as on
 * the shop's cards. Units are hundredths of the square.
 */
async function scene({ box, pictures }: ShareWork): Promise<string> {
  const [first] = pictures;
  if (box === undefined)
    return first === undefined
      ? ""
      : `<clipPath id="corners"><rect x="8" y="8" width="84" height="84" rx="6"/></clipPath>
        <image x="8" y="8" width="84" height="84" clip-path="url(#corners)" href="${await square(first, 420)}"/>`;
  const svg = box.toString();
  const front = Buffer.from(svg.replace(/viewBox="0 0 (\d+) (\d+)"/, 'viewBox="$1 0 $1 $2"'));
  const places = [
    { x: 8, y: 25, lean: -18 },
    { x: 58, y: 25, lean: 18 },
    { x: 33, y: 16, lean: 0 },
  ];
  const [best, second, third] = await Promise.all(pictures.map((picture) => square(picture, 256)));
  const rising = [second, third, best].map((href, place) => {
    const at = places[place];
    if (href === undefined || at === undefined) return "";
    const turn = `rotate(${at.lean} ${at.x + 17} ${at.y + 17})`;
    return `<image x="${at.x}" y="${at.y}" width="34" height="34" transform="${turn}" href="${href}"/>`;
  });
  const wall = async (picture: Buffer) =>
    `<image x="4" y="10" width="92" height="92" href="${await square(picture, 460)}"/>`;
  return [await wall(box), ...rising, svg.startsWith("<svg") ? await wall(front) : ""].join("");
}

/** Finds the most frequent colour of the box's front. */
async function glowOf({ box, color }: ShareWork): Promise<string> {
  if (box === undefined) return color;
  const front = await sharp(box)
    .resize(100, 100)
    .extract({ left: 25, top: 60, width: 50, height: 25 })
    .png()
    .toBuffer();
  const { dominant } = await sharp(front).stats();
  return `rgb(${dominant.r} ${dominant.g} ${dominant.b})`;
}

/** Draws the picture as JPEG of 1200 × 630 pixels, with the name, the price, the shop's name and a picture. */
export async function compose(work: ShareWork): Promise<Buffer> {
  const { left, top, size } = SCENE;
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><radialGradient id="glow"><stop stop-color="${await glowOf(work)}" stop-opacity=".5"/>
      <stop offset="1" stop-color="${CANVAS}" stop-opacity="0"/></radialGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${CANVAS}"/>
    <ellipse cx="${left + size / 2}" cy="${HEIGHT / 2}" rx="460" ry="420" fill="url(#glow)"/>
    <svg x="${left}" y="${top}" width="${size}" height="${size}" viewBox="0 0 100 100">${await scene(work)}</svg>
  </svg>`;
  const name = await words({ text: work.name, size: 68, color: INK }, NAME_HEIGHT);
  const layers: OverlayOptions[] = [];
  let y = Math.round((HEIGHT - name.height) / 2) - 12;
  layers.push({ input: name.input, left: MARGIN, top: y });
  y += name.height + 36;
  if (work.price !== undefined) {
    const price = await words({ text: work.price, size: 58, color: GREEN });
    layers.push({ input: price.input, left: MARGIN, top: y });
  }
  if (work.brand !== work.name) {
    const brand = await words({ text: work.brand, size: 34, color: GREEN }, 44);
    layers.push({ input: brand.input, left: MARGIN, top: MARGIN });
  }
  return sharp(Buffer.from(ground)).composite(layers).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
}
