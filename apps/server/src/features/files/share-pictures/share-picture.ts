import { atMost } from "../../../command/at-most.ts";
import { runApart } from "../../../command/apart/run-apart.ts";

const program = new URL("share-picture-process.ts", import.meta.url);

/** Contents of a picture for shared links. */
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

/** One at a time, because each takes a processor for about half a second. */
const oneDrawing = atMost(1, 12);

/**
 * Draws a picture for shared links, a JPEG of 1200 × 630 pixels, in a process of its own: requests don't wait for it,
 * and only there may drawings of the shop's own boxes, which are SVG, be read. Throws OVERLOADED while many are
 * waiting.
 */
export function drawSharePicture({ box, pictures, ...work }: ShareWork): Promise<Buffer> {
  return oneDrawing(() => {
    const coded = pictures.slice(0, 3).map((picture) => picture.toString("base64"));
    return runApart(program, JSON.stringify({ ...work, box: box?.toString("base64"), pictures: coded }));
  });
}
