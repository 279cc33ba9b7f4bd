import type { Language } from "@trove/contract/languages";
import { test } from "vitest";
import { tabRecordOf } from "../../../e2e/support/people.ts";
import type { TestPerson } from "../../server/test/people/people.ts";
import { toSessionRecord } from "../app/session/session-record.ts";
import { Page } from "./page.ts";
import { leavePage } from "./show-page.ts";
import { openShownShop, type ShownShop } from "./shown-shop.ts";

export type { Page } from "./page.ts";

/** Opens a window, in which the person `as` is signed in; without `as`, nobody is. */
export type NewPage = (visitor?: { as?: TestPerson; language?: Language }) => Promise<Page>;

/**
 * The network of this process. Pages put their own in place of the global `fetch`, with the answers that a test gives,
 * which must not reach the pages of other tests. Kept globally, because modules are loaded again for each page.
 */
const processWide = globalThis as { networkOfPages?: typeof fetch };
const network = (processWide.networkOfPages ??= fetch);

function newPage(
  { shop: { url } }: { shop: { url: string } },
  { onCleanup }: { onCleanup: (cleanup: () => void) => void },
): NewPage {
  onCleanup(leavePage);
  return async ({ as: person, language = "en" } = {}) => {
    const record = person && toSessionRecord(JSON.parse(tabRecordOf(person)));
    return new Page(url, network, record, language);
  };
}

/** A test with pages of a shop that many files share. It may change only data of people that it created. */
export const it = test
  .extend("shop", { scope: "worker" }, async ({}, { onCleanup }) => {
    const shop = await openShownShop();
    onCleanup(() => shop.close());
    return shop;
  })
  .extend("newPage", newPage);

/**
 * A test with pages of a shop that only this file uses. Needed if the test changes data of others, or needs other
 * settings.
 */
export const shownBy = (openShop: () => Promise<ShownShop>) =>
  test
    .extend("shop", { scope: "file" }, async ({}, { onCleanup }) => {
      const shop = await openShop();
      onCleanup(() => shop.close());
      return shop;
    })
    .extend("newPage", newPage);
