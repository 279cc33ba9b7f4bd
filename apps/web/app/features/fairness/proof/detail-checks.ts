import { type Check, type CheckId, type Judgement, TICKETS_PER_BOX } from "@trove/fairness";
import type { CallResult } from "../../../api/request.ts";

type Detail = Pick<
  CallResult<"getOpeningDetail">,
  | "transactionId"
  | "requestTransactionIds"
  | "ticket"
  | "probability"
  | "pricePaid"
  | "itemId"
  | "item"
  | "inventoryItemId"
  | "sellPrice"
>;

type Comparable = string | number | undefined;

function same(id: CheckId, expected: readonly Comparable[], actual: readonly Comparable[]): Check {
  const isSame = JSON.stringify(expected) === JSON.stringify(actual);
  return { id, outcome: isSame ? "Holds" : "Differs", expected: expected.join(), actual: actual.join() };
}

/**
 * Whether the shop still shows of a past opening what its record says. Nothing of the detail is signed, so it counts as
 * what the shop shows, and the record decides.
 */
export function detailChecks(detail: Detail, { offer, record, draws }: Judgement): readonly Check[] {
  if (offer === undefined || record === undefined) return [];
  if (record.kind !== "Receipt") return [{ id: "shown-kind", outcome: "Differs" }];
  const { tickets, itemIds, inventoryItemIds, transactionIds } = record;
  const box = transactionIds.indexOf(detail.transactionId);
  const drop = draws?.[box]?.drop;
  const { item } = detail;
  return [
    same("shown-transactions", transactionIds, detail.requestTransactionIds),
    same("shown-tickets", [tickets[box]], [detail.ticket]),
    same("shown-items", [itemIds[box], itemIds[box]], [detail.itemId, item?.id ?? detail.itemId]),
    same("shown-inventory-items", [inventoryItemIds[box]], [detail.inventoryItemId]),
    same("shown-odds", [offer.priceCents], [detail.pricePaid]),
    ...(drop === undefined
      ? []
      : [
          same("shown-odds", [drop.tickets / TICKETS_PER_BOX], [detail.probability]),
          same("shown-sell-prices", [drop.sellPriceCents], [detail.sellPrice]),
          same("shown-names", [drop.name], [item?.name ?? drop.name]),
          same("shown-market-prices", [drop.marketPriceCents], [item?.marketPrice ?? drop.marketPriceCents]),
        ]),
  ];
}
