import type { Person } from "../../command/person.ts";
import type { Bind } from "../../http/bind.ts";
import { pageRange, pageResponse } from "../../http/page.ts";
import type { PermissionsOf } from "../operators/index.ts";
import { listEntries } from "./entries/list-entries.ts";
import { readFigures } from "./figures/read-figures.ts";
import { readLiabilities } from "./figures/read-liabilities.ts";
import { readStatus, type StatusParts } from "./status/read-status.ts";
import { latestOpenings, readWork } from "./work/read-work.ts";

export function overviewRoutes(bind: Bind, parts: StatusParts & { permissionsOf: PermissionsOf }): void {
  bind("getOverviewFigures", ({ query }) => readFigures(parts, Number(query.days)));
  bind("getOverviewLiabilities", ({ query }) => readLiabilities(parts, Number(query.days)));
  const mayNamePeople = async (person: Person) => (await parts.permissionsOf(person)).has("people.read");

  bind("listLatestOpenings", async ({ person }) => {
    const openings = await latestOpenings(parts.db);
    if (await mayNamePeople(person)) return openings;
    return openings.map((opening) => ({ ...opening, userName: null }));
  });
  bind("getShopStatus", () => readStatus(parts));
  bind("getOverviewWork", () => readWork(parts.db));
  bind("listOverviewEntries", async ({ person, query }) => {
    const { items, totalCount, ...rest } = await listEntries(parts, query, pageRange(query));
    const shown = (await mayNamePeople(person)) ? items : items.map((entry) => ({ ...entry, person: null }));
    return { ...pageResponse(query, shown, totalCount), ...rest };
  });
}
