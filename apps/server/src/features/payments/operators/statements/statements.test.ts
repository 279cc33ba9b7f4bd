import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { approve } from "../../../../../test/operators/approve.ts";
import { paymentOf, refundTopUp } from "../../../../../test/payments/refund-desk.ts";
import { applyStatement, importStatement, uploadStatement } from "../../../../../test/payments/statements.ts";
import { addAddress, moveClock, readBooks, runJob, topUp } from "../../../../../test/payments/till.ts";
import { newestRefund, referenceOfSession } from "../../../../../test/payments/tills/bank.ts";
import { BankTill, bankVariables, PAYER } from "../../../../../test/payments/tills/bank-account.ts";
import { appointCustomer, makeAdmin, signUp, type TestPerson } from "../../../../../test/people/people.ts";
import { balanceOf } from "../../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../../test/shop/shop.ts";
import { readXml } from "../../../../payment-providers/bank/statements/xml-tree.ts";

let shop: Shop;
let admin: TestPerson;
let bank: BankTill;
let mara: TestPerson;

beforeAll(async () => {
  shop = await openShop(bankVariables);
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  bank = new BankTill(() => shop.clock.now);
  moveClock(shop, 1);
  mara = await signUp(shop);
});

async function begin(person: TestPerson, amount = 50) {
  const { status, body, text } = await topUp(shop, person, { addressId: await addAddress(shop, person), amount });
  if (status !== 201) throw new Error(text);
  return { session: body.paymentSessionResponse, subjectId: body.transactionId };
}

const apply = (id: string, by: TestPerson = admin) => applyStatement(shop, by, id);
const judged = async (id: string) => (await shop.call("getBankStatement", { params: { id }, query: {} }, admin)).body;
const outcomesOf = async (id: string) => (await judged(id)).lines.items.map(({ outcome }) => outcome);
const quarantine = async () => (await shop.call("listCaptures", { query: {} }, admin)).body.items;

