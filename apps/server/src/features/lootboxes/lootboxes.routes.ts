import { Refusal } from "../../command/refusal.ts";
import type { Connection } from "../../database/connection.ts";
import type { Bind } from "../../http/bind.ts";
import { pageResponse, pageRange } from "../../http/page.ts";
import { oneSearch } from "../items/index.ts";
import type { BoxVersion } from "./box-versions.ts";
import { announcementOf } from "./announcement.ts";
import { lootboxCard, lootboxDetail } from "./lootbox-response.ts";
import { countLootboxes, readCurrentDrops, readLootbox, readLootboxPage } from "./lootboxes.store.ts";
import { openingRoutes } from "./openings/openings.routes.ts";
import type { LootboxParts, ReadPlaces } from "./parts.ts";
import { receiptMailRoutes } from "./receipt-mail/receipt-mail.routes.ts";

function published(version: BoxVersion | undefined) {
  if (version === undefined) throw new Refusal("NOT_FOUND");
  const { oddsTable, oddsHash, publishedAt } = version;
  return { oddsTable, oddsHash, publishedAtUtc: publishedAt.toISOString() };
}

type RouteParts = LootboxParts & { publicReads: Connection; places: ReadPlaces };

export function lootboxRoutes(bind: Bind, parts: RouteParts): void {
  const { publicReads, versions } = parts;

  bind("listLootboxes", async ({ query, language }) => {
    const selection = { ...query, language };
    const sort = { by: query.sortBy, direction: query.sortDirection };
    const read = async () =>
      [
        await readLootboxPage(publicReads, selection, sort, pageRange(query)),
        await countLootboxes(publicReads, selection),
      ] as const;
    const [rows, totalCount] = await (query.search ? oneSearch(read) : read());
    const drops = Map.groupBy(
      await readCurrentDrops(
        publicReads,
        rows.map((row) => row.lootboxId),
        language,
      ),
      (drop) => drop.lootboxId,
    );
    const cards = rows.map((row) => lootboxCard(row, drops.get(row.lootboxId) ?? []));
    return pageResponse(query, cards, totalCount);
  });

  bind("getLootbox", async ({ params, language }) => {
    const row = await readLootbox(publicReads, params.id, language);
    if (row === undefined) throw new Refusal("NOT_FOUND");
    const drops = await readCurrentDrops(publicReads, [row.lootboxId], language);
    return lootboxDetail(row, drops, await announcementOf(publicReads, parts, row.lootboxId));
  });

  bind("getLootboxVersion", async ({ params }) =>
    published(await versions.find(publicReads, params.id, params.tableVersion)),
  );

  bind("getLootboxOdds", async ({ params }) =>
    published(await versions.findByHash(publicReads, params.id, params.oddsHash)),
  );

  openingRoutes(bind, parts);
  receiptMailRoutes(bind, parts);
}
