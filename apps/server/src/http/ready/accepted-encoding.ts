import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import type { Encoding } from "./compressed.ts";

const OFFERED = ["br", "gzip", "identity"] as const satisfies readonly Encoding[];

/** The option `preferred`, which decides between equal weights, is missing in @types/negotiator. */
type Preferring = {
  encoding: (offered: readonly string[], options: { preferred: readonly string[] }) => string | undefined;
};

/** Browsers send only a few different headers, so each is parsed once. */
const known = new LRUCache<string, Encoding>({ max: 200 });

/** The best encoding that an Accept-Encoding header and the shop share; `identity` if there is none. */
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
