import type { Needed } from "@trove/contract/permissions";
import type { PageAction } from "../../../shell/page-actions.ts";
import { permissionsOf } from "../navigation/page-permissions.ts";
import { type NavGroup, nearestEntry } from "../navigation/nav-rules.ts";
import type { Thing } from "./thing-path.ts";
import { dashboardActions, dashboardPages, type SearchTexts } from "./dashboard-pages.ts";
import { matchingEntries, type Searchable } from "./search-matches.ts";

export type SearchEntry = Searchable & {
  id: string;
  /** The group of the navigation that it belongs to, or what kind of thing it is. */
  group: string;
  /** A detail that tells a thing from others of its name. The server found it by words. */
  detail?: string;
  run?: () => void;
  /** The id of an action of the page at `path`, which is run there. */
  begin?: string;
};

export type SearchSection = {
  id: "exact" | "recent" | "actions" | "everywhere" | "pages" | "things";
  title: string;
  entries: readonly SearchEntry[];
};

type May = (needed: Needed) => boolean | undefined;

/** Every page that the person may open, with the group of the navigation that it belongs to. */
function pagesOf(groups: readonly NavGroup[], may: May, texts: SearchTexts): SearchEntry[] {
  const groupOf = (path: string) => {
    const nearest = nearestEntry(groups, path);
    const group = groups.find(({ items }) =>
      items.some((item) => (item.children ?? [item]).some((leaf) => leaf === nearest)),
    );
    return group?.subheader ?? texts.search.pages;
  };
  const listed = dashboardPages(texts).filter(({ path }) => may(permissionsOf(path)) ?? true);
  const linked = groups.flatMap(({ items }) => items.flatMap((item) => item.children ?? [item]));
  const others = linked.filter(({ path }) => listed.every((page) => page.path !== path));
  return [...listed, ...others].map((page) => ({ ...page, id: page.path, group: groupOf(page.path) }));
}

/** Actions that the person may start from every page. */
function actionsEverywhere(may: May, texts: SearchTexts): SearchEntry[] {
  return dashboardActions(texts)
    .filter(({ needed }) => needed.every((permission) => may(permission) === true))
    .map(({ title, path, action }) => ({
      id: `begin ${title}`,
      title,
      path,
      words: "",
      group: texts.pages.actionsTitle,
      begin: action,
    }));
}

type Sources = {
  groups: readonly NavGroup[];
  may: May;
  actions: readonly PageAction[];
  recent: readonly string[];
  things: readonly Thing[];
  openThing: (thing: Thing) => void;
};

/**
 * The results for a query, in non-empty sections. A blank query shows everything, the recent pages
 * once more on top. Exact matches of a number, e-mail address or id come first.
 */
export function searchSections(
  query: string,
  { groups, may, actions, recent, things, openThing }: Sources,
  texts: SearchTexts,
): SearchSection[] {
  const { search: t } = texts;
  const pages = pagesOf(groups, may, texts);
  const again = recent.flatMap((path) => pages.filter((page) => page.path === path));
  const doable = actions.map(({ id, title, run }) => ({ id: `action ${id}`, title, words: "", group: t.actions, run }));
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
    {
      id: "everywhere",
      title: texts.pages.actionsTitle,
      entries: matchingEntries(actionsEverywhere(may, texts), query),
    },
    { id: "things", title: t.things, entries: named(false) },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}
