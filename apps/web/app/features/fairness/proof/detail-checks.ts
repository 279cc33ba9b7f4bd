import {
  type Check,
  type CheckId,
  type Judgement,
  type Offer,
  parseOddsTable,
  type Receipt,
  TICKETS_PER_BOX,
} from "@trove/fairness";
import type { CallResult } from "../../../api/request.ts";
import { isTableShown } from "../opening/screen-table.ts";

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
  | "lootBox"
  | "tableVersion"
  | "fairness"
  | "drops"
>;

type Recorded = { readonly offer: Offer; readonly record: Receipt };

type Comparable = string | number | undefined;

function same(id: CheckId, expected: readonly Comparable[], actual: readonly Comparable[]): Check {
  const isSame = JSON.stringify(expected) === JSON.stringify(actual);
  return { id, outcome: isSame ? "Holds" : "Differs", expected: expected.join(), actual: actual.join() };
}

/** Checks that the shown seeds and numbers are those of the record. */
function fairnessChecks({ fairness }: Detail, box: number, { offer, record }: Recorded, clientSeed: string): Check[] {
  if (fairness === null) return [{ id: "shown-nonce", outcome: "Differs" }];
  return [
    same("shown-nonce", [record.nonce], [fairness.nonce]),
    same("shown-boxes", [box], [fairness.drawIndex]),
    same("shown-server-seed", [record.serverSeed], [fairness.serverSeed]),
    same("shown-commitment", [offer.commitment], [fairness.serverSeedHash]),
    same("shown-client-seed", [clientSeed], [fairness.clientSeed]),
    same("shown-client-entropy", [record.clientEntropy], [fairness.clientEntropy]),
    same("shown-odds", [offer.oddsHash], [fairness.oddsHash]),
  ];
}

/** Checks that the shown box and odds table are those of the draw. */
function boxChecks(
  { lootBox, tableVersion, drops }: Detail,
  { offer }: Recorded,
  oddsTable: string | undefined,
): Check[] {
  const box = same("shown-odds", [offer.boxId], [lootBox.id]);
  if (oddsTable === undefined) return [box];
  const table = parseOddsTable(oddsTable);
  const isShown = isTableShown(table, { id: lootBox.id, price: offer.priceCents, drops });
  return [
    box,
    same("shown-odds", [table.version], [tableVersion]),
    { id: "shown-odds", outcome: isShown ? "Holds" : "Differs" },
  ];
}

/**
 * Checks that the shop's present response about a past opening agrees with its record. The expected values are the
 * record's, because the response is not signed.
 */
export function detailChecks(
  detail: Detail,
  { offer, record, draws }: Pick<Judgement, "offer" | "record" | "draws">,
  { clientSeed, oddsTable }: { readonly clientSeed: string; readonly oddsTable: string | undefined },
): readonly Check[] {
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
    ...fairnessChecks(detail, box, { offer, record }, clientSeed),
    ...boxChecks(detail, { offer, record }, oddsTable),
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
