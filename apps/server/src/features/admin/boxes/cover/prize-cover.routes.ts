import type { Connection } from "../../../../database/connection.ts";
import type { Bind } from "../../../../http/bind.ts";
import type { Job } from "../../../../jobs.ts";
import { itemBrief } from "../../../items/index.ts";
import type { AdminParts } from "../../parts.ts";
import { countOwed } from "./owed.store.ts";
import { readPrizeCover } from "./prize-cover.ts";

/** Keeps the counts of owed pieces a few minutes old. */
export function countOwedJob(db: Connection, now: () => Date): Job {
  return { name: "count-owed", everySeconds: 300, run: () => countOwed(db, now()) };
}

export function prizeCoverRoutes(bind: Bind, { db, now }: Pick<AdminParts, "db" | "now">): void {
  bind("getPrizeCover", async ({ query }) => {
    const { countedAt, items } = await readPrizeCover(db, query, now());
    return {
      countedAtUtc: countedAt?.toISOString() ?? null,
      items: items.map(({ item, owed, cover, boxes, substitute }) => ({
        item: { ...itemBrief(item), isActive: item.isActive, stock: item.stock },
        owed,
        ...cover,
        boxes: [...boxes],
        substitute: substitute === null ? null : itemBrief(substitute),
      })),
    };
  });
}
