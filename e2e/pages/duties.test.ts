import { type Language, offeredLanguages } from "@trove/contract/languages";
import { describe, expect } from "vitest";
import { it } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";
import { cheapestItems } from "../support/shopper.ts";

type Texts = Readonly<Record<string, string>>;

const textsOf = async (language: Language) => {
  const folder = `../../apps/web/app/locales/${language}`;
  const [{ shell }, { item }, { boxPage }] = await Promise.all([
    import(`${folder}/shell.ts`) as Promise<{ shell: { footer: Texts } }>,
    import(`${folder}/items/item.ts`) as Promise<{ item: { safety: Texts } }>,
    import(`${folder}/lootboxes/box-page.ts`) as Promise<{ boxPage: { facts: Texts } }>,
  ]);
  return { footer: shell.footer, safety: item.safety, facts: boxPage.facts };
};

/** Requests a page as it is written on the server, and returns it with its links by path. */
async function pageAt(url: string) {
  const html = await (await fetch(url)).text();
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)];
  return { html, links: new Map(links.map(([, path = "", text = ""]) => [path, text.replaceAll(/<[^>]+>/g, "")])) };
}

/** The EU's platform for disputes, which was closed in 2025. */
const CLOSED_PLATFORM = /ec\.europa\.eu\/(consumers\/)?odr/i;

describe("every kind of public page", () => {
  it.for(offeredLanguages)(
    "has what the law asks of it in its footer and where people buy, in %s",
    async (language, { shop }) => {
      const { footer, safety, facts } = await textsOf(language);
      const [listed] = await cheapestItems(shop, 1);
      const { body: item } = await shop.call("getItem", { params: { id: listed?.id ?? "" }, query: {} });
      const box = await findBox(shop, "desk-drawer");
      const at = (path: string) => pageAt(`${shop.url}${path}?lang=${language}`);
      const paths = ["/", `/shop/items/${item.id}`, "/lootboxes", `/lootboxes/${box.id}`, "/cart", "/faq", "/withdraw"];
      const others = ["/complaints", "/accessibility", "/track-order", "/provably-fair", "/coming-soon"];
      for (const path of [...paths, ...others]) {
        const { html, links } = await at(path);
        expect([path, links.get("/withdraw"), links.get("/complaints"), links.get("/accessibility")]).toEqual([
          path,
          footer["withdraw"],
          footer["complaints"],
          footer["accessibility"],
        ]);
        expect([path, links.get("/account/limits"), CLOSED_PLATFORM.test(html)]).toEqual([
          path,
          footer["limits"],
          false,
        ]);
      }
      const offer = await at(`/shop/items/${item.id}`);
      const { manufacturerName, manufacturerAddress, identifier } = item.safety;
      for (const shown of [
        safety["title"] ?? "",
        manufacturerName,
        manufacturerAddress.split("\n")[0] ?? "",
        identifier,
      ]) {
        expect([shown, shown !== "" && offer.html.includes(shown)]).toEqual([shown, true]);
      }
      const notice = [...offer.links.keys()].filter((path) => path.endsWith("legal_guarantee.pdf"));
      expect(notice).toHaveLength(1);
      const { html } = await at(`/lootboxes/${box.id}`);
      for (const fact of Object.values(facts)) {
        expect([fact, html.includes(fact)]).toEqual([fact, true]);
      }
    },
  );
});
