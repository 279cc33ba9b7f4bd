import { sameAs, verificationOf } from "./checks.ts";
import type { Check, Verification } from "./checks.ts";
import { commitmentChecks } from "./commitment-checks.ts";
import { drawChecks } from "./draw-checks.ts";
import type { Evidence } from "./evidence.ts";
import { centsOnWire, oddsChecks, readableTable } from "./odds-checks.ts";
import { readableReceipt, receiptChecks } from "./receipt-checks.ts";

function oddsPart({ held, request, answer }: Evidence): Check[] {
  const { oddsHash, tableVersion } = answer.fairness;
  const claim = { oddsHash, tableVersion, boxId: request.lootBoxId, price: request.body.expectedPrice };
  return [...oddsChecks(held.oddsTable, claim), sameAs("odds-hash-sent", request.body.terms?.oddsHash, oddsHash)];
}

function drawPart({ held, request, answer }: Evidence): Check[] {
  const boxes = answer.openings;
  const order = boxes.map((_, index) => index);
  const drawn = boxes.map((box) => box.itemId);
  return [
    sameAs("quantity", request.body.quantity ?? 1, boxes.length),
    sameAs(
      "draw-order",
      order,
      boxes.map((box) => box.drawIndex),
    ),
    ...drawChecks(answer.fairness, readableTable(held.oddsTable), boxes),
    sameAs(
      "item-details",
      drawn,
      boxes.map((box) => box.item.id),
    ),
  ];
}

function receiptBoxes({ answer }: Evidence): Check[] {
  const receipt = readableReceipt(answer.receipt.text);
  if (receipt === undefined) return [];
  const boxes = answer.openings;
  const each = <T extends string | number>(part: (box: (typeof boxes)[number]) => T): T[] => boxes.map(part);
  return [
    sameAs("receipt-quantity", boxes.length, receipt.quantity),
    sameAs(
      "receipt-tickets",
      each((box) => box.ticket),
      receipt.tickets,
    ),
    sameAs(
      "receipt-items",
      each((box) => box.itemId),
      receipt.itemIds,
    ),
    sameAs(
      "receipt-market-prices",
      each((box) => centsOnWire(box.item.marketPrice)),
      receipt.marketPrices,
    ),
    sameAs(
      "receipt-sell-prices",
      each((box) => centsOnWire(box.sellPrice)),
      receipt.sellPrices,
    ),
  ];
}

/**
 * Verifies an opening request against what the person held, sent and received. `Verified`: every check holds.
 * `Recomputed`: nothing differs, but some data was not held. `Breach`: something differs. Never throws.
 */
export function verifyOpening(evidence: Evidence): Verification {
  const { userId, receiptKeys, held, answer } = evidence;
  return verificationOf([
    ...commitmentChecks(evidence),
    ...oddsPart(evidence),
    ...drawPart(evidence),
    ...receiptChecks(answer.receipt, receiptKeys, { userId, ...answer.fairness }, held.previousReceipt),
    ...receiptBoxes(evidence),
  ]);
}
