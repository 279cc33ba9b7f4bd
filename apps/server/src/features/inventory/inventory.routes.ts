import { randomUUIDv7 } from "node:crypto";
import { allMarkets } from "@trove/contract";
import { toEuros } from "@trove/money";
import type { Connection } from "../../database/connection.ts";
import type { Bind } from "../../http/bind.ts";
import { pageResponse, pageRange } from "../../http/page.ts";
import { knownCountries, notOffered, type RequestCountry } from "../protection/index.ts";
import type { SettingsReader } from "../settings/index.ts";
import { inventoryItem } from "./inventory-response.ts";
import { callSell, readInventoryPage, readInventoryTotals } from "./inventory.store.ts";

type InventoryParts = {
  db: Connection;
  settings: SettingsReader;
  requestCountry: RequestCountry;
  now: () => Date;
};

export function inventoryRoutes(bind: Bind, { db, settings, requestCountry, now }: InventoryParts): void {
  /** Reads a person's countries only if some country has no selling back. */
  async function refusedSale(userId: string, country: string | undefined) {
    const { markets } = await settings.at(now());
    if (allMarkets(markets).every(({ sellBack }) => sellBack)) return undefined;
    return notOffered(markets, await knownCountries(db, userId, country), "sellBack");
  }

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
    async ({ person, params, body, idempotency, headers }) => {
      const facts = await callSell(db, person, idempotency, now(), {
        inventoryItemId: params.id,
        expected: body.expectedSellPrice,
        transactionId: randomUUIDv7(),
        refused: await refusedSale(person.userId, requestCountry(headers)),
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
