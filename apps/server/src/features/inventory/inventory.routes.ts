import { randomUUIDv7 } from "node:crypto";
import { allMarkets } from "@trove/contract";
import { toEuros } from "@trove/money";
import type { Connection } from "../../database/connection.ts";
import type { Bind } from "../../http/bind.ts";
import { pageResponse, pageRange } from "../../http/page.ts";
import type { Secrets } from "../../secrets.ts";
import { admitDeposit, knownCountries, notOffered, type RequestCountry, unboundTerms } from "../protection/index.ts";
import type { SettingsReader } from "../settings/index.ts";
import { inventoryItem } from "./inventory-response.ts";
import { callSell, isBought, readInventoryPage, readInventoryTotals } from "./inventory.store.ts";

type InventoryParts = {
  db: Connection;
  settings: SettingsReader;
  secrets: Pick<Secrets, "rootKeys">;
  requestCountry: RequestCountry;
  /** The time zone whose days, weeks and months limits have. */
  timeZone: string;
  now: () => Date;
};

export function inventoryRoutes(bind: Bind, parts: InventoryParts): void {
  const { db, settings, requestCountry, now } = parts;
  /** Reads a person's countries only if some country has no selling back. */
  async function refusedSale(userId: string, country: string | undefined, at: Date) {
    const { markets } = await settings.at(at);
    if (allMarkets(markets).every(({ sellBack }) => sellBack)) return undefined;
    return notOffered(markets, await knownCountries(db, userId, country, at), "sellBack");
  }

  /** Only the money of an order can be a deposit. */
  async function termsOf(userId: string, inventoryItemId: string, country: string | undefined, at: Date) {
    const isOfOrder = await isBought(db, userId, inventoryItemId);
    return isOfOrder ? admitDeposit(parts, userId, country, at) : unboundTerms(parts.timeZone);
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
      const at = now();
      const country = requestCountry(headers);
      const [refused, terms] = await Promise.all([
        refusedSale(person.userId, country, at),
        termsOf(person.userId, params.id, country, at),
      ]);
      const facts = await callSell(db, person, idempotency, at, {
        inventoryItemId: params.id,
        expected: body.expectedSellPrice,
        transactionId: randomUUIDv7(),
        refused,
        terms,
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
