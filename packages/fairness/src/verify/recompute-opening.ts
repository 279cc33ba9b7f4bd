import { TICKETS_PER_BOX } from "../draw/odds-table.ts";
import type { OddsTable } from "../draw/odds-table.ts";
import { ticketRanges } from "../draw/pick.ts";
import type { ReceiptKey } from "../sign/receipt-keys.ts";
import { holdsIf, notHeld, sameAs, verificationOf } from "./checks.ts";
import type { Check, CheckId, Verification } from "./checks.ts";
import { seedCheck } from "./commitment-checks.ts";
import { drawChecks } from "./draw-checks.ts";
import { centsOnWire, oddsChecks, readableTable } from "./odds-checks.ts";
import type { SignedReceipt } from "./open-response.ts";
import type { OpeningDetail } from "./opening-detail.ts";
import { readableReceipt, receiptChecks } from "./receipt-checks.ts";

/** What a person can supply to verify an opening later. */
export type HeldLater = {
  /** The commitment (64 hex digits) that the person held before the opening. */
  readonly commitment?: string | undefined;
  readonly receipt?: SignedReceipt | undefined;
  /** The exact text of the person's receipt before `receipt`. */
  readonly previousReceipt?: string | undefined;
  readonly receiptKeys?: readonly ReceiptKey[] | undefined;
};

function snapshotChecks(detail: OpeningDetail, table: OddsTable | undefined): Check[] {
  if (table === undefined) return [notHeld("odds-drops"), notHeld("odds-probability")];
  const ranges = ticketRanges(table.drops);
  const lines = table.drops.map(({ itemId, tickets }, index) => {
    const range = ranges[index];
    return `${itemId}:${tickets}:${range?.ticketFrom}-${range?.ticketTo}`;
  });
  const shown = detail.drops.map((drop) => `${drop.itemId}:${drop.tickets}:${drop.ticketFrom}-${drop.ticketTo}`);
  const won = table.drops.find((_, index) => {
    const range = ranges[index];
    return range !== undefined && range.ticketFrom <= detail.ticket && detail.ticket <= range.ticketTo;
  });
  const probability = won === undefined ? -1 : won.tickets / TICKETS_PER_BOX;
  return [sameAs("odds-drops", lines, shown), sameAs("odds-probability", probability, detail.probability)];
}

/** Compares a price only if the shop shows it with the opening. */
function priceCheck(id: CheckId, shown: number | undefined, receipted: number | undefined): Check[] {
  return shown === undefined ? [] : [sameAs(id, centsOnWire(shown), receipted ?? "none")];
}

/** Compares one box with its entry in the receipt, which covers all boxes of the request. */
function receiptBox(detail: OpeningDetail, signed: SignedReceipt | undefined): Check[] {
  const receipt = signed === undefined ? undefined : readableReceipt(signed.text);
  if (receipt === undefined) return [];
  const index = detail.fairness.drawIndex;
  return [
    sameAs("receipt-tickets", detail.ticket, receipt.tickets[index] ?? "none"),
    sameAs("receipt-items", detail.itemId, receipt.itemIds[index] ?? "none"),
    ...priceCheck("receipt-market-prices", detail.item?.marketPrice, receipt.marketPrices[index]),
    ...priceCheck("receipt-sell-prices", detail.sellPrice, receipt.sellPrices[index]),
  ];
}

/**
 * Verifies one opening by the details that the shop shows later. `oddsTableText` is the published text of its table
 * version. Returns `Recomputed` at best, unless the commitment held before and a signed receipt are given. Never
 * throws.
 */
export function recomputeOpening(
  detail: OpeningDetail,
  oddsTableText: string | undefined,
  held: HeldLater = {},
): Verification {
  const { fairness, userInfoId: userId, lootBox, tableVersion, pricePaid: price } = detail;
  const table = readableTable(oddsTableText);
  const box = { drawIndex: fairness.drawIndex, ticket: detail.ticket, itemId: detail.itemId };
  const hasEntropy = fairness.clientEntropy !== "";
  return verificationOf([
    sameAs("commitment-held", held.commitment, fairness.serverSeedHash),
    hasEntropy ? holdsIf("client-entropy-present", true) : notHeld("client-entropy-present"),
    seedCheck(fairness.serverSeed, fairness.serverSeedHash),
    ...oddsChecks(oddsTableText, { oddsHash: fairness.oddsHash, boxId: lootBox.id, tableVersion, price }),
    ...snapshotChecks(detail, table),
    ...drawChecks(fairness, table, [box]),
    ...receiptChecks(held.receipt, held.receiptKeys ?? [], { userId, ...fairness }, held.previousReceipt),
    ...receiptBox(detail, held.receipt),
  ]);
}