describe("a bank transfer", () => {
  it("is asked for with account, reference and a code for banking apps", async () => {
    const { session } = await begin(mara);
    const { instructions } = session;
    expect(session).toMatchObject({ provider: "bank", method: "bankTransfer", amount: 50, currencyCode: "EUR" });
    expect(instructions).toMatchObject({
      iban: bankVariables.BANK_IBAN,
      bic: "COBADEFFXXX",
      holder: "Trove Demo GmbH",
    });
    expect(instructions?.reference).toMatch(/^RF\d\d( \d{4}){4}$/);
    const plain = instructions?.reference.replaceAll(" ", "") ?? "";
    expect(instructions?.qr.split("\n")).toEqual([
      "BCD",
      "002",
      "1",
      "SCT",
      "COBADEFFXXX",
      "Trove Demo GmbH",
      bankVariables.BANK_IBAN,
      "EUR50.00",
      "",
      plain,
    ]);
  });

  it("is shown before it counts, and pays once its statement is imported", async () => {
    const { session, subjectId } = await begin(mara);
    bank.transfer(5000, `My top-up ${referenceOfSession(session)}`);
    const { status, body } = await uploadStatement(shop, admin, bank.all());
    expect(status).toBe(201);
    expect(body).toMatchObject({ bookings: 1, otherDebits: 0, appliedAtUtc: null, format: "camt.053.001.08" });
    const before = await judged(body.id);
    expect(before.sums).toEqual([{ outcome: "Pays", bookings: 1, amount: { currencyCode: "EUR", amount: 50 } }]);
    const { id: paymentId } = await paymentOf(shop, admin, subjectId);
    expect(before.lines.items).toMatchObject([{ outcome: "Pays", paymentId, ...PAYER, isCredit: true }]);
    expect(await balanceOf(shop, mara)).toBe(0);

    const other = { params: { id: body.id }, body: { paidAmount: 51 } };
    expect((await shop.call("applyBankStatement", other, admin)).body).toMatchObject({ code: "VERSION_CONFLICT" });
    expect((await apply(body.id)).body).toMatchObject({ appliedAtUtc: expect.stringMatching(/Z$/) });
    expect(await balanceOf(shop, mara)).toBe(5000);
    expect(await paymentOf(shop, admin, subjectId)).toMatchObject({ status: "Success" });
    expect(await outcomesOf(body.id)).toEqual(["Pays"]);
    expect((await apply(body.id)).body).toMatchObject({ code: "STATUS_CONFLICT" });
    const { body: log } = await shop.call("listAudit", { query: { subjectId: body.id } }, admin);
    const changes = log.items.map(({ action }) => action).filter((action) => !action.startsWith("get"));
    expect(changes).toEqual(["applyBankStatement", "uploadBankStatement"]);
    expect(log.items[0]?.after).toMatchObject({ fileHash: body.fileHash, amountCents: 5000, payments: 1 });
  });

  it("counts once, however often and in whichever statements it comes", async () => {
    const [first, second] = [await begin(mara, 10), await begin(mara, 20)];
    bank.transfer(1000, referenceOfSession(first.session));
    bank.transfer(2000, "", { structured: referenceOfSession(second.session).replaceAll(" ", "") });
    bank.transfer(700, "no reference");
    const whole = bank.all();
    const id = await importStatement(shop, admin, bank.statement({ from: 1, until: 3, version: "02" }));
    expect(await importStatement(shop, admin, whole)).not.toBe(id);
    expect((await uploadStatement(shop, admin, whole)).body.id).toBe(await importStatement(shop, admin, whole));
    const later = await importStatement(shop, admin, bank.statement({ from: 0, until: 2 }));
    expect(await outcomesOf(later)).toEqual(["Known", "Known"]);
    await runJob(shop, "reconcile-payments");
    expect(await balanceOf(shop, mara)).toBe(3000);
    expect((await quarantine()).filter(({ paid }) => paid.amount === 7)).toHaveLength(1);
  });

  it("a transfer with another sum, for a paid payment or without a known reference waits in quarantine", async () => {
    const [other, twice] = [await begin(mara, 10), await begin(mara, 20)];
    bank.transfer(999, referenceOfSession(other.session));
    bank.transfer(2000, referenceOfSession(twice.session));
    bank.transfer(2000, referenceOfSession(twice.session));
    bank.transfer(3100, "RF18 5390 0754 7034");
    bank.transfer(3200, `${referenceOfSession(other.session)} ${referenceOfSession(twice.session)}`);
    const before = (await quarantine()).length;
    const id = await importStatement(shop, admin, bank.all());
    expect(await outcomesOf(id)).toEqual(["OtherSum", "Pays", "PaysAgain", "NoReference", "NoReference"]);
    expect(await balanceOf(shop, mara)).toBe(2000);
    const waiting = await quarantine();
    expect(waiting).toHaveLength(before + 4);
    const ofMara = waiting.filter(({ payment }) => payment?.userInfoId === mara.userId);
    expect(ofMara.map(({ paid }) => paid.amount).toSorted()).toEqual([20, 9.99]);
  });

  it("is no payment of a person whose ids its payer types", async () => {
    const { subjectId } = await begin(mara);
    const { id } = await paymentOf(shop, admin, subjectId);
    bank.transfer(5000, `${mara.userId}.${id}`);
    await importStatement(shop, admin, bank.all());
    expect(await balanceOf(shop, mara)).toBe(0);
  });

  it("is credited if it arrives after its time", async () => {
    const { session } = await begin(mara);
    shop.clock.now = new Date(shop.clock.now.getTime() + 6 * 86_400_000);
    await runJob(shop, "watch-payments");
    admin = await makeAdmin(shop);
    bank.transfer(5000, referenceOfSession(session));
    await importStatement(shop, admin, bank.all());
    expect(await balanceOf(shop, mara)).toBe(5000);
  });

  it("leaves the balance again if its bank takes it back", async () => {
    const { session, subjectId } = await begin(mara);
    bank.reverse(bank.transfer(5000, referenceOfSession(session)));
    const second = bank.statement({ from: 1, until: 2 });
    // In the wrong order, too.
    await importStatement(shop, admin, second);
    await importStatement(shop, admin, bank.statement({ from: 0, until: 1 }));
    expect(await balanceOf(shop, mara)).toBe(0);
    expect(await paymentOf(shop, admin, subjectId)).toMatchObject({ status: "Success", warnings: ["Chargeback"] });
  });

  it("is not offered for orders unless the shop says so, because it reserves stock for days", async () => {
    const ways = async (purpose: "TopUp" | "Purchase") => {
      const query = { purpose, country: "NL", currency: "EUR", amount: "50" };
      return (await shop.call("listPaymentWays", { query })).body;
    };
    expect(await ways("TopUp")).toEqual([{ method: "bankTransfer", form: "Instructions" }]);
    expect(await ways("Purchase")).toEqual([]);
  });
});

