import type { dashboard } from "../../../locales/en/dashboard/dashboard.ts";
import type { Translated } from "../../../locales/texts.ts";
import type { PageAction } from "../../../shell/page-actions.ts";
import type { NavGroup } from "../navigation/nav-rules.ts";
import type { Thing } from "./thing-path.ts";
import { matchingEntries, type Searchable } from "./search-matches.ts";

export type SearchEntry = Searchable & {
  id: string;
  /** The group of the navigation that it belongs to, or what kind of thing it is. */
  group: string;
  /** What tells a thing from others of its name. The server found it by words. */
  detail?: string;
  run?: () => void;
};

export type SearchSection = {
  id: "exact" | "recent" | "actions" | "pages" | "things";
  title: string;
  entries: readonly SearchEntry[];
};

/** Every page that the navigation links. */
function pagesOf(groups: readonly NavGroup[], without: string): SearchEntry[] {
  return groups.flatMap(({ subheader = without, items }) =>
    items
      .flatMap((item) => item.children ?? [item])
      .map(({ title, path }) => ({ id: path, title, path, group: subheader })),
  );
}

type Sources = {
  groups: readonly NavGroup[];
  actions: readonly PageAction[];
  recent: readonly string[];
  things: readonly Thing[];
  openThing: (thing: Thing) => void;
};

/**
 * What the search shows for a query, in sections without empty ones. A blank query shows everything, the recent pages
 * once more on top. What a number, e-mail address or id names exactly comes first.
 */
export function searchSections(
  query: string,
  { groups, actions, recent, things, openThing }: Sources,
  { search: t }: Translated<typeof dashboard>,
): SearchSection[] {
  const pages = pagesOf(groups, t.pages);
  const again = recent.flatMap((path) => pages.filter((page) => page.path === path));
  const doable = actions.map(({ id, title, run }) => ({ id: `action ${id}`, title, group: t.actions, run }));
  const named = (isExact: boolean) =>
    things
      .filter((thing) => thing.isExact === isExact)
      .map((thing) => ({
        id: `${thing.kind} ${thing.id}`,
        title: thing.title,
        detail: thing.detail,
        group: t.kinds[thing.kind],
        run: () => openThing(thing),
      }));
  const sections: SearchSection[] = [
    { id: "exact", title: t.exact, entries: named(true) },
    {
      id: "recent",
      title: t.recent,
      entries: query.trim() === "" ? again.map((page) => ({ ...page, id: `recent ${page.id}` })) : [],
    },
    { id: "pages", title: t.pages, entries: matchingEntries(pages, query) },
    { id: "actions", title: t.actions, entries: matchingEntries(doable, query) },
    { id: "things", title: t.things, entries: named(false) },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}
