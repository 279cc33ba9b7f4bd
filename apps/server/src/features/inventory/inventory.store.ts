import type { InventorySource, InventoryStatus } from "@trove/contract";
import type { Cents } from "@trove/money";
import type { Language } from "@trove/contract/languages";
import { sql } from "kysely";
import { callBatched } from "../../command/call-batched.ts";
import { command } from "../../command/command-call.ts";
import type { DepositTerms } from "../../command/functions.generated.ts";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import { requestOf } from "../../command/request.ts";
import type { Connection } from "../../database/connection.ts";
import { inLanguage, matchesSearch } from "../items/index.ts";
import type { NotOffered } from "../protection/index.ts";

export type InventorySelection = {
  language: Language;
  status?: InventoryStatus | undefined;
  source?: InventorySource | undefined;
  search?: string | undefined;
};

type Sort = { by: "MarketPrice" | "Name" | "CreatedAtUtc"; direction: "Asc" | "Desc" };

function sortColumn(by: Sort["by"], language: Language) {
  if (by === "Name") return sql`lower(${inLanguage(language, "i", "name")})`;
  return by === "MarketPrice" ? sql`g.market_price_cents` : sql`g.created_at`;
}

/** Whether every word of a search occurs in the item's name and brand, or in its name in the language. */
function matchesText(search: string | undefined, language: Language) {
  if (language === "en") return matchesSearch(search, sql`i.search_text`);
  return matchesSearch(search, sql`(i.search_text || ' ' || fold_text(${inLanguage(language, "i", "name")}))`);
}

function selected(db: Connection, userId: string, { language, status, source, search }: InventorySelection) {
  let query = db
    .selectFrom("inventoryItems as g")
    .innerJoin("items as i", "i.itemId", "g.itemId")
    .where("g.userId", "=", userId)
    .where(matchesText(search, language));
  if (status !== undefined) query = query.where("g.status", "=", status);
  if (source !== undefined) query = query.where("g.source", "=", source);
  return query;
}

export type InventoryRow = Awaited<ReturnType<typeof readInventoryPage>>[number];

export function readInventoryPage(
  db: Connection,
  userId: string,
  selection: InventorySelection,
  sort: Sort,
  page: { limit: number; offset: number },
) {
  const direction = sort.direction === "Asc" ? "asc" : "desc";
  return selected(db, userId, selection)
    .select([
      inLanguage(selection.language, "i", "name").as("name"),
      "i.imageUrl",
      "i.marketPriceCents as itemMarketPriceCents",
      "i.weightGrams",
    ])
    .select(["g.inventoryItemId", "g.itemId", "g.status", "g.source", "g.version"])
    .select(["g.transactionId", "g.purchaseId", "g.shipmentId"])
    .select(["g.acquiredPriceCents", "g.marketPriceCents", "g.sellPriceCents"])
    .select(["g.createdAt", "g.updatedAt", "g.soldAt", "g.deliveredAt"])
    .orderBy(sortColumn(sort.by, selection.language), direction)
    .orderBy("g.inventoryItemId", direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** Returns the present weights of a person's inventory items in grams, null where unknown. Leaves out unknown ids. */
export async function readWeights(
  db: Connection,
  userId: string,
  inventoryItemIds: readonly string[],
): Promise<(number | null)[]> {
  const rows = await db
    .selectFrom("inventoryItems as g")
    .innerJoin("items as i", "i.itemId", "g.itemId")
    .where("g.userId", "=", userId)
    .where((eb) => eb("g.inventoryItemId", "=", eb.fn.any(eb.val([...inventoryItemIds]))))
    .select("i.weightGrams")
    .execute();
  return rows.map(({ weightGrams }) => weightGrams);
}

/** Returns the number of inventory items in a selection, and their total value. */
export function readInventoryTotals(db: Connection, userId: string, selection: InventorySelection) {
  return selected(db, userId, selection)
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      sql<Cents>`coalesce(sum(g.market_price_cents), 0)::bigint`.as("marketValueCents"),
      sql<Cents>`coalesce(sum(g.sell_price_cents), 0)::bigint`.as("sellValueCents"),
    ])
    .executeTakeFirstOrThrow();
}

export type SaleFacts = { transactionId: string; amountCents: Cents; walletId: string; balanceCents: Cents };

export async function callSell(
  db: Connection,
  person: Person,
  idempotency: Idempotency,
  at: Date,
  sale: {
    inventoryItemId: string;
    expected: Cents;
    transactionId: string;
    refused: NotOffered | undefined;
    terms: DepositTerms;
  },
): Promise<SaleFacts> {
  return callBatched(
    db,
    command("sell_inventory_item", {
      user: person.userId,
      request: requestOf(person, idempotency, at),
      inventoryItem: sale.inventoryItemId,
      expectedCents: sale.expected,
      transaction: sale.transactionId,
      terms: sale.terms,
      notOffered: sale.refused ?? null,
    }),
  );
}

/** True if one of a person's inventory items comes from an order. */
export async function isBought(db: Connection, userId: string, inventoryItemId: string): Promise<boolean> {
  const row = await db
    .selectFrom("inventoryItems")
    .select("source")
    .where("userId", "=", userId)
    .where("inventoryItemId", "=", inventoryItemId)
    .executeTakeFirst();
  return row?.source === "Purchase";
}
