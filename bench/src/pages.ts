import { compareWithBare } from "./bare-comparison.ts";
import type { Place } from "./place.ts";
import type { Comparison } from "./table.ts";

const MANY = 32;

/** Returns another URL of the same page at each call, so that the cache has no response and the page is rendered. */
function neverAsked(path: string): () => string {
  let asked = 0;
  return () => `${path}?never=${(asked += 1)}`;
}

/**
 * Measures pages and pictures. Rendering time is the latency of a single client minus its latency with the bare server.
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
