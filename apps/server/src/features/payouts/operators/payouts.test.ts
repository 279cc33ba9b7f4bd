import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { approve } from "../../../../test/operators/approve.ts";
import {
  askedPayout,
  decidePayout,
  newBankPayout,
  offerPayouts,
  verify,
  usablePayee,
  winner,
} from "../../../../test/payments/payouts.ts";
import {
  approveImport,
  importStatement,
  uploadStatement,
  applyStatement,
} from "../../../../test/payments/statements.ts";
import { moveClock, runJob } from "../../../../test/payments/till.ts";
import { BankTill, bankVariables, PAYER } from "../../../../test/payments/tills/bank-account.ts";
import { openCase } from "../../../../test/people/operator.ts";
import { appointCustomer, credit, makeAdmin, type TestPerson } from "../../../../test/people/people.ts";
import { balanceOf, findImbalances } from "../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { cents } from "@trove/money";

const IBAN = "NL91ABNA0417164300";
let shop: Shop;
let admin: TestPerson;
let bank: BankTill;

beforeAll(async () => {
  shop = await openShop({ ...bankVariables, FOUR_EYES_ABOVE: "50" });
  admin = await makeAdmin(shop);
  await offerPayouts(shop, admin);
});
afterAll(() => shop.close());
beforeEach(async () => {
  bank = new BankTill(() => shop.clock.now);
  moveClock(shop, 1);
  admin = await makeAdmin(shop);
});

const refusal = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text).code];
const listed = async () => (await shop.call("listAdminPayouts", { query: {} }, admin)).body;
const payoutOf = async (id: string) => (await listed()).payouts.items.find((each) => each.id === id);
const makeFile = () => shop.call("makeBankPayoutFile", {}, { token: admin.token, key: randomUUID() });
const nameOf = (id: string) => `PAY${id.replaceAll("-", "").toUpperCase()}`;
const differences = async () => (await shop.call("comparePayouts", {}, admin)).body;

/** A payout of 40 euros that is approved and in the bank's books. */
async function sentPayout() {
  const person = await winner(shop, 100, IBAN);
  const id = await askedPayout(shop, person, 40);
  expect((await decidePayout(shop, await makeAdmin(shop), "approvePayout", id)).status).toBe(200);
  await runJob(shop, "send-payouts");
  return { person, id };
}

async function importAll(): Promise<void> {
  await importStatement(shop, admin, bank.all());
  await runJob(shop, "watch-payouts");
}

