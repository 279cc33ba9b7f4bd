import type { Bind } from "../../../http/bind.ts";
import type { AdminParts } from "../parts.ts";
import { listWatches, readWatch } from "./read-odds.ts";

export function watchedOddsRoutes(bind: Bind, { db }: AdminParts): void {
  bind("listWatchedOdds", () => listWatches(db));
  bind("getWatchedOdds", ({ params }) => readWatch(db, { lootboxId: params.id, tableVersion: params.tableVersion }));
}
