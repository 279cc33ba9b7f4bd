import { offeredLanguages } from "@trove/contract/languages";
import { PERMISSIONS } from "@trove/contract/permissions";
import { expect, test } from "vitest";
import { dashboardRoutes } from "../../../page-routes.fixture.ts";
import { dashboardNavigation } from "../navigation/dashboard-navigation.ts";
import { dashboardActions, dashboardPages, type SearchTexts } from "./dashboard-pages.ts";
import { searchSections } from "./search-entries.ts";

async function textsOf(language: string): Promise<SearchTexts> {
  const [frame, search] = await Promise.all([
    import(`../../../locales/${language}/dashboard/dashboard.ts`),
    import(`../../../locales/${language}/dashboard/search-pages.ts`),
  ]);
  return { ...frame.dashboard, pages: search.searchPages };
}

const everyone = { actions: [], recent: [], things: [], openThing: () => {} };

/** The sections that a query finds for an operator. By default the operator has all permissions. */
const sectionsFor = (query: string, texts: SearchTexts, may: () => boolean = () => true) =>
  searchSections(query, { ...everyone, groups: dashboardNavigation(texts), may }, texts);

const pathsFor = (query: string, texts: SearchTexts) =>
  sectionsFor(query, texts).flatMap(({ id, entries }) => (id === "pages" ? entries.map(({ path }) => path) : []));

const wordsOf = (text: string) => text.split(/[,،]/).map((word) => word.trim());

test("every page of the dashboard without an id in its path is found by its title and words in each language", async () => {
  const paths = dashboardRoutes().filter((path) => !path.includes(":"));
  expect(paths.length).toBeGreaterThan(20);
  for (const language of offeredLanguages) {
    const texts = await textsOf(language);
    const pages = dashboardPages(texts);
    expect(new Set(pages.map(({ path }) => path))).toEqual(new Set(paths));
    for (const { path, title, words } of pages) {
      for (const query of [title, ...wordsOf(words), path]) expect(pathsFor(query, texts), query).toContain(path);
    }
  }
});

test("quarantine, refund, legal documents and reconciliation lead to their pages", async () => {
  const texts = await textsOf("en");
  const first = (query: string) => pathsFor(query, texts)[0];
  expect(first("quarantine")).toBe("/dashboard/group/six/quarantine");
  expect(first("refund")).toBe("/dashboard/group/six");
  expect(first("legal documents")).toBe("/dashboard/group/six/documents");
  expect(first("reconciliation")).toBe("/dashboard/group/six/reconciliation");
});

test("every entry of the navigation is a page that the search knows", async () => {
  const texts = await textsOf("en");
  const known = new Set(dashboardPages(texts).map(({ path }) => path));
  const linked = dashboardNavigation(texts).flatMap(({ items }) => items.flatMap((item) => item.children ?? [item]));
  expect(linked.filter(({ path }) => !known.has(path))).toEqual([]);
});

test("actions are found by their words in each language, and only by those who may do them", async () => {
  for (const language of offeredLanguages) {
    const texts = await textsOf(language);
    for (const { title, path, needed } of dashboardActions(texts)) {
      const found = sectionsFor(title, texts).flatMap(({ id, entries }) => (id === "everywhere" ? entries : []));
      expect(found.map((entry) => entry.path)).toContain(path);
      expect(needed.every((permission) => PERMISSIONS.includes(permission))).toBe(true);
      expect(sectionsFor(title, texts, () => false)).toEqual([]);
    }
  }
});
