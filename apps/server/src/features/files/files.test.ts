import { languages, offeredLanguages } from "@trove/contract/languages";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { callApp } from "../../../test/shop/call-app.ts";
import { restartedWith } from "../../../test/shop/restarted-shop.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";
import { legalTag } from "./legal/legal-facts.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ APP_NAME: "Blåhaj & Söner" });
});
afterAll(() => shop.close());

const urlOf = async (fileName: string, language = "en") => {
  const headers = { "accept-language": language };
  return (await shop.call("getFileUrl", { query: { fileName } }, { headers })).body;
};
/** Every document is rendered in a process of its own. `legal-documents.test.ts` renders all languages in one. */
const rendered = offeredLanguages.filter((language) => inject("size").allLooks || languages[language].dir === "rtl");

const get = (url: string, headers: Record<string, string> = {}) => shop.app.http.inject({ url, headers });

describe.each(["terms_of_service.pdf", "privacy_policy.pdf"])("%s", (fileName) => {
  it("has a URL of its version and may be cached forever", { tags: ["S7-41", "S7-42", "S7-43", "S7-44"] }, async () => {
    const url = await urlOf(fileName);
    const { statusCode, headers, rawPayload } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${fileName}"`,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(rawPayload.subarray(0, 8).toString("latin1")).toBe("%PDF-1.7");
    expect(url).toMatch(new RegExp(`^/files/[0-9a-f]{16}/${fileName}$`));
    expect((await get(url)).rawPayload.equals(rawPayload)).toBe(true);
  });

  it("is the same in every process, and has another URL under another shop name", async () => {
    const given = { JWT_SECRET: shop.environment.JWT_SECRET, ROOT_KEY: shop.environment.ROOT_KEY };
    const [same, other] = await Promise.all(
      ["Blåhaj & Söner", "Trove"].map((APP_NAME) =>
        restartedWith(
          shop,
          { ...given, APP_NAME },
          async (app) => (await callApp(app)("getFileUrl", { query: { fileName } })).body,
        ),
      ),
    );
    expect(same).toBe(await urlOf(fileName));
    expect(other).not.toBe(same);
  });

  it("tells assistive technology its title, language and headings", async () => {
    const text = (await get(await urlOf(fileName))).rawPayload.toString("latin1");
    for (const mark of ["/Marked true", "/Lang (en-GB)", "/DisplayDocTitle true", "/S /H1", "/S /H2", "/S /LBody"]) {
      expect(text).toContain(mark);
    }
  });

  it("is in the language of the call, right-to-left where it is", async () => {
    const urls = new Set<string>();
    for (const language of offeredLanguages) {
      const url = await urlOf(fileName, languages[language].tag);
      urls.add(url);
      if (!rendered.includes(language)) continue;
      const { statusCode, rawPayload } = await get(url);
      expect([statusCode, rawPayload.toString("latin1").includes(`/Lang (${legalTag(language)})`)]).toEqual([
        200,
        true,
      ]);
    }
    expect(urls.size).toBe(offeredLanguages.length);
    expect(await urlOf(fileName, "pt")).toBe(await urlOf(fileName, "en"));
  });

  it("redirects the URL of an older version to the current one", async () => {
    const { statusCode, headers } = await get(`/files/0123456789abcdef/${fileName}`);
    expect([statusCode, headers.location, headers["cache-control"]]).toEqual([302, await urlOf(fileName), "no-store"]);
  });
});

it.each(["imprint.pdf", "constructor", "../secrets.json", "terms-of-service.md"])(
  "there is no file %s",
  async (fileName) => {
    const asked = await shop.call("getFileUrl", { query: { fileName } });
    expect([asked.status, JSON.parse(asked.text).code]).toEqual([404, "NOT_FOUND"]);
    expect((await get(`/files/0123456789abcdef/${encodeURIComponent(fileName)}`)).statusCode).toBe(404);
  },
);

describe("pictures", () => {
  it("are cached for a day, with an ETag for revalidation", async () => {
    const { statusCode, headers } = await get("/pictures/abacus.webp");
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ "content-type": "image/webp", "cache-control": "public, max-age=86400" });
    const again = await get("/pictures/abacus.webp", { "if-none-match": String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it("pictures in SVG format can't run scripts", async () => {
    const { statusCode, headers } = await get("/pictures/boxes/basecamp.svg");
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toMatch(/^image\/svg\+xml/);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'.*sandbox$/);
  });

  it.each(["nothing.webp", "LICENSE", "NOTICE.md", "", "..%2f..%2fpackage.json", "../src/index.ts"])(
    "do not include /%s",
    async (path) => {
      expect((await get(`/pictures/${path}`)).statusCode).toBe(404);
    },
  );
});
