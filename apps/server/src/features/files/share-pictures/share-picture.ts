import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { atMost } from "../../../command/at-most.ts";

const program = fileURLToPath(new URL("share-picture-process.ts", import.meta.url));
const MOST_MS = 20_000;

/** What a picture for shared links shows. */
export type ShareWork = {
  brand: string;
  name: string;
  price?: string;
  /** Colour of the light behind an item; a box has its own. */
  color: string;
  /** The picture of a box, from which the others rise. */
  box?: Buffer | undefined;
  /** Pictures of items, the best first; three at most are shown. */
  pictures: Buffer[];
};

/** One at a time: each takes a processor for about half a second. */
const oneDrawing = atMost(1, 12);

/**
 * Draws a picture for shared links, a JPEG of 1200 × 630 pixels, in a process of its own: requests don't wait for it,
 * and only there may drawings of the shop's own boxes, which are SVG, be read. Throws OVERLOADED while many are waiting.
 */
export function drawSharePicture({ box, pictures, ...work }: ShareWork): Promise<Buffer> {
  return oneDrawing(async () => {
    const child = spawn(process.execPath, [program], { stdio: ["pipe", "pipe", "inherit"], timeout: MOST_MS });
    const ended = new Promise<number | null>((resolve, reject) => child.once("error", reject).once("close", resolve));
    const coded = pictures.slice(0, 3).map((picture) => picture.toString("base64"));
    child.stdin.end(JSON.stringify({ ...work, box: box?.toString("base64"), pictures: coded }));
    const [bytes, code] = await Promise.all([buffer(child.stdout), ended]);
    if (code !== 0) throw new Error(`drawing a picture ended with ${code}`);
    return bytes;
  });
}
