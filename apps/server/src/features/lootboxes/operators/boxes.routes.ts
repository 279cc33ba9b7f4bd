import { oddsHash, oddsTableText } from "@trove/fairness";
import { sellRateOf } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { Bind } from "../../../http/bind.ts";
import { pageRange, pageResponse } from "../../../http/page.ts";
import { readItemPrices } from "../../items/index.ts";
import {
  announcementOf,
  countPlannedBoxes,
  countVersions,
  errorsOf,
  planOf,
  prospectOf,
  readPlannedBox,
  readPlannedBoxes,
  readPlannedItems,
  readVersions,
  type BoxVersions,
  type OddsTerms,
} from "../index.ts";
import type { SettingsReader } from "../../settings/index.ts";
import type { OperationParts } from "../../operators/index.ts";
import { adminBox, listedBox } from "./box-response.ts";

export type BoxParts = { versions: BoxVersions; terms: OddsTerms };

type RouteParts = Pick<OperationParts, "db" | "now"> & { boxes: BoxParts; settings: SettingsReader };

export function operatorBoxRoutes(bind: Bind, { db, now, boxes, settings }: RouteParts): void {
  async function requireBox(lootboxId: string) {
    const box = await readPlannedBox(db, lootboxId);
    if (box === undefined) throw new Refusal("NOT_FOUND");
    return { box, items: await readPlannedItems(db, [box]) };
  }

  bind("listAdminLootboxes", async ({ query }) => {
    const sort = { by: query.sortBy, direction: query.sortDirection };
    const [rows, totalCount] = await Promise.all([
      readPlannedBoxes(db, query, sort, pageRange(query)),
      countPlannedBoxes(db, query),
    ]);
    const plans = rows.map((row) => ({ row, plan: planOf(row) }));
    const itemIds = new Set(plans.flatMap(({ plan }) => plan.drops.map(({ itemId }) => itemId)));
    const prices = await readItemPrices(db, [...itemIds]);
    return pageResponse(
      query,
      plans.map(({ row, plan }) => listedBox(row, plan, prices)),
      totalCount,
    );
  });

  bind("getAdminLootbox", async ({ params }) => {
    const { box, items } = await requireBox(params.id);
    return adminBox(box, items, await announcementOf(db, boxes, params.id));
  });

  bind("rehearseLootbox", async ({ params }) => {
    const { box, items } = await requireBox(params.id);
    const { selling } = await settings.at(now());
    const prospect = prospectOf(box, items, sellRateOf(selling));
    const isOpen = await boxes.terms.isOpen(params.id);
    const { version, lastVersion } = box;
    const own = { version, tableVersion: lastVersion + 1, isOpen, errors: errorsOf(prospect.missing) };
    if (prospect.table === null) return { ...own, odds: null, isSame: false };
    const oddsTable = oddsTableText(prospect.table);
    return { ...own, odds: { oddsTable, oddsHash: oddsHash(oddsTable) }, isSame: prospect.isSame };
  });

  bind("listLootboxVersions", async ({ params, query }) => {
    await requireBox(params.id);
    const [rows, totalCount] = await Promise.all([
      readVersions(db, params.id, pageRange(query)),
      countVersions(db, params.id),
    ]);
    const versions = rows.map(({ publishedAt, ...rest }) => ({ ...rest, publishedAtUtc: publishedAt.toISOString() }));
    return pageResponse(query, versions, totalCount);
  });
}
