import type { Connection } from "../../../../database/connection.ts";
import type { Bind } from "../../../../http/bind.ts";
import type { Job } from "../../../../jobs.ts";
import { itemBrief } from "../../../items/index.ts";
import type { OperationParts } from "../../../operators/index.ts";
import { countOwed } from "./owed.store.ts";
import { readPrizeCover } from "./prize-cover.ts";
import { tellShortBoxes } from "./tell-short-boxes.ts";

/** A job that recounts the owed pieces every few minutes and notifies operators of boxes whose items are short. */
export function countOwedJob(db: Connection, now: () => Date): Job {
  const run = async () => {
    await countOwed(db, now());
    await tellShortBoxes(db, now());
  };
  return { name: "count-owed", everySeconds: 300, run };
}

export function prizeCoverRoutes(bind: Bind, { db, now }: OperationParts): void {
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