describe("a payout to a bank account", () => {
  it("is in one file for the bank, paid when a statement has it, and in the balance again when it is returned", async () => {
    const { person, id } = await sentPayout();
    expect(await payoutOf(id)).toMatchObject({ status: "Sent", iban: IBAN, holder: "Mara Lind", fileId: null });
    const { status, body } = await makeFile();
    expect([status, body]).toMatchObject([201, { payouts: 1, amount: 40 }]);
    const { text } = await shop.call("downloadBankRefundFile", { params: { id: body.id } }, admin);
    for (const part of [`<EndToEndId>${nameOf(id)}<`, IBAN, "Mara Lind", '<InstdAmt Ccy="EUR">40.00</InstdAmt>']) {
      expect(text.split(part)).toHaveLength(2);
    }
    expect(refusal(await makeFile())).toEqual([409, "STATUS_CONFLICT"]);
    expect((await payoutOf(id))?.fileId).toBe(body.id);
    bank.send(nameOf(id), 4000, IBAN);
    await importAll();
    expect([(await payoutOf(id))?.status, await balanceOf(shop, person)]).toEqual(["Paid", 6000]);
    bank.sendBack(nameOf(id), 4000);
    await importAll();
    expect([(await payoutOf(id))?.status, await balanceOf(shop, person)]).toEqual(["Returned", 10_000]);
    expect([await findImbalances(shop), await differences()]).toEqual([[], []]);
  });

  it("is refused after it was sent only by two operators, and only once a later statement does not have it", async () => {
    const { person, id } = await sentPayout();
    await makeFile();
    await importAll();
    expect(refusal(await decidePayout(shop, admin, "refusePayout", id))).toEqual([409, "STATUS_CONFLICT"]);
    moveClock(shop, 4 * 86_400);
    admin = await makeAdmin(shop);
    await importAll();
    const asked = await decidePayout(shop, admin, "refusePayout", id);
    expect(refusal(asked)).toEqual([409, "APPROVAL_NEEDED"]);
    expect(await approveImport(shop, asked)).toBe(true);
    expect([(await payoutOf(id))?.status, await balanceOf(shop, person)]).toEqual(["Refused", 10_000]);
    const other = await sentPayout();
    await makeFile();
    bank.send(nameOf(other.id), 4000, IBAN);
    await importStatement(shop, admin, bank.all());
    expect(refusal(await decidePayout(shop, admin, "refusePayout", other.id))).toEqual([409, "STATUS_CONFLICT"]);
    expect(await findImbalances(shop)).toEqual([]);
  });

  it("is in no file of the bank if it is another provider's", async () => {
    const { id } = await sentPayout();
    const { connection } = shop.owner;
    await connection.updateTable("payouts").set({ provider: "checkoutcom" }).where("payoutId", "=", id).execute();
    expect(refusal(await makeFile())).toEqual([409, "STATUS_CONFLICT"]);
    await connection.updateTable("payouts").set({ provider: "bank" }).where("payoutId", "=", id).execute();
    expect(await approveImport(shop, await decidePayout(shop, admin, "refusePayout", id))).toBe(true);
  });

  it("is in no file if it was refused before", async () => {
    const { id } = await sentPayout();
    expect(await approveImport(shop, await decidePayout(shop, admin, "refusePayout", id))).toBe(true);
    expect(refusal(await makeFile())).toEqual([409, "STATUS_CONFLICT"]);
  });

  it("needs a second operator above FOUR_EYES_ABOVE, also in parts, and is nobody's own", async () => {
    const [first, second] = [await winner(shop, 100, IBAN), await winner(shop, 100, IBAN)];
    const id = await askedPayout(shop, first, 51);
    const asked = await decidePayout(shop, admin, "approvePayout", id);
    expect(refusal(asked)).toEqual([409, "APPROVAL_NEEDED"]);
    expect((await approve(shop, await makeAdmin(shop), asked)).status).toBe(200);
    expect((await payoutOf(id))?.status).toBe("Approved");
    const parts = [await askedPayout(shop, second, 30), await askedPayout(shop, second, 30)];
    const decided = [];
    for (const part of parts) decided.push((await decidePayout(shop, admin, "approvePayout", part)).status);
    expect(decided).toEqual([200, 409]);
    const operator = await appointCustomer(shop, admin);
    await verify(shop, operator);
    await credit(shop, operator, cents(5000));
    const own = await askedPayout(shop, { ...operator, payeeId: await usablePayee(shop, operator, IBAN) }, 10);
    expect(refusal(await decidePayout(shop, operator, "approvePayout", own))).toEqual([403, "FORBIDDEN"]);
  });

  it("is held and refused with a reason that its person reads, and shows who else has the account", async () => {
    const person = await winner(shop, 100, IBAN);
    const id = await askedPayout(shop, person, 40);
    expect((await decidePayout(shop, admin, "holdPayout", id)).body).toEqual({ id, status: "Held" });
    expect((await payoutOf(id))?.sharedWith).toBeGreaterThan(0);
    expect((await decidePayout(shop, admin, "refusePayout", id)).status).toBe(200);
    const { body } = await shop.call("getPayouts", {}, person);
    expect(body).toMatchObject({
      winningsAmount: 100,
      payouts: [{ status: "Refused", reason: "The bank's letter says so" }],
    });
    expect(refusal(await decidePayout(shop, admin, "approvePayout", id))).toEqual([409, "STATUS_CONFLICT"]);
  });

  it("is neither approved, sent nor in a file while something stops it", async () => {
    const [asked, approved, sent] = [await winner(shop, 100, IBAN), await winner(shop, 100, IBAN), await sentPayout()];
    const [first, second] = [await askedPayout(shop, asked), await askedPayout(shop, approved)];
    await decidePayout(shop, admin, "approvePayout", second);
    await Promise.all([asked, approved, sent.person].map((person) => openCase(shop, admin, person)));
    expect(refusal(await decidePayout(shop, admin, "approvePayout", first))).toEqual([409, "STATUS_CONFLICT"]);
    await runJob(shop, "send-payouts");
    expect((await payoutOf(second))?.status).toBe("Held");
    await makeFile();
    expect(await payoutOf(sent.id)).toMatchObject({ status: "Sent", isStopped: true, fileId: null });
  });

  it("is stopped by its person, who removes the bank account, and by a new password", async () => {
    const [removed, renewed] = [await winner(shop, 100, IBAN), await winner(shop, 100, IBAN)];
    const [first, second] = [await askedPayout(shop, removed), await askedPayout(shop, renewed)];
    await decidePayout(shop, admin, "approvePayout", first);
    await shop.call("removePayee", { params: { id: removed.payeeId } }, removed);
    expect((await payoutOf(first))?.status).toBe("Held");
    const { connection } = shop.owner;
    const changed = { credentialsAt: shop.clock.now };
    await connection.updateTable("users").set(changed).where("userId", "=", renewed.userId).execute();
    for (const id of [first, second]) {
      expect(refusal(await decidePayout(shop, admin, "approvePayout", id))).toEqual([409, "STATUS_CONFLICT"]);
    }
    expect((await payoutOf(first))?.isStopped).toBe(true);
    expect((await decidePayout(shop, admin, "refusePayout", first)).status).toBe(200);
  });

  it("differs from the shop's books if the bank sends it twice, elsewhere, after a refusal, or back in part", async () => {
    const twice = await sentPayout();
    const [elsewhere, refused, part] = [await sentPayout(), await sentPayout(), await sentPayout()];
    expect(await approveImport(shop, await decidePayout(shop, admin, "refusePayout", refused.id))).toBe(true);
    await makeFile();
    for (const { id } of [twice, twice, refused, part]) bank.send(nameOf(id), 4000, IBAN);
    bank.send(nameOf(elsewhere.id), 4000, PAYER.iban);
    bank.sendBack(nameOf(part.id), 3900);
    await importAll();
    await importAll();
    const status = async ({ id }: { id: string }) => (await payoutOf(id))?.status;
    expect(await Promise.all([twice, elsewhere, refused, part].map(status))).toEqual([
      "Paid",
      "Sent",
      "Refused",
      "Paid",
    ]);
    const found = new Map((await differences()).map((each) => [each.payoutId, each.difference]));
    expect([twice, elsewhere, refused, part].map(({ id }) => found.get(id))).toEqual([
      "Transfers",
      "Transfers",
      "State",
      "Transfers",
    ]);
    expect(await findImbalances(shop)).toEqual([]);
  });

  it("leaves out of a file what only the bank's books know", async () => {
    const key = randomUUID();
    await newBankPayout(shop, key);
    const { body } = await makeFile();
    const { text } =
      body.id === undefined ? { text: "" } : await shop.call("downloadBankRefundFile", { params: body }, admin);
    expect(text).not.toContain(key);
  });

  it("operators do not import the payment of a payout of their own", async () => {
    const operator = await appointCustomer(shop, admin);
    await verify(shop, operator);
    await credit(shop, operator, cents(5000));
    const own = await askedPayout(shop, { ...operator, payeeId: await usablePayee(shop, operator, IBAN) }, 10);
    await decidePayout(shop, admin, "approvePayout", own);
    await runJob(shop, "send-payouts");
    await makeFile();
    bank.send(nameOf(own), 1000, IBAN);
    const { body } = await uploadStatement(shop, operator, bank.all());
    expect(refusal(await applyStatement(shop, operator, body.id))).toEqual([403, "FORBIDDEN"]);
  });

  it("shows how it differs from the bank's books, whatever differs", async () => {
    const [{ id: gone }, { id: paid }, { id: dear }] = [await sentPayout(), await sentPayout(), await sentPayout()];
    const { connection } = shop.owner;
    const change = (id: string, to: object) =>
      connection.updateTable("payouts").set(to).where("payoutId", "=", id).execute();
    const before = (await differences()).length;
    await change(paid, { status: "Paid" });
    await change(dear, { amountCents: cents(4100) });
    await connection
      .withTables<{ "bank.bankRefunds": { refundKey: string } }>()
      .deleteFrom("bank.bankRefunds")
      .where("refundKey", "=", gone)
      .execute();
    const found = (await differences()).slice(before);
    expect(found.map(({ difference, payoutId }) => [difference, payoutId])).toEqual([
      ["State", paid],
      ["Amount", dear],
      ["UnknownToProvider", gone],
    ]);
    await change(paid, { status: "Sent" });
    await change(dear, { amountCents: cents(4000) });
  });
});
