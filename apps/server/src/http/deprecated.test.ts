import { cents, toEuros } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockBox, type TestBox } from "../../test/catalogue/stock.ts";
import { browserOf, newEntropy, prepareReveal, sha256, type TestBrowser } from "../../test/openings/browser.ts";
import { credit, signUp, type TestPerson } from "../../test/people/people.ts";
import { openShop, type Shop } from "../../test/shop/shop.ts";
import { deprecationHeaders } from "./deprecated.ts";

let shop: Shop;
let mara: TestPerson;
let box: TestBox;
let browser: TestBrowser;
beforeAll(async () => {
  shop = await openShop();
  mara = await signUp(shop);
  await credit(shop, mara, cents(10_000));
  box = await stockBox(shop);
  browser = await browserOf(shop, mara);
});
afterAll(() => shop.close());

const offer = (changed: object) => {
  const body = { quantity: 1, expectedPrice: toEuros(box.price), clientSeed: "lucky", entropyHash: sha256("a") };
  return shop.call(
    "offerOpening",
    { params: { id: box.lootboxId }, body: { ...body, browserKey: browser.publicKey, ...changed } },
    mara,
  );
};
const markOf = ({ headers: { deprecation, sunset, link } }: { headers: Record<string, unknown> }) => ({
  deprecation,
  sunset,
  link,
});
const isCurrent = { deprecation: undefined, sunset: undefined, link: undefined };
const since = (path: string) => ({
  deprecation: "@1795737600",
  sunset: undefined,
  link: `<${path}>; rel="successor-version", </api/docs>; rel="deprecation"; type="text/html"`,
});

describe("deprecation", () => {
  it("headers say that offers of version 2 are deprecated, also when one is refused, and not those of version 3", async () => {
    const path = `/api/lootboxes/${box.lootboxId}/offer`;
    expect(markOf(await offer({}))).toEqual(since(path));
    const refused = await offer({ expectedPrice: 1 });
    expect([refused.status, markOf(refused)]).toEqual([409, since(path)]);
    expect(markOf(await offer({ version: 3 }))).toEqual(isCurrent);
  });

  it("headers say that a next offer of version 2 is deprecated, and nothing of a reveal without a next offer", async () => {
    const reveal = async (next?: { entropyHash: string; version?: 3 }) => {
      const body = { ...(await prepareReveal(shop, mara, box)), ...(next && { next }) };
      return markOf(await shop.call("openLootbox", { params: { id: box.lootboxId }, body }, mara));
    };
    const entropyHash = sha256(newEntropy());
    expect(await reveal({ entropyHash })).toEqual(since(`/api/lootboxes/${box.lootboxId}/open`));
    expect(await reveal({ entropyHash, version: 3 })).toEqual(isCurrent);
    expect(await reveal()).toEqual(isCurrent);
  });

  it("headers name the day of the end, and the endpoint that follows, with the same parameters", () => {
    const headers = deprecationHeaders(
      { since: "2027-01-01", sunset: "2027-07-01", successor: "getLootboxOdds" },
      { id: "a b", oddsHash: "c" },
    );
    expect(headers).toEqual({
      deprecation: "@1798761600",
      sunset: "Thu, 01 Jul 2027 00:00:00 GMT",
      link: '</api/lootboxes/a%20b/odds/c>; rel="successor-version", </api/docs>; rel="deprecation"; type="text/html"',
    });
  });

  it("OpenAPI describes deprecated calls, and marks deprecated fields", async () => {
    const { paths } = (await shop.call("getOpenApi")).body as { paths: Record<string, Record<string, object>> };
    expect(paths["/api/lootboxes/{id}/offer"]?.["post"]).toMatchObject({
      description: "Deprecated without `version` since 2026-11-27. Call `offerOpening` with it instead.",
    });
    expect(JSON.stringify(paths["/api/applicationInfo"]?.["get"])).toContain('"deprecated":true');
  });
});
