import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import type { Encoding } from "./compressed.ts";

const OFFERED = ["br", "gzip", "identity"] as const satisfies readonly Encoding[];

/** @types/negotiator lacks the option `preferred`, which decides between encodings of equal weight. */
type Preferring = {
  encoding: (offered: readonly string[], options: { preferred: readonly string[] }) => string | undefined;
};

/** Browsers send only a few different headers, so each is parsed once. */
const known = new LRUCache<string, Encoding>({ max: 200 });

/** Returns the best encoding that both the Accept-Encoding header and the shop support; `identity` if there is none. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  const found = known.get(header) ?? negotiate(header);
  known.set(header, found);
  return found;
}

function negotiate(header: string): Encoding {
  const negotiator: Preferring = new Negotiator({ headers: { "accept-encoding": header } });
  const best = negotiator.encoding(OFFERED, { preferred: OFFERED });
  return OFFERED.find((encoding) => encoding === best) ?? "identity";
}
