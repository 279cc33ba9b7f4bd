import { offeredLanguages } from "@trove/contract/languages";
import { fromEuros } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockBox, type TestBox } from "../../../../test/catalogue/stock.ts";
import { browserOf, requestOffer, sha256 } from "../../../../test/openings/browser.ts";
import { overwrite } from "../../../../test/openings/meanwhile.ts";
import { credit, type TestPerson } from "../../../../test/people/people.ts";
import { consent, personIn } from "../../../../test/protection/markets.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { drawingConsentIn } from "./drawing-consent.ts";

let shop: Shop;
let box: TestBox;
let mara: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  box = await stockBox(shop);
  mara = await personIn(shop, { boxWithdrawal: "None" });
  await credit(shop, mara, fromEuros(500));
});
afterAll(() => shop.close());

const offer = async () => requestOffer(shop, mara, box, await browserOf(shop, mara));
const consentDue = async (language = "en") => {
  const { body } = await shop.call("getProtection", {}, { ...mara, headers: { "accept-language": language } });
  return body.drawingConsent;
};

it("texts of the consent change only with their version, because everybody must then be asked again", () => {
  const all = offeredLanguages.map(drawingConsentIn);
  const hash = sha256(all.map(({ textHash }) => textHash).join(" "));
  expect([all[0]?.version, hash]).toEqual([1, "2b92a83c7db2ab66de55a592a8136197056414f01a62925a6ef0652f8ed71151"]);
});

it("a drawing without withdrawal needs a consent to a text in force", async () => {
  expect(JSON.parse((await offer()).text)).toMatchObject({ code: "CHECK_DUE", params: { what: "DrawingConsent" } });
  const give = (textHash: string | null) =>
    shop.call("acknowledgeCheck", { body: { what: "DrawingConsent", textHash } }, mara);
  expect((await give(null)).body).toMatchObject({ code: "VALIDATION_FAILED" });
  expect((await give(sha256("I agree to anything"))).body).toMatchObject({ code: "VERSION_CONFLICT" });
  const french = await consentDue("fr");
  expect(french).toMatchObject({ version: 1, language: "fr", textHash: sha256(`1\nfr\n${french?.text}`) });
  expect((await give(french?.textHash ?? "")).body.drawingConsent).toBeNull();
  expect((await offer()).status).toBe(200);
});

it("a changed text is asked for again, and each consent is kept with its version and language", async () => {
  const old = sha256("A text of before");
  await overwrite(shop, "update protection_states set consent_hash = $2 where user_id = $1", [mara.userId, old]);
  expect((await offer()).status).toBe(409);
  await consent(shop, mara);
  expect((await offer()).status).toBe(200);
  const rows = await shop.owner.connection
    .selectFrom("protectionConsents")
    .select(["version", "language", "textHash"])
    .where("userId", "=", mara.userId)
    .orderBy("consentId")
    .execute();
  const kept = (language: "en" | "fr") => {
    const { textHash } = drawingConsentIn(language);
    return { version: 1, language, textHash };
  };
  expect(rows).toEqual([kept("fr"), kept("en")]);
});
