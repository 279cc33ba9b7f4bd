import { compareWithBare } from "./bare-comparison.ts";
import type { Place } from "./place.ts";
import type { Comparison } from "./table.ts";

const MANY = 32;

/** Returns a new URL of the same page each time, so that the page must be rendered again. */
function neverAsked(path: string): () => string {
  let asked = 0;
  return () => `${path}?never=${(asked += 1)}`;
}

/**
 * Pages and pictures. The time that the server needs to render is the time that a single client waits, minus its time
 * with the bare server.
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
