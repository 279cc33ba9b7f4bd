import { parseOffer, proofsText } from "@trove/fairness";
import type { BoxVersion } from "../box-versions.ts";
import type { RecordFacts } from "../openings/openings.store.ts";
import type { LootboxParts } from "../parts.ts";
import { keptRecord } from "./kept-record.ts";
import type { LogProofs } from "./parts.ts";

type ProofParts = Pick<LootboxParts, "db" | "secrets" | "versions" | "terms"> & { proofs: LogProofs };

async function versionOf({ db, versions }: ProofParts, { boxId, oddsHash }: { boxId: string; oddsHash: string }) {
  const version = await versions.findByHash(db, boxId, oddsHash);
  if (version === undefined) throw new Error(`box ${boxId} has no table ${oddsHash}, which was offered`);
  return version;
}

/** Writes the file that proves these records of a person, with all proofs that the public logs already have. */
export async function proofsOfRecords(
  parts: ProofParts,
  userId: string,
  records: readonly RecordFacts[],
): Promise<string> {
  const { secrets, terms, proofs } = parts;
  const nonces = records.map(({ nonce }) => nonce);
  const [shopKeys, logged] = await Promise.all([proofs.keys(), proofs.records(userId, nonces)]);
  const tables = new Map<string, BoxVersion>();
  const openings = [];
  for (const facts of records) {
    const offer = parseOffer(facts.offerText);
    const version = tables.get(offer.oddsHash) ?? (await versionOf(parts, offer));
    tables.set(offer.oddsHash, version);
    const inForce = await terms.find(offer.boxId, offer.time, offer.terms);
    const found = { terms: inForce?.proof ?? null, logged: logged.get(facts.nonce) ?? null };
    openings.push(keptRecord(secrets.signingKeys, facts, version, found));
  }
  const oddsTables = [...tables.values()].map(({ oddsTable }) => oddsTable);
  return proofsText({ userId, shopKeys, oddsTables, openings });
}
