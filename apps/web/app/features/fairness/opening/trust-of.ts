import { type Trust, keyIdOf } from "@trove/fairness/v2";
import type { KeptPerson } from "../kept/kept-person.ts";
import { keysOf, meetShop, readShop } from "../kept/kept-shop.ts";
import type { Around } from "./around.ts";

/**
 * What this browser knows without the shop's word of today. Asks the shop for its keys only if one that signed is
 * unknown; what it then says counts only if a pinned key vouches for it.
 */
export async function trustOf(
  { userId, knownKeys, confirmed }: Pick<KeptPerson, "userId" | "knownKeys" | "confirmed">,
  signers: readonly string[],
  { kept, shop }: Pick<Around, "kept" | "shop">,
): Promise<Trust> {
  const pinned = await keysOf(await readShop(kept));
  const ids = new Set(pinned.map(keyIdOf));
  const isKnown = pinned.length > 0 && signers.every((keyId) => ids.has(keyId));
  const shopKeys = isKnown ? pinned : await keysOf(await meetShop(kept, await shop.keys()));
  return { userId, shopKeys, browserKeys: knownKeys, confirmed };
}
