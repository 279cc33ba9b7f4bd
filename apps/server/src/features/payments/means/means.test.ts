import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buyAsGuest, buyDirectly, putOnSale, toKeep, toSend } from "../../../../test/orders/orders.ts";
import { addAddress, moveClock, runJob, topUp, validate } from "../../../../test/payments/till.ts";
import { openStripeTill, type StripeTill } from "../../../../test/payments/tills/stripe.ts";
import { closingOf } from "../../../../test/people/closing.ts";
import { mailFor, sendMail } from "../../../../test/people/mailbox.ts";
import { signUp, type TestPerson } from "../../../../test/people/people.ts";
import { balanceOf } from "../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { replaceEmail, setFactorSince } from "../../auth/accounts.store.ts";

let folder: string;
let till: StripeTill;
let shop: Shop;
let mara: TestPerson;
let addressId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "trove-means-"));
  till = await openStripeTill(() => shop.clock.now);
  shop = await openShop({ ...till.variables, DATA_DIR: folder });
});
afterAll(async () => {
  await shop.close();
  await till.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  mara = await signUp(shop);
  addressId = await addAddress(shop, mara);
});
afterEach(() => void till.faults.splice(0));

const begin = async (person = mara) => (await topUp(shop, person, { addressId })).body.paymentSessionResponse;
const customerOf = (id: string) => till.books.session(id).sent["customer"];
const listed = async (person = mara) => (await shop.call("listPaymentMeans", {}, person)).body;
const remove = async (id: string, person = mara) =>
  (await shop.call("removePaymentMeans", { params: { id } }, person)).status;

/** Tops up with a card that Stripe keeps. Returns the card's id. */
async function keepCard(): Promise<string> {
  const { id } = await begin();
  const cardId = till.books.captureAndKeep(till.books.session(id));
  expect(await validate(shop, mara, id)).toBe("Success");
  return cardId;
}

const rows = ({ userId }: TestPerson) =>
  shop.owner.connection.selectFrom("paymentCustomers").selectAll().where("userId", "=", userId).execute();
const mailsOf = async ({ email }: TestPerson) => {
  await sendMail(shop);
  return (await mailFor(shop, email)).filter(({ file }) => file.includes("accountEvent"));
};

describe("a kept card", () => {
  it("is named to its person alone, who pays with it and has it removed", async () => {
    const other = await signUp(shop);
    await addAddress(shop, other);
    expect(await listed()).toEqual({ isOffered: true, isComplete: true, hiddenUntilUtc: null, means: [] });
    const id = await keepCard();
    const card = { id, provider: "stripe", brand: "Visa", last4: "4242", expires: "2031-08" };
    expect((await listed()).means).toEqual([card]);
    expect((await listed(other)).means).toEqual([]);
    expect([await remove(id, other), await remove("pm_abcdefghijkl"), await remove("%2e%2e")]).toEqual([404, 404, 404]);
    const again = await begin();
    expect([customerOf(again.id), again.customerSecret]).toEqual([
      (await rows(mara))[0]?.customerId,
      expect.stringMatching(/^cuss_secret_/),
    ]);
    expect([await remove(id), await remove(id)]).toEqual([204, 404]);
    expect((await listed()).means).toEqual([]);
  });

  it("is told by one mail, also if the vendor tells of the payment again", async () => {
    const { id } = await begin();
    expect(await mailsOf(mara)).toEqual([]);
    till.books.captureAndKeep(till.books.session(id));
    expect([await validate(shop, mara, id), await validate(shop, mara, id)]).toEqual(["Success", "Success"]);
    await runJob(shop, "reconcile-payments");
    const mails = await mailsOf(mara);
    expect(mails.map(({ headers }) => /^Subject: .*/m.exec(headers)?.[0])).toEqual([
      "Subject: Trove: a card is kept for next time",
    ]);
    expect(mails[0]?.text).toContain("/account/payments");
  });

  it("is in the file of the account, by the customer at the vendor", async () => {
    await keepCard();
    const [row] = await rows(mara);
    const { body } = await shop.call("exportAccount", { body: {} }, mara);
    expect(body).toMatchObject({ paymentCustomers: [{ provider: "stripe", customerId: row?.customerId }] });
    expect(body).toMatchObject({ payments: [{ meansKeptAt: expect.any(String) }] });
  });
});

describe("a session's customer", () => {
  it("is made once by requests in parallel, and for orders too", async () => {
    const before = till.books.customers.size;
    const sessions = await Promise.all(Array.from({ length: 8 }, () => begin()));
    const order = (await buyDirectly(shop, mara, toKeep([await putOnSale(shop)]))).body.paymentSessionResponse;
    const customers = new Set([...sessions, order].map(({ id }) => customerOf(id)));
    expect([customers.size, till.books.customers.size - before, (await rows(mara)).length]).toEqual([1, 1, 1]);
    expect(customers.has(undefined)).toBe(false);
  });

  it("is never a guest's, and none for another method than a card", async () => {
    const before = till.books.customers.size;
    const guest = (await buyAsGuest(shop, toSend([await putOnSale(shop)]))).body.paymentSessionResponse;
    const wallet = (await topUp(shop, mara, { addressId, method: "applePay" })).body.paymentSessionResponse;
    for (const session of [guest, wallet]) {
      expect([customerOf(session.id), session.customerSecret]).toEqual([undefined, undefined]);
    }
    expect([till.books.customers.size, await rows(mara)]).toEqual([before, []]);
  });

  it("is left out while the vendor can't make one, or no longer knows it", async () => {
    till.faults.push("away");
    const without = await begin();
    expect([customerOf(without.id), without.customerSecret]).toEqual([undefined, undefined]);
    const { id } = await begin();
    till.books.customers.delete(customerOf(id) ?? "");
    const forgotten = await begin();
    expect([customerOf(forgotten.id), forgotten.customerSecret]).toEqual([undefined, undefined]);
    till.books.capture(till.books.session(forgotten.id), till.books.begin(till.books.session(forgotten.id), "unseen"));
    expect(await validate(shop, mara, forgotten.id)).toBe("Success");
    expect(await balanceOf(shop, mara)).toBe(5000);
  });
});

