import { clientHash, entropyHash } from "../draws/client-seed.ts";
import { drawBoxes } from "../draws/draw.ts";
import type { Draw } from "../draws/draw.ts";
import { commitmentOf } from "../draws/server-seed.ts";
import { verifySignature } from "../keys/verify-signature.ts";
import type { OddsTable } from "../odds/odds-table.ts";
import type { Offer } from "../records/offer.ts";
import type { OpeningRecord } from "../records/opening-record.ts";
import type { RecordHead } from "../records/receipt.ts";
import { revealText } from "../records/reveal.ts";
import { agreementChecks } from "./chain-checks.ts";
import type { Check } from "./checks.ts";
import { asks, holdsIf, same } from "./checks.ts";
import type { Given } from "./given-checks.ts";
import type { Wallet } from "./money-checks.ts";
import type { Trust } from "./trust.ts";

/** Checks that the record ends this offer, and that it has the values to which both sides committed. */
export async function headChecks(record: OpeningRecord, offer: Offer, given: Given): Promise<readonly Check[]> {
  const { offerHash, clientEntropy, browserKey, revealSignature } = record;
  const isRevealed = await verifySignature(revealText(offerHash, clientEntropy), revealSignature, browserKey);
  return [
    same("record-person", offer.userId, record.userId),
    same("record-nonce", offer.nonce, record.nonce),
    same("record-before", offer.before, record.before),
    holdsIf("record-time", record.time >= offer.time),
    same("server-seed", offer.commitment, commitmentOf(record.serverSeed)),
    same("client-entropy", offer.entropyHash, entropyHash(clientEntropy)),
    holdsIf("reveal-key", given.browserKeys.includes(browserKey)),
    holdsIf("reveal-signature", isRevealed),
  ];
}

const DAY_MS = 86_400_000;

/**
 * Checks that a record is not later than its response. A clock that was set forward may explain up to a day, which only
 * the person can confirm. A record of a later day would stay the newest for ever and would never be overdue in the log.
 */
export function nowCheck({ time }: OpeningRecord, { cameBy }: Wallet, { confirmed }: Trust): readonly Check[] {
  if (cameBy === undefined) return [];
  if (time <= cameBy) return [holdsIf("record-now", true)];
  const isOfLaterDay = Date.parse(time) - Date.parse(cameBy) > DAY_MS;
  return [isOfLaterDay ? same("record-now", cameBy, time) : asks("record-now", [time], confirmed)];
}

/**
 * Compares a record with an offer that it doesn't belong to. They are comparable only if both have the same person and
 * nonce.
 */
export function strangerChecks(record: OpeningRecord, offer: Offer): readonly Check[] {
  if (record.userId !== offer.userId || record.nonce !== offer.nonce) return [];
  return agreementChecks(offer, { commitment: commitmentOf(record.serverSeed), before: record.before });
}

type Revealed = Pick<RecordHead, "serverSeed" | "clientEntropy">;

/**
 * Computes the draws from offer, seed and entropy. Undefined if seed or entropy don't match the hashes in the offer.
 */
export function drawsOf(offer: Offer, revealed: Revealed, clientSeed: string, table: OddsTable | undefined) {
  const { serverSeed, clientEntropy } = revealed;
  const isFixed = commitmentOf(serverSeed) === offer.commitment && entropyHash(clientEntropy) === offer.entropyHash;
  if (!isFixed || table === undefined) return undefined;
  const inputs = { serverSeed, clientHash: clientHash(clientEntropy, clientSeed), oddsHash: offer.oddsHash };
  return drawBoxes(inputs, table.drops, offer.quantity);
}

/** Compares a receipt's tickets and items with the recomputed draws. */
export function drawChecks(
  receipt: { readonly tickets: readonly number[]; readonly itemIds: readonly string[] },
  offer: Offer,
  draws: readonly Draw[] | undefined,
): readonly Check[] {
  return [
    same("quantity", offer.quantity, receipt.tickets.length),
    same(
      "tickets",
      draws?.map(({ ticket }) => ticket),
      receipt.tickets,
    ),
    same(
      "items",
      draws?.map(({ drop }) => drop.itemId),
      receipt.itemIds,
    ),
  ];
}
