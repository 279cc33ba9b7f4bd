import { type Endpoints, type OrderStatus, type ResponseOf } from "@trove/contract";
import { toEuros } from "@trove/money";
import type { Connection } from "../../../database/connection.ts";
import type { OperationParts } from "../../operators/index.ts";
import { countWaitingShipments, readLatestOpenings, readLowStock, readWaitingShipments } from "./work.store.ts";

/** The statuses in which shipments wait for operators, in the order in which they should be handled. */
const WAITING = ["Ordered", "Approved", "Shipping"] as const satisfies readonly OrderStatus[];
const LISTED_ITEMS = 20;
const LISTED_OPENINGS = 10;

export async function countWork({ db, now }: OperationParts): Promise<void> {
  await countWaitingShipments(db, WAITING, now());
}

export async function readWork(db: Connection): Promise<ResponseOf<Endpoints["getOverviewWork"]>> {
  const [counts, items] = await Promise.all([readWaitingShipments(db), readLowStock(db, LISTED_ITEMS)]);
  const byStatus = new Map(counts.map((count) => [count.status, count]));
  const [first] = counts;
  return {
    asOfUtc: first?.countedAt.toISOString() ?? null,
    shipments: WAITING.map((status) => {
      const found = byStatus.get(status);
      return { status, count: found?.shipments ?? 0, oldestAtUtc: found?.oldestAt?.toISOString() ?? null };
    }),
    lowStock: items.map(({ itemId, name, imageUrl, available, boxes }) => {
      return { item: { id: itemId, name, imageUrl }, available, boxes: boxes ?? 0 };
    }),
  };
}

export async function latestOpenings(db: Connection): Promise<ResponseOf<Endpoints["listLatestOpenings"]>> {
  const rows = await readLatestOpenings(db, LISTED_OPENINGS);
  return rows.map((row) => ({
    transactionId: row.transactionId,
    userName: row.userName,
    lootbox: { id: row.lootboxId, name: row.lootboxName },
    item: { id: row.itemId, name: row.itemName, imageUrl: row.imageUrl },
    pricePaid: toEuros(row.priceCents),
    marketPrice: toEuros(row.marketPriceCents),
    openedAtUtc: row.openedAt.toISOString(),
  }));
}
