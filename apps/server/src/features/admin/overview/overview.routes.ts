import type { Bind } from "../../../http/bind.ts";
import { pageRange, pageResponse } from "../../../http/page.ts";
import type { AdminParts } from "../parts.ts";
import { listEntries } from "./entries/list-entries.ts";
import { readFigures } from "./figures/read-figures.ts";
import { readLiabilities } from "./figures/read-liabilities.ts";
import { latestOpenings, readWork } from "./work/read-work.ts";

export function overviewRoutes(bind: Bind, parts: AdminParts): void {
  bind("getOverviewFigures", ({ query }) => readFigures(parts, Number(query.days)));
  bind("getOverviewLiabilities", ({ query }) => readLiabilities(parts, Number(query.days)));
  bind("listLatestOpenings", () => latestOpenings(parts.db));
  bind("getOverviewWork", () => readWork(parts.db));
  bind("listOverviewEntries", async ({ query }) => {
    const { items, totalCount, ...rest } = await listEntries(parts, query, pageRange(query));
    return { ...pageResponse(query, items, totalCount), ...rest };
  });
}
