import { randomUUIDv7 } from "node:crypto";
import { toEuros } from "@trove/money";
import type { Connection } from "../../database/connection.ts";
import type { Bind } from "../../http/bind.ts";
import { pageResponse, pageRange } from "../../http/page.ts";
import { inventoryItem } from "./inventory-response.ts";
import { callSell, readInventoryPage, readInventoryTotals } from "./inventory.store.ts";

type InventoryParts = { db: Connection; now: () => Date };

export function inventoryRoutes(bind: Bind, { db, now }: InventoryParts): void {
  bind("listInventory", async ({ person, query, language }) => {
    const selection = { ...query, language };
    const sort = { by: query.sortBy, direction: query.sortDirection };
    const [rows, totals] = await Promise.all([
      readInventoryPage(db, person.userId, selection, sort, pageRange(query)),
      readInventoryTotals(db, person.userId, selection),
    ]);
    return {
      ...pageResponse(query, rows.map(inventoryItem), totals.count),
      summary: {
        count: totals.count,
        marketValue: toEuros(totals.marketValueCents),
        sellValue: toEuros(totals.sellValueCents),
      },
    };
  });

  bind(
    "sellInventoryItem",
    async ({ person, params, body, idempotency }) => {
      const facts = await callSell(db, person, idempotency, now(), {
        inventoryItemId: params.id,
        expected: body.expectedSellPrice,
        transactionId: randomUUIDv7(),
      });
      return {
        transactionId: facts.transactionId,
        amount: toEuros(facts.amountCents),
        balance: { id: facts.walletId, amount: toEuros(facts.balanceCents) },
      };
    },
    { isSessionCheckedByCommand: true },
  );
}
