import { type Language, offeredLanguages } from "@trove/contract/languages";
import { expect } from "vitest";
import { CLOSED_PLATFORM, footerDuties, pageDuties } from "../../apps/web/app/page-duties.fixture.ts";
import { customersRoutes, routesInside } from "../../apps/web/app/page-routes.fixture.ts";
import { it } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";
import { cheapestItems } from "../support/shopper.ts";

/** Requests a page as it is written on the server, and returns it with its links by path. */
async function pageAt(url: string, language: Language) {
  const html = await (await fetch(url, { headers: { cookie: `i18nextLng=${language}` } })).text();
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)];
  const byPath = links.map(([, path = "", text = ""]) => [path, text.replaceAll(/<[^>]+>/g, "")]);
  return { html, links: Object.fromEntries(byPath) as Record<string, string> };
}

it("every kind of page that is not the dashboard's says which duties it has", () => {
  expect(Object.keys(pageDuties).toSorted()).toEqual(customersRoutes().toSorted());
});

it.for(offeredLanguages)(
  "every page outside of the sign-in area has its duties in its footer, and no link to the closed platform, in %s",
  async (language, { shop }) => {
    const texts = `../../apps/web/app/locales/${language}/shell.ts`;
    const { shell } = (await import(texts)) as { shell: { footer: Parameters<typeof footerDuties>[0] } };
    const [[item], box] = await Promise.all([cheapestItems(shop, 1), findBox(shop, "desk-drawer")]);
    const known: Readonly<Record<string, string>> = {
      "/shop/items/:id": `/shop/items/${item?.id}`,
      "/lootboxes/:id": `/lootboxes/${box.id}`,
      "/*": "/no/such/page",
    };
    const inSignIn = new Set(routesInside("visitor"));
    const duties = footerDuties(shell.footer);
    const paths = customersRoutes().filter((route) => pageDuties[route] !== undefined && !inSignIn.has(route));
    const lacking: unknown[] = [];
    for (const route of paths) {
      const path = known[route] ?? route.replaceAll(/:\w+/g, "unknown");
      const { html, links } = await pageAt(shop.url + path, language);
      const missing = Object.entries(duties).filter(([target, text]) => links[target] !== text);
      if (missing.length > 0 || CLOSED_PLATFORM.test(html)) lacking.push([path, missing]);
    }
    expect(paths.length).toBeGreaterThan(35);
    expect(lacking).toEqual([]);
  },
);
