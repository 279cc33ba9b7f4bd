import type { Needed } from "@trove/contract/permissions";
import type { PageAction } from "../../../shell/page-actions.ts";
import { permissionsOf } from "../navigation/page-permissions.ts";
import { type NavGroup, nearestEntry } from "../navigation/nav-rules.ts";
import type { Thing } from "./thing-path.ts";
import { dashboardActions, dashboardPages, type SearchTexts } from "./dashboard-pages.ts";
import { matchingEntries, type Searchable } from "./search-matches.ts";

export type SearchEntry = Searchable & {
  id: string;
  /** The navigation group of a page, or the kind of a thing. */
  group: string;
  /**
   * A detail that distinguishes a thing from others with the same name. If set, the server found the entry, by single
   * words of the query.
   */
  detail?: string;
  run?: () => void;
  /** The id of an action of the page at `path`. Choosing the entry opens the page and runs the action. */
  begin?: string;
};

export type SearchSection = {
  id: "exact" | "recent" | "actions" | "everywhere" | "pages" | "things";
  title: string;
  entries: readonly SearchEntry[];
};

type May = (needed: Needed) => boolean | undefined;

/** All pages that the person may open, each with its navigation group. */
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

/** The actions that the person may start from every page. */
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
 * The results for a query, in non-empty sections. Things whose number, e-mail address or id equals the query come
 * first. A blank query shows everything, with the recent pages repeated at the top.
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
