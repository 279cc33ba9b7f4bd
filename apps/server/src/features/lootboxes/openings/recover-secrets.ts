import { commitmentOf, type Offer, serverSeed } from "@trove/fairness";
import { findKeyList, openRoot, readState } from "../../fairness/index.ts";
import type { LootboxParts } from "../parts.ts";

/**
 * Recovers an offer's secrets from the database if its sealed part does not open: the server seed and the browser
 * keys. Makes two queries. Throws if the database does not know the offer, which can happen after a restore
 * from a backup.
 */
export async function recoverSecrets({ db, secrets }: Pick<LootboxParts, "db" | "secrets">, offer: Offer) {
  const { userId, nonce } = offer;
  const { rootEncrypted } = await readState(db, userId);
  const seed = serverSeed(openRoot(secrets.rootKeys, userId, rootEncrypted), userId, nonce);
  const browserKeys = await findKeyList(db, userId, offer.keysHash);
  if (browserKeys === undefined || commitmentOf(seed) !== offer.commitment) {
    throw new Error(`an offer of ${userId} for nonce ${nonce} does not belong to this database`);
  }
  return { serverSeed: seed, sequence: null, epoch: null, browserKeys };
}
