import { randomUUID } from "node:crypto";
import { languages, type TranslatedLanguage, translatedLanguages } from "@trove/contract/languages";
import { cents } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buyFromBalance, putOnSale, readOrder, toKeep, toSend } from "../../../../test/orders/orders.ts";
import { textOf } from "../../../../test/orders/pdf-text.ts";
import { runJob } from "../../../../test/payments/till.ts";
import { credit, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

const COMPANY = "Zed GmbH · Hauptstraße 1, 10115 Berlin · VAT DE000000000";

/** Words of an invoice by language. Arabic is not compared, because its letters are joined in the PDF. */
const words: Record<TranslatedLanguage, { name: string; vat: string }> = {
  fr: { name: "Facture", vat: "TVA" },
  vi: { name: "Hóa đơn", vat: "Thuế suất VAT" },
  cn: { name: "发票", vat: "不含税金额" },
  ar: { name: "", vat: "" },
};

let shop: Shop;
let person: TestPerson;
let purchaseId: string;
let shipmentId: string;

beforeAll(async () => {
  shop = await openShop({ APP_NAME: "Zed", COMPANY_LEGAL_LINE: COMPANY });
  person = await signUp(shop);
  await credit(shop, person, cents(100_000));
  const item = await putOnSale(shop, 2000);
  const { body } = await buyFromBalance(shop, person, toSend([item, item]));
  ({ purchaseId } = body);
  shipmentId = body.shipmentId ?? "";
  await giveNumbers();
});
afterAll(() => shop.close());

const giveNumbers = () => runJob(shop, "number-invoices");

async function download(by: TestPerson, { language = "en", document = "", id = purchaseId } = {}) {
  const query = document === "" ? "" : `?document=${document}`;
  const headers = { authorization: `Bearer ${by.token}`, "accept-language": language };
  const { rawPayload, ...response } = await shop.app.http.inject({
    url: `/api/purchase/${id}/invoice${query}`,
    headers,
  });
  return { status: response.statusCode, headers: response.headers, bytes: rawPayload };
}

describe("an invoice", () => {
  it("states number, dates, both parties, lines, net, rate, VAT and gross", async () => {
    const { number, documents, vatRate } = await readOrder(shop, purchaseId, person);
    expect(vatRate).toBe(0.21);
    expect(documents).toEqual([
      { kind: "Invoice", number: "INV-000001", total: 45, issuedAtUtc: shop.clock.now.toISOString() },
    ]);
    const { status, headers, bytes } = await download(person);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="INV-000001.pdf"',
      "cache-control": "no-store",
    });
    // Whitespace is removed, because the PDF breaks long words over lines.
    const text = (await textOf(bytes)).replaceAll(/\s/g, "");
    const expected = (part: string) => expect(text).toContain(part.replaceAll(" ", ""));
    const day = shop.clock.now.toISOString().slice(0, 10);
    for (const part of ["Invoice INV-000001", number, day, ...COMPANY.split(" · "), "Mara Lind", person.email]) {
      expected(part);
    }
    for (const part of ["€20.00", "€40.00", "Shipping, standard", "€5.00", "21%", "€37.19", "€7.81", "€45.00"]) {
      expected(part);
    }
  });

  it.each(translatedLanguages)("is in the reader's language with the fonts for it: %s", async (language) => {
    const { name, vat } = words[language];
    const { status, bytes } = await download(person, { language: languages[language].tag });
    expect(status).toBe(200);
    const text = await textOf(bytes);
    expect(text).toContain("INV-000001");
    expect(text).toContain(name);
    expect(text).toContain(vat);
    expect(bytes.toString("latin1")).toContain(`/Lang (${languages[language].tag})`);
    // A character that the font lacks would be shown as the font's first glyph.
    expect(text).not.toContain("\u0000");
  });

  it("stays as it was issued, whatever is renamed later", async () => {
    const before = await download(person);
    const profile = { firstName: "Another", lastName: "Name" };
    expect((await shop.call("updateProfile", { body: profile }, person)).status).toBe(200);
    expect((await download(person)).bytes.equals(before.bytes)).toBe(true);
  });

  it("is nobody else's, and an order without payment has none", async () => {
    const stranger = await signUp(shop);
    expect((await download(stranger)).status).toBe(404);
    expect((await download(person, { id: randomUUID() })).status).toBe(404);
    expect((await download(person, { document: "INV-000009" })).status).toBe(404);
    expect((await download(person, { document: "CN-000001" })).status).toBe(404);
  });
});

describe("a credit note", () => {
  it("has a number of its own, names the invoice, and shows on the order", async () => {
    const input = { params: { id: shipmentId }, body: { refund: "Balance" as const } };
    const cancelled = await shop.call("cancelShipment", input, { token: person.token, key: randomUUID() });
    expect(cancelled.status).toBe(200);
    await giveNumbers();
    const { documents } = await readOrder(shop, purchaseId, person);
    expect(documents.map(({ kind, number, total }) => [kind, number, total])).toEqual([
      ["Invoice", "INV-000001", 45],
      ["CreditNote", "CN-000001", 45],
    ]);
    const text = await textOf((await download(person, { document: "CN-000001" })).bytes);
    for (const part of ["Credit note CN-000001", "Refund for invoice INV-000001", "€37.19", "€7.81", "€45.00"]) {
      expect(text).toContain(part);
    }
    expect(await textOf((await download(person)).bytes)).toContain("credit note CN-000001");
  });

  it("is for the shipping alone where the items are kept", async () => {
    const { body } = await buyFromBalance(shop, person, toSend([await putOnSale(shop, 1000)]));
    const input = { params: { id: body.shipmentId ?? "" }, body: { refund: "Items" as const } };
    await shop.call("cancelShipment", input, { token: person.token, key: randomUUID() });
    await giveNumbers();
    const { documents } = await readOrder(shop, body.purchaseId, person);
    expect(documents.map(({ kind, total }) => [kind, total])).toEqual([
      ["Invoice", 15],
      ["CreditNote", 5],
    ]);
  });
});

it("many lines go on to further pages", async () => {
  const items = await Promise.all(Array.from({ length: 40 }, () => putOnSale(shop, 100)));
  const { body } = await buyFromBalance(shop, person, toKeep(items));
  expect((await readOrder(shop, body.purchaseId, person)).documents).toEqual([]);
  await giveNumbers();
  const text = await textOf((await download(person, { id: body.purchaseId })).bytes);
  expect(text).toContain("Page 1 of 2");
  expect(text).toContain("Page 2 of 2");
});
