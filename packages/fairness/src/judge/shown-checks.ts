import type { ShownReceipt, ShownVoid } from "../answers/answer.ts";
import type { Draw } from "../draws/draw.ts";
import { commitmentOf } from "../draws/server-seed.ts";
import type { OddsTable } from "../odds/odds-table.ts";
import type { Offer } from "../records/offer.ts";
import type { Receipt } from "../records/receipt.ts";
import type { VoidRecord } from "../records/void-record.ts";
import type { Check } from "./checks.ts";
import { same } from "./checks.ts";

/** The values to compare with. Draws and table are undefined if unknown. */
type Known = {
  readonly offer: Offer;
  readonly clientSeed: string;
  readonly table: OddsTable | undefined;
  readonly draws: readonly Draw[] | undefined;
};

/** Checks that the response shows what its receipt says, with the names and prices of the odds table. */
export function shownReceiptChecks(shown: ShownReceipt, receipt: Receipt, known: Known): readonly Check[] {
  const { offer, clientSeed, table, draws } = known;
  const { boxes } = shown;
  const drops = draws?.map(({ drop }) => drop);
  return [
    same(
      "shown-boxes",
      [...receipt.tickets.keys()],
      boxes.map((box) => box.drawIndex),
    ),
    same(
      "shown-tickets",
      receipt.tickets,
      boxes.map((box) => box.ticket),
    ),
    same(
      "shown-items",
      receipt.itemIds.flatMap((id) => [id, id]),
      boxes.flatMap((box) => [box.itemId, box.item.id]),
    ),
    same(
      "shown-names",
      drops?.map((drop) => drop.name),
      boxes.map((box) => box.item.name),
    ),
    same(
      "shown-market-prices",
      drops?.map((drop) => drop.marketPriceCents),
      boxes.map((box) => box.item.marketPriceCents),
    ),
    same(
      "shown-sell-prices",
      drops?.map((drop) => drop.sellPriceCents),
      boxes.map((box) => box.sellPriceCents),
    ),
    same(
      "shown-inventory-items",
      receipt.inventoryItemIds,
      boxes.map((box) => box.inventoryItemId),
    ),
    same(
      "shown-transactions",
      receipt.transactionIds,
      boxes.map((box) => box.transactionId),
    ),
    same("shown-server-seed", receipt.serverSeed, shown.serverSeed),
    same("shown-commitment", commitmentOf(receipt.serverSeed), shown.commitment),
    same("shown-client-seed", clientSeed, shown.clientSeed),
    same("shown-client-entropy", receipt.clientEntropy, shown.clientEntropy),
    same("shown-nonce", receipt.nonce, shown.nonce),
    same("shown-odds", table === undefined ? undefined : [offer.oddsHash, table.version], [
      shown.oddsHash,
      shown.tableVersion,
    ]),
    same("shown-balance", receipt.balanceAfterCents, shown.balanceCents),
  ];
}

/** Checks that the response shows what its void says. */
export function shownVoidChecks(shown: ShownVoid, record: VoidRecord): readonly Check[] {
  return [
    same("shown-reason", record.reason, shown.reason),
    same("shown-server-seed", record.serverSeed, shown.serverSeed),
  ];
}
