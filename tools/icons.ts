// npm run icons: draws the shop's icons from the logo apps/web/public/favicon.svg into the same folder.
import { readFile, writeFile } from "node:fs/promises";
import { type Browser, chromium } from "playwright-core";
import { chromiumExecutable } from "./chromium.ts";

const folder = new URL("../apps/web/public/", import.meta.url);
/** The value of the token --canvas in the dark colour scheme. */
const CANVAS = "#0a0e0f";

type Drawing = {
  /** Width and height in pixels. */
  size: number;
  /** The width of the logo, as a share of the icon's width. */
  share: number;
  background?: string;
  /** The radius of the corners, as a share of the icon's width. */
  radius?: number;
};

async function draw(browser: Browser, mark: string, { size, share, background, radius = 0 }: Drawing): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const frame = `width:${size}px;height:${size}px;display:grid;place-items:center;border-radius:${radius * size}px`;
  const colour = background === undefined ? "" : `;background:${background}`;
  const picture = `data:image/svg+xml;base64,${Buffer.from(mark).toString("base64")}`;
  await page.setContent(
    `<body style="margin:0"><div style="${frame}${colour}"><img width="${size * share}" src="${picture}"></div>`,
    { waitUntil: "load" },
  );
  const image = await page.screenshot({ type: "png", omitBackground: true });
  await page.close();
  return image;
}

/** Builds an ICO file of PNGs, which every current browser reads: a header, one entry per image, then the images. */
function icoOf(images: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

const mark = await readFile(new URL("favicon.svg", folder), "utf8");
const launch = await chromiumExecutable();
const browser = await chromium.launch(launch);

const onCanvas = { background: CANVAS, share: 0.68 };
/**
 * Operating systems crop maskable icons to their own shapes, but never inside a centred circle of 80 % of the width.
 * The logo fits into that circle.
 */
const maskable = { background: CANVAS, share: 0.52 };
const drawings: Record<string, Drawing> = {
  "icon-192.png": { size: 192, radius: 0.2, ...onCanvas },
  "icon-512.png": { size: 512, radius: 0.2, ...onCanvas },
  "icon-maskable-192.png": { size: 192, ...maskable },
  "icon-maskable-512.png": { size: 512, ...maskable },
  "apple-touch-icon.png": { size: 180, ...onCanvas },
};
for (const [name, drawing] of Object.entries(drawings)) {
  await writeFile(new URL(name, folder), await draw(browser, mark, drawing));
  console.log(`apps/web/public/${name}`);
}
const small = [];
for (const size of [16, 32, 48]) small.push({ size, png: await draw(browser, mark, { size, share: 1 }) });
await writeFile(new URL("favicon.ico", folder), icoOf(small));
console.log("apps/web/public/favicon.ico");
await browser.close();
