import { countingStops, keyIdOf, sparedOffers, type Trust } from "@trove/fairness";
import type { KeptPerson } from "../kept/kept-records.ts";
import { keysOf } from "../kept/kept-shop.ts";
import { answeredOf, stopsOf } from "../kept/kept-stops.ts";
import { knownShop, meetShop } from "../logs/meet-shop.ts";
import type { BrowserParts } from "./browser-parts.ts";

/**
 * The keys, confirmations and stops that this browser trusts. Asks the shop for its keys only if a signer is unknown;
 * new keys count only if a pinned key vouches for them.
 */
export async function trustOf(
  { userId, knownKeys, confirmed }: Pick<KeptPerson, "userId" | "knownKeys" | "confirmed">,
  signers: readonly string[],
  { kept, shop }: Pick<BrowserParts, "kept" | "shop">,
): Promise<Trust> {
  const known = await keysOf(await knownShop({ kept, shop }));
  const ids = new Set(known.map(keyIdOf));
  const shopKeys = signers.every((keyId) => ids.has(keyId)) ? known : await keysOf(await meetShop({ kept, shop }));
  const own = await stopsOf(kept, userId);
  const stops = await countingStops(answeredOf(own), { userId, shopKeys });
  const spared = sparedOffers(own.map(({ stop }) => stop));
  return { userId, shopKeys, browserKeys: knownKeys, confirmed, stops, spared };
}
