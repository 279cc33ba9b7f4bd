import { compareWithBare } from "./bare-comparison.ts";
import type { Place } from "./place.ts";
import type { Comparison } from "./table.ts";

const MANY = 32;

/** A new URL that shows the same page, so the page must be rendered again. */
function neverAsked(path: string): () => string {
  let asked = 0;
  return () => `${path}?never=${(asked += 1)}`;
}

/**
 * Pages and pictures. The server's time for a rendering is the time that a single client waits, less that of the bare
 * server.
 */
export async function benchPages({ url }: Place, seconds: number): Promise<Comparison[]> {
  const compressed = { encoding: "br", clients: MANY } as const;
  const rendered = { encoding: "identity", clients: 1 } as const;
  return [
    await compareWithBare(url, { title: "Shop page, cached", path: "/", ...compressed }, seconds),
    await compareWithBare(url, { title: "A picture", path: "/pictures/teapot.webp", ...compressed }, seconds),
    await compareWithBare(url, { title: "Shop page, rendered", path: neverAsked("/"), ...rendered }, seconds),
    await compareWithBare(
      url,
      { title: "List of boxes, rendered", path: neverAsked("/lootboxes"), ...rendered },
      seconds,
    ),
  ];
}