describe("a file", () => {
  it("is refused if it is of another account, or no statement", async () => {
    bank.transfer(5000, "x");
    const foreign = bank.all().replace(bankVariables.BANK_IBAN, "MT84MALT011000012345MTLCAST001S");
    const refused = await uploadStatement(shop, admin, foreign);
    expect(refused).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } });
    expect(refused.body).toMatchObject({ params: { problems: [{ code: "BankFileAccount" }] } });
    const odd = await uploadStatement(shop, admin, "<!DOCTYPE x><x/>");
    expect(odd.body).toMatchObject({ params: { problems: [{ code: "BankFileInvalid" }] } });
  });

  it("does not keep what the account paid to others", async () => {
    bank.send("SALARY", 200_000);
    bank.transfer(1, "x");
    const { body } = await uploadStatement(shop, admin, bank.all());
    expect(body).toMatchObject({ bookings: 1, otherDebits: 1 });
    const { rows } = await sql`select from bank.bank_statements where bookings::text like '%SALARY%'`.execute(
      shop.owner.connection,
    );
    expect(rows).toEqual([]);
  });

  it("has to be imported by somebody else if it has a payment of the operator's own", async () => {
    const operator = await appointCustomer(shop, admin);
    const { session } = await begin(operator);
    bank.transfer(5000, referenceOfSession(session));
    const { body } = await uploadStatement(shop, operator, bank.all());
    expect((await apply(body.id, operator)).body).toMatchObject({ code: "FORBIDDEN" });
    expect((await apply(body.id)).status).toBe(200);
    expect(await balanceOf(shop, operator)).toBe(5000);
  });
});