it("cards that the vendor can't read now are said to be missing, and people pay without them", async () => {
  await keepCard();
  till.faults.push("away");
  expect(await listed()).toMatchObject({ isComplete: false, means: [] });
  till.faults.push(null, "refused");
  const session = await begin();
  expect(session.provider).toBe("stripe");
  till.faults.splice(0);
  expect(await listed()).toMatchObject({ isComplete: true, means: [{ last4: "4242" }] });
});

it("a vendor that refuses to remove a card is said to be unavailable, and the card stays", async () => {
  const id = await keepCard();
  till.faults.push("refused");
  expect(await remove(id)).toBe(503);
  expect((await listed()).means).toMatchObject([{ id }]);
});

/** The first acts of somebody who has taken an account over. */
const takeOvers = {
  "a new password": async () => {
    const body = { currentPassword: mara.password, newPassword: "a longer secret than before" };
    expect((await shop.call("changePassword", { body }, mara)).status).toBe(204);
  },
  "a reset of two-step sign-in": () =>
    shop.database.connection.transaction().execute((tx) => setFactorSince(tx, mara.userId, null, shop.clock.now)),
  "a new e-mail address": () =>
    shop.database.connection
      .transaction()
      .execute((tx) => replaceEmail(tx, mara.userId, `new-${mara.email}`, shop.clock.now)),
};

it.each(Object.entries(takeOvers))(
  "cards are hidden for a day after %s, and neither paid with nor kept",
  async (_, act) => {
    const id = await keepCard();
    await act();
    const hiddenUntilUtc = new Date(shop.clock.now.getTime() + 86_400_000).toISOString();
    expect(await listed()).toEqual({ isOffered: true, isComplete: true, hiddenUntilUtc, means: [] });
    const session = await begin();
    expect([customerOf(session.id), session.customerSecret, await remove(id)]).toEqual([undefined, undefined, 404]);
    await shop.owner.connection
      .updateTable("users")
      .set({ credentialsAt: new Date(shop.clock.now.getTime() - 86_400_000) })
      .where("userId", "=", mara.userId)
      .execute();
    expect(await listed()).toMatchObject({ hiddenUntilUtc: null, means: [{ id }] });
    expect(customerOf((await begin()).id)).toEqual(expect.any(String));
  },
);

it("a closed account's customer is forgotten at the vendor, also if that fails at first", async () => {
  const { begin: beginClosing, confirm } = closingOf(() => ({ shop, person: mara }));
  const { id } = await begin();
  const customer = customerOf(id) ?? "";
  expect(await validate(shop, mara, id)).toBe("Failed");
  await runJob(shop, "forget-customers");
  expect(till.books.customers.has(customer)).toBe(true);
  await beginClosing();
  expect((await confirm()).body.state).toBe("Closed");
  till.faults.push("away");
  await expect(runJob(shop, "forget-customers")).rejects.toMatchObject({ code: "GATEWAY_UNAVAILABLE" });
  await runJob(shop, "forget-customers");
  expect([till.books.customers.has(customer), (await rows(mara)).length]).toEqual([true, 1]);
  moveClock(shop, 301);
  await runJob(shop, "forget-customers");
  expect([till.books.customers.has(customer), (await rows(mara)).length]).toEqual([false, 0]);
});

it("cards are forgotten after a password reset by mail alone, and later payments get a new customer", async () => {
  await keepCard();
  const before = (await rows(mara))[0]?.customerId ?? "";
  await shop.call("forgotPassword", { body: { email: mara.email } });
  await sendMail(shop);
  const mail = (await mailFor(shop, mara.email)).find(({ file }) => file.includes("passwordReset"));
  const token = /reset-password\?token=([\w-]{64})/.exec(mail?.text ?? "")?.[1] ?? "";
  const newPassword = "a longer secret than before";
  expect((await shop.call("resetPassword", { body: { token, newPassword } })).status).toBe(204);
  await runJob(shop, "forget-customers");
  expect([till.books.customers.has(before), await rows(mara)]).toEqual([false, []]);
});

it("no request to the vendor ever charges a card by itself, or tells who a customer is", async () => {
  await keepCard();
  await begin();
  for (const job of ["watch-payments", "send-refunds", "reconcile-payments"]) await runJob(shop, job);
  const sent = till.received.map((call) => decodeURIComponent(call));
  expect(sent.filter((call) => call.startsWith("POST /v1/customers "))).not.toHaveLength(0);
  expect(sent.filter((call) => /off_session|confirm=|payment_method=|[?& ]setup_future_usage/.test(call))).toEqual([]);
  expect(sent.filter((call) => call.includes(mara.email) || call.includes("Mara"))).toEqual([]);
});
