import { Refusal } from "../../command/refusal.ts";
import type { Connection } from "../../database/connection.ts";
import type { Bind } from "../../http/bind.ts";
import { pageResponse, pageRange } from "../../http/page.ts";
import { oneSearch } from "../items/index.ts";
import { lootboxCard, lootboxDetail } from "./lootbox-response.ts";
import { readCurrentDrops, readLootbox, readLootboxPage } from "./lootboxes.store.ts";
import { openLootbox } from "./open-lootbox.ts";
import { openingDetail, openResponse } from "./opening-response.ts";
import { readOpening } from "./openings.store.ts";
import type { LootboxParts } from "./parts.ts";

export function lootboxRoutes(bind: Bind, parts: LootboxParts & { publicReads: Connection }): void {
  const { db, publicReads, secrets, versions } = parts;

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

  bind(
    "openLootbox",
    async ({ person, params, body, idempotency }) => {
      const { quantity, expectedPrice, clientEntropy = "", terms } = body;
      const request = { lootboxId: params.id, quantity, expectedPrice, clientEntropy, terms };
      return openResponse(await openLootbox(parts, person, idempotency, request));
    },
    { isSessionCheckedByCommand: true },
  );

  bind("getOpeningDetail", async ({ person, query }) => {
    const owner = person.roles.includes("Admin") ? null : person.userId;
    const row = await readOpening(db, query.transactionId, owner);
    const box = row && (await versions.find(db, row.lootboxId, row.tableVersion));
    if (row === undefined || box === undefined) throw new Refusal("NOT_FOUND");
    return openingDetail(row, box, secrets.rootKeys, query.includeItem);
  });
}
