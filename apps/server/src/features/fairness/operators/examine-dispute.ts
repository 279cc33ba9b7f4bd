import { type JudgedOpening, parseOffer, parseProofs, parseRecord, readableOffer } from "@trove/fairness";
import type { JudgedFile } from "@trove/fairness/judge-file";
import type { Connection } from "../../../database/connection.ts";
import { type RecordFacts, typedSeed } from "../../lootboxes/index.ts";
import type { TypedText } from "../../mail/index.ts";
import type { DisputeParts } from "./dispute-parts.ts";
import { type DisputeRow, readBoxNames, readOpeningEntries } from "./disputes.store.ts";

type Entry = Awaited<ReturnType<typeof readOpeningEntries>>[number];

/** The shop's record of a nonce, with the public verifier's judgement. */
export type HeldOpening = { facts: RecordFacts; judged: JudgedOpening; boxName: string; logIndex: number | null };

/** A file of the shop's records, with the public verifier's judgement. */
export type HeldFile = {
  proofs: string;
  firstNonce: number;
  lastNonce: number;
  clientSeeds: TypedText[];
  verified: JudgedFile;
};

/** All data about the openings of a dispute: evidence, records, verdicts and ledger entries. */
export type Examined = {
  evidence: JudgedFile | undefined;
  files: readonly HeldFile[];
  held: ReadonlyMap<number, HeldOpening>;
  entriesOf: (nonce: number) => readonly Entry[];
};

/** Returns the nonce of an opening in a file. Undefined if its offer can't be parsed. */
export const nonceOf = ({ kept }: JudgedOpening): number | undefined => readableOffer(kept.offer.text)?.nonce;

function moneyOf({ text }: RecordFacts) {
  const record = parseRecord(text);
  if (record.kind === "Void") return { transactionIds: [], inventoryItemIds: [] };
  return { transactionIds: record.transactionIds, inventoryItemIds: record.inventoryItemIds };
}

type Parts = { db: Connection } & Pick<DisputeParts, "disputes">;

async function readHeld(parts: Parts, { userId, nonces }: DisputeRow) {
  const { proveOpenings, verify } = parts.disputes;
  return Promise.all(
    (await proveOpenings(parts.db, userId, nonces)).map(async ({ records, proofs }) => {
      return { records, proofs, verified: await verify(parseProofs(proofs)) };
    }),
  );
}

/**
 * Runs the public verifier on the evidence and on the shop's own records, and reads the ledger entries of the openings.
 */
export async function examineDispute(parts: Parts, dispute: DisputeRow): Promise<Examined> {
  const { db, disputes } = parts;
  const { userId, nonces, evidence } = dispute;
  const proven = await readHeld(parts, dispute);
  const records = proven.flatMap((file) => file.records);
  const places = await disputes.readPlaces(db, userId, nonces);
  const names = await readBoxNames(
    db,
    records.map(({ offerText }) => parseOffer(offerText).boxId),
  );
  const money = new Map(records.map((facts) => [facts.nonce, moneyOf(facts)]));
  const ids = [...money.values()];
  const entries = await readOpeningEntries(db, userId, {
    transactionIds: ids.flatMap(({ transactionIds }) => transactionIds),
    inventoryItemIds: ids.flatMap(({ inventoryItemIds }) => inventoryItemIds),
  });
  const held = new Map<number, HeldOpening>();
  for (const { records: ofFile, verified } of proven) {
    for (const judged of verified.judged.openings) {
      const facts = ofFile.find(({ nonce }) => nonce === nonceOf(judged));
      if (facts === undefined) continue;
      const boxName = names.get(parseOffer(facts.offerText).boxId) ?? "";
      held.set(facts.nonce, { facts, judged, boxName, logIndex: places.get(facts.nonce) ?? null });
    }
  }
  return {
    evidence: evidence === null ? undefined : await disputes.verify(parseProofs(evidence)),
    files: proven.map(({ records: ofFile, proofs, verified }) => {
      const clientSeeds = ofFile.map(typedSeed);
      return { proofs, verified, clientSeeds, firstNonce: ofFile[0]?.nonce ?? 0, lastNonce: ofFile.at(-1)?.nonce ?? 0 };
    }),
    held,
    entriesOf(nonce) {
      const { transactionIds, inventoryItemIds } = money.get(nonce) ?? { transactionIds: [], inventoryItemIds: [] };
      return entries.filter(
        ({ entryId, relatedId }) =>
          transactionIds.includes(entryId) || (relatedId !== null && inventoryItemIds.includes(relatedId)),
      );
    },
  };
}
