import { Refusal } from "../../command/refusal.ts";
import type { Connection } from "../../database/connection.ts";
import type { Bind } from "../../http/bind.ts";
import { pageResponse, pageRange } from "../../http/page.ts";
import { oneSearch } from "../items/index.ts";
import { lootboxCard, lootboxDetail } from "./lootbox-response.ts";
import { readCurrentDrops, readLootbox, readLootboxPage } from "./lootboxes.store.ts";
import { openingRoutes } from "./openings/openings.routes.ts";
import type { LootboxParts } from "./parts.ts";

export function lootboxRoutes(bind: Bind, parts: LootboxParts & { publicReads: Connection }): void {
  const { publicReads, versions } = parts;

  bind("listLootboxes", async ({ query }) => {
    const sort = { by: query.sortBy, direction: query.sortDirection };
    const read = () => readLootboxPage(publicReads, query, sort, pageRange(query));
    const { rows, totalCount } = await (query.search ? oneSearch(read) : read());
    const drops = Map.groupBy(
      await readCurrentDrops(
        publicReads,
        rows.map((row) => row.lootboxId),
      ),
      (drop) => drop.lootboxId,
    );
    const cards = rows.map((row) => lootboxCard(row, drops.get(row.lootboxId) ?? []));
    return pageResponse(query, cards, totalCount);
  });

  bind("getLootbox", async ({ params }) => {
    const row = await readLootbox(publicReads, params.id);
    if (row === undefined) throw new Refusal("NOT_FOUND");
    return lootboxDetail(row, await readCurrentDrops(publicReads, [row.lootboxId]));
  });

  bind("getLootboxVersion", async ({ params }) => {
    const version = await versions.find(publicReads, params.id, params.tableVersion);
    if (version === undefined) throw new Refusal("NOT_FOUND");
    return {
      oddsTable: version.oddsTable,
      oddsHash: version.oddsHash,
      publishedAtUtc: version.publishedAt.toISOString(),
    };
  });

  openingRoutes(bind, parts);
}
