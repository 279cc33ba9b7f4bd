import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockBox, type TestBox } from "../../../test/catalogue/stock.ts";
import { openBoxes, prepareReveal, sendReveal } from "../../../test/openings/browser.ts";
import { lookInto } from "../../../test/openings/disputes.ts";
import { runJob } from "../../../test/payments/till.ts";
import { mailFor, sendMail } from "../../../test/people/mailbox.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { addAuthenticator, sendPassword } from "../../../test/people/second-factor.ts";
import { callHolding } from "../../../test/shop/held-body.ts";
import { openMailingShop } from "../../../test/shop/mailing-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";

const LURE = "Win at evil.example now";
const OWN = "my own words";

let shop: Shop;
let box: TestBox;
let admin: TestPerson;
beforeAll(async () => {
  shop = await openMailingShop();
  [box, admin] = await Promise.all([stockBox(shop), makeAdmin(shop)]);
});
afterAll(() => shop.close());

const seedOf = async ({ token }: Pick<TestPerson, "token">) =>
  (await shop.call("getProvablyFair", {}, { token })).body.clientSeed;

const typeSeed = ({ token }: Pick<TestPerson, "token">, clientSeed: string) =>
  shop.call("updateClientSeed", { body: { clientSeed } }, { token });

/** Registers a person and types a client seed. Nobody has confirmed the account's address. */
async function typist(): Promise<TestPerson> {
  const person = await signUp(shop);
  await credit(shop, person, cents(100_000));
  await shop.call("setReceiptMail", { body: { isOn: true } }, person);
  expect((await typeSeed(person, LURE)).status).toBe(200);
  return person;
}

/** Sets a new password with a mailed link, which only the mailbox's owner can do, and signs in. */
async function resetByMail(person: TestPerson): Promise<TestPerson> {
  // Mail files are named by the second, so each mail needs a second of its own.
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  await shop.call("forgotPassword", { body: { email: person.email } });
  await sendMail(shop);
  const mail = (await mailFor(shop, person.email)).findLast(({ file }) => file.includes("passwordReset"));
  const [, token = ""] = /token=([\w-]{64})/.exec(mail?.text ?? "") ?? [];
  const password = "another horse 2";
  expect((await shop.call("resetPassword", { body: { token, newPassword: password } })).status).toBe(204);
  const { body: session } = await sendPassword(shop, { ...person, password });
  return { ...person, password, token: session.token };
}

/** Returns the attached files of each mail of a kind to a person. */
async function filesOf({ email }: TestPerson, kind: string): Promise<string[][]> {
  await sendMail(shop);
  const mails = (await mailFor(shop, email)).filter(({ file }) => file.includes(kind));
  return mails.map(({ attachments }) => attachments.map(({ content }) => content));
}

/** Runs the job that mails receipts, and returns the attached files of its new mail. */
async function receiptFiles(person: TestPerson): Promise<string[]> {
  const before = await filesOf(person, "openingReceipts");
  shop.clock.now = new Date(shop.clock.now.getTime() + 6 * 60_000);
  await runJob(shop, "mail-receipts");
  const after = await filesOf(person, "openingReceipts");
  expect(after).toHaveLength(before.length + 1);
  return after.at(-1) ?? [];
}

/** Answers a dispute about an opening, and returns the attached files of the answer's mail. */
async function disputeFiles(person: TestPerson, transactionId: string | undefined): Promise<string[]> {
  const { body } = await lookInto(shop, admin, transactionId ?? "");
  const answer = { params: { id: body.id }, body: { text: "All went as the odds say." } };
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  const answered = await shop.call("mailDispute", answer, { token: admin.token, key: randomUUID() });
  expect(answered.status).toBe(200);
  return (await filesOf(person, "disputeAnswer")).at(-1) ?? [];
}

describe("mail to an address whose owner has confirmed it", () => {
  it("carries no client seed that was typed before, and an offer from before is not drawn", async () => {
    const stranger = await typist();
    const { body: opened } = await openBoxes(shop, stranger, box, { clientSeed: LURE });
    const reveal = await prepareReveal(shop, stranger, box, { clientSeed: LURE });
    const owner = await resetByMail(stranger);
    expect((await sendReveal(shop, box, reveal)).body).not.toHaveProperty("openings");
    expect(await disputeFiles(owner, opened.openings[0]?.transactionId)).toEqual([]);
    expect(await receiptFiles(owner)).toEqual([]);
  });

  it("carries what its owner types from then on", async () => {
    const owner = await resetByMail(await typist());
    expect((await typeSeed(owner, OWN)).status).toBe(200);
    const { body: opened } = await openBoxes(shop, owner, box, { clientSeed: OWN });
    expect(await receiptFiles(owner)).toEqual([expect.stringContaining(OWN)]);
    expect(await disputeFiles(owner, opened.openings[0]?.transactionId)).toEqual([expect.stringContaining(OWN)]);
  });
});

describe("a client seed that was typed before the address was confirmed", () => {
  it("is drawn anew once a mailed link has set a password, and not at the next one", async () => {
    const owner = await resetByMail(await typist());
    expect(await seedOf(owner)).toMatch(/^[0-9a-f]{32}$/);
    expect((await typeSeed(owner, OWN)).status).toBe(200);
    expect(await seedOf(await resetByMail(owner))).toBe(OWN);
  });

  it("is drawn anew once a mailed code for a first factor came back", async () => {
    const person = await typist();
    await addAuthenticator(shop, person);
    expect(await seedOf(person)).toMatch(/^[0-9a-f]{32}$/);
  });

  it("does not come back by a call that began before", async () => {
    const stranger = await typist();
    let owner = stranger;
    const meanwhile = async () => (owner = await resetByMail(stranger));
    const body = { clientSeed: `${LURE}!` };
    expect(await callHolding(shop, "updateClientSeed", { body }, { token: stranger.token, meanwhile })).toBe(401);
    expect(await seedOf(owner)).toMatch(/^[0-9a-f]{32}$/);
  });
});
