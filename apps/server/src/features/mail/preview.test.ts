import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Shop } from "../../../test/shop/shop.ts";
import { payloads } from "./kinds.ts";
import { mailSamples } from "./preview-samples.ts";

let inDevelopment: Shop;
let elsewhere: Shop;
beforeAll(async () => {
  inDevelopment = await openShop({ NODE_ENV: "development", APP_NAME: "Trove & Sons" });
  elsewhere = await openShop();
});
afterAll(() => Promise.all([inDevelopment.close(), elsewhere.close()]));

const read = (shop: Shop, url: string) => shop.app.http.inject({ url });

it("shows every kind of mail, as HTML and as text, with contents that the outbox would accept", async () => {
  const samples = mailSamples(inDevelopment.environment.PUBLIC_URL);
  expect(new Set(samples.map(({ content }) => content.kind))).toEqual(new Set(Object.keys(payloads)));
  const { body } = await read(inDevelopment, "/mail-preview");
  for (const [index, { content }] of samples.entries()) {
    payloads[content.kind].parse(content.payload);
    const place = `/mail-preview/${index + 1}`;
    const [page, text] = [await read(inDevelopment, `${place}/html`), await read(inDevelopment, `${place}/text`)];
    expect(body).toContain(`src="${place}/html"`);
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.body).toContain("Mara");
    expect(page.body).toContain("Trove &amp; Sons");
    expect(text.headers["content-type"]).toContain("text/plain");
    expect(text.body).toContain("Mara");
    expect(text.body).not.toContain("<p");
  }
});

it("keeps the numbers of orders and shipments on one line, and texts clear of their values in both directions", async () => {
  const arabic = await read(inDevelopment, "/mail-preview/1/html?language=ar");
  expect(arabic.body).toMatch(/<span style="white-space:nowrap">O-\d{12}<\/span>/);
  expect(arabic.body).toContain("padding:8px 0 8px 16px");
  expect((await read(inDevelopment, "/mail-preview/1/html")).body).toContain("padding:8px 16px 8px 0");
});

it("falls back to English in a language without texts, and shows no other mails", async () => {
  expect((await read(inDevelopment, "/mail-preview/1/html?language=xx")).body).toContain('lang="en"');
  expect((await read(inDevelopment, "/mail-preview/99/html")).statusCode).toBe(404);
});

it("exists in development only", async () => {
  expect((await read(elsewhere, "/mail-preview")).statusCode).toBe(404);
});
