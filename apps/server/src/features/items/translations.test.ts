import { randomUUID } from "node:crypto";
import type { Language } from "@trove/contract/languages";
import { languages, translatedLanguages } from "@trove/contract/languages";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyShelves, putOnShelf, sound } from "../../../test/catalogue/shelf.ts";
import { stockSureBox } from "../../../test/catalogue/stock.ts";
import { runJob } from "../../../test/payments/till.ts";
import { makeAdmin, signUp } from "../../../test/people/people.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";
import { searchLanguages } from "./search-languages.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT_FACTOR: "0" });
});
afterAll(() => shop.close());

const inLanguage = (language: Language) => ({ headers: { "accept-language": languages[language].tag } });

let ring = "";
let watch = "";
beforeEach(async () => {
  await emptyShelves(shop);
  [ring = "", watch = ""] = await putOnShelf(shop, [
    {
      name: "Topaz ring",
      translations: {
        fr: { name: "Bague à topaze", description: "Un anneau fin." },
        vi: { name: "Nhẫn đá topaz", description: "" },
        cn: { name: "托帕石戒指", description: "细戒。" },
        ar: { name: "خاتم توباز", description: "خاتم رفيع." },
      },
    },
    {
      name: "Amber watch",
      translations: {
        fr: { name: "Montre d’ambre", description: "" },
        vi: { name: "Đồng hồ hổ phách", description: "" },
        cn: { name: "不锈钢手表", description: "" },
        ar: { name: "الساعات الكهرمانية", description: "" },
      },
    },
    { name: "Plain cup" },
  ]);
  await sql`update categories set translations = ${JSON.stringify({ fr: { name: "Son", description: "Le son." } })}
    where category_id = ${sound}`.execute(shop.owner.connection);
  shop.app.publicCache.clear();
});

const names = async (language: Language, query: object) =>
  (await shop.call("listItems", { query }, inLanguage(language))).body.items.map(({ name }) => name);
const item = async (language: Language, id: string) =>
  (await shop.call("getItem", { params: { id }, query: {} }, inLanguage(language))).body;

describe("an item", () => {
  it("has the reader's language, and English where a text is missing", async () => {
    expect(await item("fr", ring)).toMatchObject({
      name: "Bague à topaze",
      description: "Un anneau fin.",
      category: { id: sound, name: "Son" },
    });
    expect(await item("vi", ring)).toMatchObject({ name: "Nhẫn đá topaz", description: "A thing." });
    expect(await item("en", ring)).toMatchObject({ name: "Topaz ring", category: { name: "Sound" } });
    const categories = (await shop.call("listCategories", {}, inLanguage("fr"))).body;
    expect(categories.map(({ name, description }) => [name, description])).toContainEqual(["Son", "Le son."]);
  });

  it("is sorted by the name that is shown", async () => {
    const query = { sortBy: "Name", sortDirection: "Asc" };
    expect(await names("fr", query)).toEqual(["Bague à topaze", "Montre d’ambre", "Plain cup"]);
    expect(await names("en", query)).toEqual(["Amber watch", "Plain cup", "Topaz ring"]);
  });

  it("has it on the wishlist, and in what its wisher is told", async () => {
    const mara = await signUp(shop);
    const french = { token: mara.token, ...inLanguage("fr") };
    await shop.call("addWish", { params: { id: ring } }, french);
    expect((await shop.call("listWishes", { query: {} }, french)).body.items.map(({ name }) => name)).toEqual([
      "Bague à topaze",
    ]);
    await sql`update users set language = 'fr' where user_id = ${mara.userId}`.execute(shop.owner.connection);
    await sql`update items set market_price_cents = 900 where item_id = ${ring}`.execute(shop.owner.connection);
    await runJob(shop, "tell-wishers");
    const told = (await shop.call("listNotifications", { query: {} }, french)).body.items;
    expect(told.map(({ params }) => params)).toContainEqual(expect.objectContaining({ name: "Bague à topaze" }));
  });
});

