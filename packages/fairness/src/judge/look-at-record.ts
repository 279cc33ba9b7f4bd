import type { Draw } from "../draws/draw.ts";
import type { OddsTable } from "../odds/odds-table.ts";
import { offerHash } from "../records/offer.ts";
import type { Offer } from "../records/offer.ts";
import { parseRecord, recordHash } from "../records/opening-record.ts";
import type { OpeningRecord } from "../records/opening-record.ts";
import type { SignedText } from "../records/signed-text.ts";
import { receiptStopChecks } from "../stops/stop-checks.ts";
import type { Check } from "./checks.ts";
import { same } from "./checks.ts";
import type { Given } from "./given-checks.ts";
import type { Wallet } from "./money-checks.ts";
import { balanceCheck, voidChecks } from "./money-checks.ts";
import { drawChecks, drawsOf, headChecks, nowCheck, strangerChecks } from "./record-checks.ts";
import { openSigned } from "./signed-checks.ts";
import type { Trust } from "./trust.ts";

/** An offer whose text could be read, and its odds table if known. */
export type OpenedOffer = {
  readonly text: string;
  readonly offer: Offer;
  readonly given: Given;
  readonly table: OddsTable | undefined;
};

/** The result of examining a record. */
export type RecordLook = {
  readonly checks: readonly Check[];
  readonly record: OpeningRecord | undefined;
  /** True if the record ends this offer. If not, most comparisons are skipped, because they would mean nothing. */
  readonly isOfOffer: boolean;
  /** The draws recomputed from the record's seed under the offer; for a void, the wins that it would have had. */
  readonly draws: readonly Draw[] | undefined;
};

/** Checks a record against its offer. Makes all checks that have the same result for everybody. */
export async function lookAtRecord(
  signed: SignedText,
  { text, offer, given, table }: OpenedOffer,
  wallet: Wallet,
  trust: Trust,
): Promise<RecordLook> {
  const ids = { signature: "record-signature", text: "record-text" } as const;
  const { checks: opened, value: record } = await openSigned(ids, signed, parseRecord, trust.shopKeys);
  if (record === undefined) return { checks: opened, record, isOfOffer: false, draws: undefined };
  const named = same("record-offer", offerHash(text), record.offerHash);
  if (named.outcome !== "Holds") {
    const checks = [...opened, named, ...strangerChecks(record, offer)];
    return { checks, record, isOfOffer: false, draws: undefined };
  }
  const draws = drawsOf(offer, record, given.clientSeed, table);
  const hash = recordHash(signed.text);
  const ofKind =
    record.kind === "Receipt"
      ? [
          ...drawChecks(record, offer, draws),
          ...receiptStopChecks(offer, record.offerHash, trust),
          balanceCheck(record, hash, offer, wallet, trust),
        ]
      : voidChecks(record, hash, offer, wallet, trust);
  const ofTime = nowCheck(record, wallet, trust);
  const checks = [...opened, named, ...(await headChecks(record, offer, given)), ...ofTime, ...ofKind];
  return { checks, record, isOfOffer: true, draws };
}
