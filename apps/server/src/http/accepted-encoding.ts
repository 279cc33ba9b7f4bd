import { LRUCache } from "lru-cache";
import type { Encoding } from "./public-cache.ts";

const ORDER = ["br", "gzip"] as const;

/** Browsers send a handful of different headers; reading each once is enough. */
const known = new LRUCache<string, Encoding>({ max: 200 });

/** The best encoding of an Accept-Encoding header that the shop makes; plain where the header names none of them. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  const found = known.get(header) ?? read(header);
  known.set(header, found);
  return found;
}

function read(header: string): Encoding {
  const weights = new Map(
    header.split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith("q="));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get("*") ?? 0;
  return ORDER.filter((encoding) => weightOf(encoding) > 0).sort((a, b) => weightOf(b) - weightOf(a))[0] ?? "identity";
}
