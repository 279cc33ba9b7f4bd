import { MOST_SIMILAR_BOXES } from "@trove/contract";
import type { Language } from "@trove/contract/languages";
import { Refusal } from "../../command/refusal.ts";
import type { Connection } from "../../database/connection.ts";
import type { Bind } from "../../http/bind.ts";
import { pageResponse, pageRange } from "../../http/page.ts";
import { oneSearch, readWishIds, withAskedPrice } from "../items/index.ts";
import type { BoxVersion } from "./box-versions.ts";
import { announcementOf } from "./announcement.ts";
import { lootboxCard, lootboxDetail } from "./lootbox-response.ts";
import {
  countLootboxes,
  type ListedBox,
  type LootboxSelection,
  type LootboxSort,
  readCurrentDrops,
  readLootbox,
  readLootboxPage,
} from "./lootboxes.store.ts";
import { type OpeningParts, openingRoutes } from "./openings/openings.routes.ts";
import type { LootboxParts } from "./parts.ts";
import type { ProveOpenings } from "./receipt-mail/prove-openings.ts";
import { receiptMailRoutes } from "./receipt-mail/receipt-mail.routes.ts";
import { recentOpeningRoutes } from "./recent/recent-openings.routes.ts";
import { sharingRoutes } from "./sharing/sharing.routes.ts";
import { asksForWins } from "./wanted.store.ts";
import { readSimilarBoxIds } from "./similar-boxes.store.ts";

function published(version: BoxVersion | undefined) {
  if (version === undefined) throw new Refusal("NOT_FOUND");
  const { oddsTable, oddsHash, publishedAt } = version;
  return { oddsTable, oddsHash, publishedAtUtc: publishedAt.toISOString() };
}

async function cardsOf(db: Connection, rows: readonly ListedBox[], language: Language) {
  const ids = rows.map(({ lootboxId }) => lootboxId);
  const drops = Map.groupBy(await readCurrentDrops(db, ids, language), (drop) => drop.lootboxId);
  return rows.map((row) => lootboxCard(row, drops.get(row.lootboxId) ?? []));
}

type Paged = Parameters<typeof pageRange>[0];

async function readPage(db: Connection, selection: LootboxSelection, sort: LootboxSort, paged: Paged) {
  const rows = await readLootboxPage(db, selection, sort, pageRange(paged));
  const totalCount = await countLootboxes(db, selection);
  return pageResponse(paged, await cardsOf(db, rows, selection.language), totalCount);
}

async function similarBoxes(db: Connection, lootboxId: string, language: Language) {
  const ids = await readSimilarBoxIds(db, lootboxId, MOST_SIMILAR_BOXES);
  const page = { limit: MOST_SIMILAR_BOXES, offset: 0 };
  const rows = await readLootboxPage(db, { ids, language }, { by: "Price", direction: "Asc" }, page);
  return cardsOf(
    db,
    rows.toSorted((a, b) => ids.indexOf(a.lootboxId) - ids.indexOf(b.lootboxId)),
    language,
  );
}

type RouteParts = LootboxParts & OpeningParts & { publicReads: Connection; proveOpenings: ProveOpenings };

export function lootboxRoutes(bind: Bind, parts: RouteParts): void {
  const { db, publicReads, versions } = parts;

  bind("listLootboxes", async ({ query, language }) => {
    const selection = { ...withAskedPrice(query), language };
    const sort = { by: query.sortBy, direction: query.sortDirection };
    const read = () => readPage(publicReads, selection, sort, query);
    const isCostly = Boolean(query.search) || sort.by === "WinChance" || asksForWins(selection);
    return isCostly ? oneSearch(read) : read();
  });

  bind("listWishBoxes", async ({ person, query, language }) => {
    const selection = { language, winsItemIds: await readWishIds(db, person.userId) };
    const sort = { by: "WinChance", direction: "Desc" } as const;
    return oneSearch(() => readPage(publicReads, selection, sort, query));
  });

  bind("listSimilarLootboxes", async ({ params, language }) => similarBoxes(publicReads, params.id, language));

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
  recentOpeningRoutes(bind, parts);
  sharingRoutes(bind, parts);
  receiptMailRoutes(bind, parts);
}
