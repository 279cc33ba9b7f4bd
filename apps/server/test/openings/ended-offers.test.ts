import { randomUUID } from "node:crypto";
import { fromEuros } from "@trove/money";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stockBox, type TestBox } from "../catalogue/stock.ts";
import { addBrowser } from "../people/browsers.ts";
import { mailFor, sendMail } from "../people/mailbox.ts";
import { lockPerson } from "../people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import { addAuthenticator } from "../people/second-factor.ts";
import { balanceOf } from "../shop/books.ts";
import { openMailingShop } from "../shop/mailing-shop.ts";
import type { Shop } from "../shop/shop.ts";
import { openBoxes, sendReveal, TestBrowser } from "./browser.ts";
import { type HeldReveal, holdReveal, judge } from "./held.ts";
import { sealedByLostKey } from "./lost-key.ts";

const NEW_PASSWORD = "another horse 2";

let shop: Shop;
let box: TestBox;
let admin: TestPerson;
beforeAll(async () => {
  shop = await openMailingShop();
  box = await stockBox(shop);
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());

let person: TestPerson;
/** The id of the thief's browser among the person's. */
let keyId: string;
let stolen: HeldReveal;

/** A thief has the session of a person with €100, has added a browser to the account, and has taken an offer. */
beforeEach(async () => {
  person = await signUp(shop);
  await credit(shop, person, fromEuros(100));
  const thief = new TestBrowser();
  keyId = (await addBrowser(shop, person, { publicKey: thief.publicKey })).body.id;
  stolen = await holdReveal(shop, person, box, { quantity: 5 }, thief);
});

async function signIn(password = person.password): Promise<TestPerson> {
  const { body } = await shop.call("login", { body: { emailOrUserName: person.userName, password } });
  return { ...person, token: body.token };
}

const asOperator = () => ({ token: admin.token, key: randomUUID() });

async function resetPassword(): Promise<void> {
  await shop.call("forgotPassword", { body: { email: person.email } });
  await sendMail(shop);
  const mail = (await mailFor(shop, person.email)).findLast(({ file }) => file.includes("passwordReset"));
  const [, token = ""] = /reset-password\?token=([\w-]{64})/.exec(mail?.text ?? "") ?? [];
  await shop.call("resetPassword", { body: { token, newPassword: NEW_PASSWORD } });
}

/** Acts of the person against the theft, or of an operator for them. Each returns the person with their own session. */
const ends: Record<string, () => Promise<TestPerson>> = {
  "signed out everywhere else": async () => {
    const own = await signIn();
    await shop.call("endOtherSessions", {}, own);
    return own;
  },
  "changed the password": async () => {
    const own = await signIn();
    const body = { currentPassword: person.password, newPassword: NEW_PASSWORD };
    await shop.call("changePassword", { body }, own);
    return own;
  },
  "reset the password by mail": async () => {
    await resetPassword();
    return signIn(NEW_PASSWORD);
  },
  "removed the thief's browser": async () => {
    await shop.call("removeBrowserKey", { params: { id: keyId } }, person);
    return person;
  },
  "added a first second factor": async () => {
    const own = await signIn();
    await addAuthenticator(shop, own);
    return own;
  },
  "was signed out by an operator": async () => {
    const body = { reason: "Their phone was stolen" };
    await shop.call("endPersonSessions", { params: { id: person.userId }, body }, asOperator());
    return signIn();
  },
  "was locked by an operator and unlocked again": async () => {
    await lockPerson(shop, admin, person, true);
    await lockPerson(shop, admin, person, false);
    return signIn();
  },
};

describe.each(Object.entries(ends))("after the person %s", (_, end) => {
  it("a stolen offer spends nothing, and the person is asked; they open boxes as before", async () => {
    const own = await end();
    const voided = await sendReveal(shop, box, stolen.body);
    expect([voided.status, JSON.parse(voided.text).code]).toEqual([409, "ACCOUNT_BLOCKED"]);
    expect(await balanceOf(shop, person)).toBe(10_000);
    const judged = await judge(shop, stolen, voided);
    expect(judged.verdict).toBe("Contested");
    expect(judged.checks.filter(({ outcome }) => outcome === "Ask").map(({ id }) => id)).toEqual(["void-block"]);
    expect((await openBoxes(shop, own, box)).status).toBe(200);
  });
});

describe("an ended offer", () => {
  it("gets a void also without its sealed part, or with that of an offer that was made later", async () => {
    const own = await signIn();
    await shop.call("endOtherSessions", {}, own);
    const later = await holdReveal(shop, own, box, { quantity: 5 });
    for (const sealed of [undefined, sealedByLostKey(stolen.body), later.body.offer.sealed]) {
      const voided = await sendReveal(shop, box, { ...stolen.body, offer: { ...stolen.body.offer, sealed } });
      expect([voided.status, JSON.parse(voided.text).code]).toEqual([409, "ACCOUNT_BLOCKED"]);
    }
    expect(await balanceOf(shop, person)).toBe(10_000);
  });

  it("ends no offer that is made later for the same nonce", async () => {
    const own = await signIn();
    await shop.call("endOtherSessions", {}, own);
    const later = await holdReveal(shop, own, box);
    const opened = await sendReveal(shop, box, later.body);
    expect(await judge(shop, later, opened)).toMatchObject({ verdict: "Verified" });
    const ended = await sendReveal(shop, box, stolen.body);
    expect([ended.status, JSON.parse(ended.text).code]).toEqual([409, "NONCE_ENDED"]);
  });

  it("never spends after the answer to signing out, however many reveals are under way", async () => {
    const own = await signIn();
    const sending = [sendReveal(shop, box, stolen.body), sendReveal(shop, box, stolen.body)];
    await shop.call("endOtherSessions", {}, own);
    const left = await balanceOf(shop, person);
    const answers = await Promise.all([...sending, sendReveal(shop, box, stolen.body)]);
    expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
    expect(await balanceOf(shop, person)).toBe(left);
  });
});

it("a plain sign-out ends no offer", async () => {
  await shop.call("logout", {}, person);
  const opened = await sendReveal(shop, box, stolen.body);
  expect(await judge(shop, stolen, opened)).toMatchObject({ verdict: "Verified" });
});
