import { LRUCache } from "lru-cache";
import type { Encoding } from "./public-cache.ts";

const ORDER = ["br", "gzip"] as const;

/** Browsers send only a few different headers, so each is parsed once. */
const known = new LRUCache<string, Encoding>({ max: 200 });

/** The best encoding that an Accept-Encoding header and the shop share; `identity` if there is none. */
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
