import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Language, languages } from "@trove/contract/languages";
import { cents } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockBox } from "../../../test/catalogue/stock.ts";
import { openBoxes } from "../../../test/openings/browser.ts";
import { lookInto } from "../../../test/openings/disputes.ts";
import { buyDirectly, doorstep, guest, putOnSale, toSend } from "../../../test/orders/orders.ts";
import { cards, moveClock, payWith, runGateway, runJob } from "../../../test/payments/till.ts";
import { addBrowser } from "../../../test/people/browsers.ts";
import { mailFor, sendMail } from "../../../test/people/mailbox.ts";
import { moveOn } from "../../../test/people/operator.ts";
import { credit, makeAdmin, PASSWORD, type TestPerson, userIdOf } from "../../../test/people/people.ts";
import { openListeningShop } from "../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";

const LURE = "Win at evil.example now";

let dataDir: string;
let listening: Shop;
let admin: TestPerson;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "trove-typed-"));
  listening = await openListeningShop({ DATA_DIR: dataDir });
  admin = await makeAdmin(listening);
});
afterAll(async () => {
  await listening.close();
  await rm(dataDir, { recursive: true });
});

/** The same shop, used by a browser with this language. */
function inLanguage(language: Language): Shop {
  const call: Shop["call"] = (name, input, options = {}) =>
    listening.call(name, input, { ...options, headers: { cookie: `i18nextLng=${language}`, ...options.headers } });
  return { ...listening, call };
}

const lured = { ...doorstep, firstName: LURE, lastName: LURE, company: LURE, street: LURE, city: LURE };

/** Registers an address of a stranger, with a message in every field that allows one. */
async function registerStranger(shop: Shop): Promise<TestPerson> {
  const userName = `p${randomUUID().replaceAll("-", "").slice(0, 16)}`;
  const email = `${userName}@trove.example`;
  const body = { userName, email, firstName: LURE, lastName: LURE, password: PASSWORD };
  const { body: session } = await shop.call("register", { body });
  return { userId: userIdOf(session), userName, email, password: PASSWORD, token: session.token };
}

async function order(shop: Shop, person: TestPerson) {
  const lamp = await putOnSale(shop, 2000);
  const body = toSend([lamp], { shippingAddress: lured });
  const bought = await shop.call("buyFromBalance", { body }, { token: person.token, key: randomUUID() });
  expect(bought.status).toBe(201);
  return { lamp, shipmentId: bought.body.shipmentId ?? "" };
}

async function wishForCheaper(shop: Shop, person: TestPerson): Promise<void> {
  const { itemId } = await putOnSale(shop);
  await shop.call("setMailPreferences", { body: { wishNews: true } }, person);
  await shop.call("addWish", { params: { id: itemId } }, person);
  const { body: item } = await shop.call("getAdminItem", { params: { id: itemId } }, admin);
  const { name, description, imageUrl, galleryUrls, categoryId, brand, isSellable, isActive, version } = item;
  const kept = { name, description, imageUrl, galleryUrls, categoryId, brand, isSellable, isActive, version };
  await shop.call(
    "updateItem",
    { params: { id: itemId }, body: { ...kept, marketPrice: 1 } },
    { ...admin, key: randomUUID() },
  );
  await runJob(shop, "tell-wishers");
}

async function openWithMessage(shop: Shop, person: TestPerson): Promise<void> {
  await shop.call("setReceiptMail", { body: { isOn: true } }, person);
  const { body } = await openBoxes(shop, person, await stockBox(shop), { clientSeed: LURE });
  const dispute = await lookInto(shop, admin, body.openings[0]?.transactionId ?? "");
  const answer = { params: { id: dispute.body.id }, body: { text: "All went as the odds say." } };
  await shop.call("mailDispute", answer, { token: admin.token, key: randomUUID() });
  moveClock(shop, 6 * 60);
  await runJob(shop, "mail-receipts");
}

const kindsOf = (mails: readonly { file: string }[]) =>
  new Set(mails.map(({ file }) => /-([a-zA-Z]+)\.eml$/.exec(file)?.[1]));

it.each(Object.keys(languages) as Language[])(
  "no mail to an address that nobody has confirmed carries a text that its account typed, in %s",
  async (language) => {
    const shop = inLanguage(language);
    const person = await registerStranger(shop);
    await credit(shop, person, cents(100_000));
    await shop.call("setMailPreferences", { body: { shipmentSent: true } }, person);
    // Stores the person's language.
    await runJob(shop, "note-sessions");
    await shop.call("forgotPassword", { body: { email: person.email } });
    const login = { emailOrUserName: person.email, password: PASSWORD };
    await shop.call("login", { body: login });
    await shop.call("beginAuthenticator", { body: {} }, person);
    await addBrowser(shop, person, { name: LURE });
    await openWithMessage(shop, person);
    await wishForCheaper(shop, person);
    const { lamp, shipmentId } = await order(shop, person);
    const sent = { status: "Shipped", carrier: "DHL", trackingNumber: "JD 01" } as const;
    for (const move of [{ status: "Approved" }, { status: "Shipping" }, sent] as const) {
      await moveOn(shop, admin, shipmentId, move);
    }
    const other = await order(shop, person);
    await moveOn(shop, admin, other.shipmentId, { status: "Cancelled", reason: "Water damage" });
    const late = await buyDirectly(shop, person, toSend([lamp], { shippingAddress: lured }));
    const guestBuyerInfo = { ...guest, email: `${randomUUID()}@trove.example`, firstName: LURE, lastName: LURE };
    const body = { ...toSend([lamp], { shippingAddress: lured }), guestBuyerInfo };
    const ordered = await shop.call("buyAsGuest", { body }, { key: randomUUID() });
    await payWith(shop, late.body.paymentSessionResponse, cards.late);
    await payWith(shop, ordered.body.paymentSessionResponse, cards.succeeds);
    await runGateway(shop);
    moveClock(shop, 60);
    await runGateway(shop);
    const passwords = { currentPassword: PASSWORD, newPassword: "another horse 2" };
    const changed = await shop.call("changePassword", { body: passwords }, person);
    expect(changed.status).toBe(204);

    await sendMail(shop);
    const [own, guests] = [await mailFor(shop, person.email), await mailFor(shop, guestBuyerInfo.email)];
    expect(kindsOf(own)).toEqual(
      new Set([
        "passwordReset",
        "newDevice",
        "factorCode",
        "browserKeyAdded",
        "disputeAnswer",
        "openingReceipts",
        "wishNews",
        "orderConfirmation",
        "shipmentSent",
        "shipmentCancelled",
        "paymentLate",
        "passwordChanged",
      ]),
    );
    expect(kindsOf(guests)).toEqual(new Set(["orderConfirmation"]));
    for (const { headers, html, text, attachments } of [...own, ...guests]) {
      expect(headers).toContain(`Content-Language: ${languages[language].tag}`);
      // The page's title contains the subject, so the subject is checked too.
      expect([headers, html, text, JSON.stringify(attachments)].join("\n")).not.toContain("evil.example");
    }
  },
);
