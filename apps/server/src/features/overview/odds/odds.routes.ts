import type { Bind } from "../../../http/bind.ts";
import type { OperationParts } from "../../operators/index.ts";
import { listWatches, readWatch } from "./read-odds.ts";

export function watchedOddsRoutes(bind: Bind, { db }: Pick<OperationParts, "db">): void {
  bind("listWatchedOdds", () => listWatches(db));
  bind("getWatchedOdds", ({ params }) => readWatch(db, { lootboxId: params.id, tableVersion: params.tableVersion }));
}
