import { ApiError } from "../../../api/api-error.ts";
import { bearer } from "../../../api/bearer.ts";
import { call } from "../../../api/call.ts";
import { personIdOf } from "../../../session/token.ts";
import { openKept } from "../kept/database.ts";
import { type HeldInventory, holdInventory, type ReadPage } from "./hold-inventory.ts";

const PAGE_SIZE = 100;

const readPage: ReadPage = async (pageNumber) => {
  const query = { source: "LootBox", sortBy: "CreatedAtUtc", sortDirection: "Desc", pageNumber } as const;
  const { items, totalPages } = await call("listInventory", { query: { ...query, pageSize: PAGE_SIZE } });
  const lines = items.map(({ id, item, transactionId, sellPrice, createdAtUtc }) => {
    return { id, itemId: item.id, transactionId, sellPriceCents: sellPrice, createdAt: createdAtUtc };
  });
  return { lines, isLast: pageNumber >= totalPages };
};

/** Compares the signed-in person's inventory with the records in this browser. Throws ApiError and DOMException. */
export async function holdOwnInventory(): Promise<HeldInventory> {
  const token = bearer();
  if (token === undefined) throw new ApiError(401, { code: "UNAUTHENTICATED" });
  return holdInventory(personIdOf(token), await openKept(), readPage);
}