describe("a refund", () => {
  async function refunded() {
    const { session, subjectId } = await begin(mara);
    bank.transfer(5000, referenceOfSession(session));
    await importStatement(shop, admin, bank.all());
    expect((await refundTopUp(shop, admin, subjectId, 20)).status).toBe(200);
    await runJob(shop, "send-refunds");
    const { items } = (await shop.call("listBankRefunds", { query: {} }, admin)).body;
    const refund = items[0];
    if (refund === undefined) throw new Error("no refund");
    return { refund, ...(await newestRefund(shop, refund.entryId)) };
  }
  const stateOf = async (id: string) =>
    (await shop.call("listBankRefunds", { query: {} }, admin)).body.items.find((each) => each.id === id)?.state;
  const makeFile = () => shop.call("makeBankRefundFile", {}, { token: admin.token, key: randomUUID() });

  it("is in one file for the bank, to the account that paid", async () => {
    const { refund, endToEndId } = await refunded();
    expect(refund).toMatchObject({ state: "Waiting", ...PAYER, amount: { currencyCode: "EUR", amount: 20 } });
    const { status, body } = await makeFile();
    expect(status).toBe(201);
    expect(body).toMatchObject({ refunds: 1, amount: 20 });
    const { text } = await shop.call("downloadBankRefundFile", { params: { id: body.id } }, admin);
    expect(readXml(Buffer.from(text)).namespace).toBe("urn:iso:std:iso:20022:tech:xsd:pain.001.001.09");
    for (const part of [endToEndId, PAYER.iban, PAYER.name, '<InstdAmt Ccy="EUR">20.00</InstdAmt>']) {
      expect(text.split(part)).toHaveLength(part === endToEndId ? 3 : 2);
    }
    expect((await makeFile()).body).toMatchObject({ code: "STATUS_CONFLICT" });
    expect(await stateOf(refund.id)).toBe("InFile");
  });

  it("is sent when a statement has it, and comes back into the balance when it is returned", async () => {
    const { refund, endToEndId, amount } = await refunded();
    await makeFile();
    expect(await balanceOf(shop, mara)).toBe(3000);
    bank.send(endToEndId, amount);
    await importStatement(shop, admin, bank.all());
    expect(await stateOf(refund.id)).toBe("Sent");
    bank.sendBack(endToEndId, amount);
    const id = await importStatement(shop, admin, bank.all());
    expect(await outcomesOf(id)).toEqual(["Known", "RefundSent", "RefundBack"]);
    expect(await stateOf(refund.id)).toBe("Back");
    expect(await balanceOf(shop, mara)).toBe(5000);
  });

  it("is back in the balance if the bank refuses to send it, and only then", async () => {
    const { refund } = await refunded();
    const fail = () =>
      shop.call(
        "failBankRefund",
        { params: { id: refund.id }, body: { reason: "The account is closed" } },
        { token: admin.token, key: randomUUID() },
      );
    expect((await fail()).body).toMatchObject({ code: "STATUS_CONFLICT" });
    await makeFile();
    expect((await fail()).status).toBe(200);
    expect(await stateOf(refund.id)).toBe("Failed");
    expect(await balanceOf(shop, mara)).toBe(5000);
    expect((await fail()).body).toMatchObject({ code: "STATUS_CONFLICT" });
  });

  it("is not taken for one by a payer who copies its name", async () => {
    const { endToEndId, amount } = await refunded();
    bank.transfer(amount, "mine", { endToEndId });
    const id = await importStatement(shop, admin, bank.all());
    expect(await outcomesOf(id)).toEqual(["Known", "NoReference"]);
    expect(await balanceOf(shop, mara)).toBe(3000);
  });
});

it("a file above the limit of approvals is imported by a second person", async () => {
  const careful = await openShop({ ...bankVariables, FOUR_EYES: "releases", FOUR_EYES_ABOVE: "100" });
  try {
    const [one, other, payer] = [await makeAdmin(careful), await makeAdmin(careful), await signUp(careful)];
    const account = new BankTill(() => careful.clock.now);
    const addressId = await addAddress(careful, payer);
    for (const amount of [60, 70]) {
      const { body } = await topUp(careful, payer, { addressId, amount });
      account.transfer(amount * 100, referenceOfSession(body.paymentSessionResponse));
    }
    const { body } = await uploadStatement(careful, one, account.all());
    const asked = await applyStatement(careful, one, body.id);
    expect(asked.body).toMatchObject({ code: "APPROVAL_NEEDED" });
    expect(await balanceOf(careful, payer)).toBe(0);
    const { body: queue } = await careful.call("listApprovals", { query: {} }, other);
    expect(queue.items[0]?.asked).toEqual({
      action: "applyBankStatement",
      fileName: "statement.xml",
      payments: 2,
      amount: 130,
    });
    expect((await approve(careful, other, asked)).status).toBe(200);
    expect(await balanceOf(careful, payer)).toBe(13_000);
    expect((await readBooks(careful))["gateway:bank"]).toBe(-13_000);
  } finally {
    await careful.close();
  }
});