describe("a search", () => {
  it.each<[string, Language, string, string]>([
    ["a beginning", "fr", "mont", "Montre d’ambre"],
    ["a stem", "fr", "bagues", "Bague à topaze"],
    ["accents left out", "vi", "dong ho", "Đồng hồ hổ phách"],
    ["one mistake", "fr", "montrre", "Montre d’ambre"],
    ["words that say nothing", "fr", "la bague à topaze", "Bague à topaze"],
    ["a stem without the article", "ar", "ساعة", "الساعات الكهرمانية"],
    ["marks that may be left out", "ar", "خَاتَم", "خاتم توباز"],
    ["a part without spaces", "cn", "手表", "不锈钢手表"],
    ["one character", "cn", "戒", "托帕石戒指"],
    ["an English word", "fr", "watch", "Montre d’ambre"],
    ["words of both languages", "fr", "bague topaz", "Bague à topaze"],
  ])("finds %s", async (_what, language, search, found) => {
    expect(await names(language, { search, sortBy: "Featured" })).toEqual([found]);
  });

  it.each(translatedLanguages)("knows the stemmer by which the database keeps words in %s", async (language) => {
    const text = "bagues montres الساعات rings";
    const { stemmer } = searchLanguages[language];
    const { rows } = await sql<{ kept: string[]; expected: string[] }>`
      select tsvector_to_array(text_words_in(${language}, ${text})) as kept,
        tsvector_to_array(to_tsvector('simple', ${text}) || to_tsvector(${stemmer}::regconfig, ${text})) as expected`.execute(
      shop.owner.connection,
    );
    expect(rows[0]?.kept).toEqual(rows[0]?.expected);
  });

  it("compares only the reader's language and English", async () => {
    expect(await names("en", { search: "bague" })).toEqual([]);
    expect(await names("vi", { search: "montre" })).toEqual([]);
  });

  it("finds items by their category's name, and suggests what it finds", async () => {
    expect(await names("fr", { search: "son" })).toHaveLength(3);
    const { body } = await shop.call("listSuggestions", { query: { search: "son" } }, inLanguage("fr"));
    expect(body.categories.map(({ name }) => name)).toEqual(["Son"]);
    const rings = (await shop.call("listSuggestions", { query: { search: "bag" } }, inLanguage("fr"))).body.items;
    expect(rings.map(({ name }) => name)).toEqual(["Bague à topaze"]);
  });
});

describe("a box", () => {
  async function openBox() {
    const thing = { itemId: ring, name: "Topaz ring", marketPrice: cents(1000) };
    const { lootboxId } = await stockSureBox(shop, cents(500), thing);
    const texts = { fr: { name: "Coffret d’hiver", description: "Pour les soirs." } };
    await sql`update lootboxes set translations = ${JSON.stringify(texts)} where lootbox_id = ${lootboxId}`.execute(
      shop.owner.connection,
    );
    shop.app.publicCache.clear();
    return lootboxId;
  }
  const box = async (id: string, language: Language) =>
    (await shop.call("getLootbox", { params: { id } }, inLanguage(language))).body;

  it("has the reader's language, and beside each item's name of the odds table the translated one", async () => {
    const id = await openBox();
    const [french, english] = [await box(id, "fr"), await box(id, "en")];
    expect(french).toMatchObject({ name: "Coffret d’hiver", description: "Pour les soirs." });
    expect(french.drops).toMatchObject([{ item: { name: "Topaz ring" }, translatedName: "Bague à topaze" }]);
    expect(english.drops).toMatchObject([{ item: { name: "Topaz ring" }, translatedName: null }]);
    expect(english.oddsHash).toBe(french.oddsHash);
  });

  it("is found by its own words and by what is in it", async () => {
    const id = await openBox();
    const found = async (search: string, language: Language) =>
      (await shop.call("listLootboxes", { query: { search } }, inLanguage(language))).body.items.map((one) => one.id);
    for (const search of ["coffrets", "soirs", "bague", "topaz"]) expect(await found(search, "fr")).toEqual([id]);
    for (const search of ["coffret", "bague"]) expect(await found(search, "vi")).toEqual([]);
  });

  it("a box and its items get translations while people open it, without another version", async () => {
    const admin = await makeAdmin(shop);
    const id = await openBox();
    const before = await box(id, "en");
    const params = { id: ring };
    const { body: present } = await shop.call("getAdminItem", { params }, admin);
    const { name, description, imageUrl, galleryUrls, categoryId, brand, isSellable, isActive, marketPrice } = present;
    const same = { name, description, imageUrl, galleryUrls, categoryId, brand, isSellable, isActive, marketPrice };
    const body = { ...same, version: present.version, translations: { fr: { name: "Anneau", description: "" } } };
    const changed = await shop.call("updateItem", { params, body }, { ...admin, key: randomUUID() });
    expect(changed.body).toMatchObject({ name: "Topaz ring", translations: { fr: { name: "Anneau" } } });
    await expect.poll(async () => (await box(id, "fr")).drops[0]?.translatedName).toBe("Anneau");
    const { tableVersion, oddsHash, announced } = await box(id, "en");
    expect([tableVersion, oddsHash, announced]).toEqual([before.tableVersion, before.oddsHash, before.announced]);
    expect((await item("ar", ring)).name).toBe("Topaz ring");
    expect(watch).not.toBe("");
  });
});
