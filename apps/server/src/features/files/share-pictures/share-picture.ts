import { atMost } from "../../../command/at-most.ts";
import { runApart } from "../../../command/apart/run-apart.ts";

const program = new URL("share-picture-process.ts", import.meta.url);

/** The contents of a picture for shared links. */
export type ShareWork = {
  brand: string;
  name: string;
  price?: string;
  /** The colour of the light behind an item. For a box, its own colour is used. */
  color: string;
  /** The picture of a box, out of which the items rise. */
  box?: Buffer | undefined;
  /** Pictures of items, the best first. At most three are shown. */
  pictures: Buffer[];
};

/** Draws one picture at a time, because each keeps a processor busy for about half a second. */
const oneDrawing = atMost(1, 12);

/**
 * Draws a picture for shared links, a JPEG of 1200 × 630 pixels, in a separate process. So requests don't wait for it,
 * and only that process reads SVG, which the pictures of the shop's own boxes are. Throws OVERLOADED while too many
 * wait.
 */
export function drawSharePicture({ box, pictures, ...work }: ShareWork): Promise<Buffer> {
  return oneDrawing(() => {
    const coded = pictures.slice(0, 3).map((picture) => picture.toString("base64"));
    return runApart(program, JSON.stringify({ ...work, box: box?.toString("base64"), pictures: coded }));
  });
}
