import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { approve } from "../../../../../test/operators/approve.ts";
import { paymentOf } from "../../../../../test/payments/refund-desk.ts";
import {
  applyStatement,
  approveImport,
  importStatement,
  uploadStatement,
} from "../../../../../test/payments/statements.ts";
import { addAddress, moveClock, readBooks, runJob, topUp } from "../../../../../test/payments/till.ts";
import { referenceOfSession } from "../../../../../test/payments/tills/bank.ts";
import { BankTill, bankVariables, PAYER } from "../../../../../test/payments/tills/bank-account.ts";
import { appointCustomer, makeAdmin, signUp, type TestPerson } from "../../../../../test/people/people.ts";
import { balanceOf } from "../../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../../test/shop/shop.ts";

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
    const asked = await apply(body.id);
    expect(asked.body).toMatchObject({ code: "APPROVAL_NEEDED" });
    expect(await balanceOf(shop, mara)).toBe(0);
    expect(await approveImport(shop, asked)).toBe(true);
    expect((await judged(body.id)).statement.appliedAtUtc).toMatch(/Z$/);
    expect(await balanceOf(shop, mara)).toBe(5000);
    expect(await paymentOf(shop, admin, subjectId)).toMatchObject({ status: "Success" });
    expect(await outcomesOf(body.id)).toEqual(["Pays"]);
    expect((await apply(body.id)).body).toMatchObject({ code: "STATUS_CONFLICT" });
    const { body: log } = await shop.call("listAudit", { query: { subjectId: body.id } }, admin);
    const changes = log.items.filter(({ action }) => !action.startsWith("get"));
    expect(changes.map(({ action }) => action)).toEqual(["applyBankStatement", "uploadBankStatement"]);
    expect(changes[0]?.after).toMatchObject({ fileHash: body.fileHash, amountCents: 5000, payments: 1 });
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

  it("a transfer from an account without an IBAN waits in quarantine, because it could not be sent back", async () => {
    const { session, subjectId } = await begin(mara);
    bank.transfer(5000, referenceOfSession(session), { iban: null });
    const before = (await quarantine()).length;
    const id = await importStatement(shop, admin, bank.all());
    expect(await outcomesOf(id)).toEqual(["NoAccount"]);
    expect(await quarantine()).toHaveLength(before + 1);
    expect(await balanceOf(shop, mara)).toBe(0);
    shop.clock.now = new Date(shop.clock.now.getTime() + 6 * 86_400_000);
    await runJob(shop, "watch-payments");
    admin = await makeAdmin(shop);
    expect(await paymentOf(shop, admin, subjectId)).toMatchObject({ status: "Failed" });
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

  it("a transfer that the bank takes back without naming it is shown", async () => {
    bank.reverse(bank.transfer(4321, "no reference"));
    const id = await importStatement(shop, admin, bank.all());
    expect(await outcomesOf(id)).toEqual(["NoReference", "ReturnUnknown"]);
  });

  it("is not offered for orders unless the shop says so, because it reserves stock for days", async () => {
    const ways = async (purpose: "TopUp" | "Purchase") => {
      const query = { purpose, country: "NL", currency: "EUR", amount: "50" };
      return (await shop.call("listPaymentWays", { query })).body;
    };
    expect(await ways("TopUp")).toMatchObject([{ method: "bankTransfer", form: "Instructions" }]);
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
    expect(await approveImport(shop, await apply(body.id))).toBe(true);
    expect(await balanceOf(shop, operator)).toBe(5000);
  });

  it("does not fail because of a booking without money", async () => {
    bank.transfer(0, "interest");
    bank.transfer(100, "x");
    const id = await importStatement(shop, admin, bank.all());
    expect(await outcomesOf(id)).toEqual(["Other", "NoReference"]);
  });

  it("a booking that another file had with other words is shown, and changes nothing", async () => {
    const [own, stranger] = [await begin(mara), await begin(await signUp(shop))];
    const transfer = bank.transfer(5000, referenceOfSession(stranger.session));
    const edited = bank.all().replace(transfer.text.slice(0, 35), referenceOfSession(own.session));
    expect(await outcomesOf(await importStatement(shop, admin, edited))).toEqual(["Pays"]);
    const { body } = await uploadStatement(shop, admin, bank.all());
    expect(await outcomesOf(body.id)).toEqual(["Differs"]);
    const asked = await apply(body.id);
    const { body: queue } = await shop.call("listApprovals", { query: { status: "Waiting" } }, admin);
    expect(queue.items[0]?.asked).toMatchObject({ action: "applyBankStatement", payments: 0, odd: 1 });
    expect(await approveImport(shop, asked)).toBe(true);
    expect(await balanceOf(shop, mara)).toBe(5000);
  });

  it("a booking with another account of its payer differs, and one in a format without accounts does not", async () => {
    bank.transfer(100, "x");
    await importStatement(shop, admin, bank.all());
    const { body: other } = await uploadStatement(
      shop,
      admin,
      bank.all().replace(PAYER.iban, "DE89370400440532013001"),
    );
    expect(await outcomesOf(other.id)).toEqual(["Differs"]);
    const { bankReference } = bank.movements[0] ?? {};
    const day = shop.clock.now.toISOString().slice(0, 10);
    const csv = `Account,Date,Amount,Currency,Bank reference\n${bankVariables.BANK_IBAN},${day},1.00,EUR,${bankReference}`;
    const { body: short } = await uploadStatement(shop, admin, csv, { mediaType: "text/csv" });
    expect(await outcomesOf(short.id)).toEqual(["Known"]);
  });
});

it("a file is imported by a second person, also below the limit of approvals", async () => {
  const careful = await openShop({ ...bankVariables, FOUR_EYES: "releases", FOUR_EYES_ABOVE: "1000" });
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
      takenBack: 0,
      odd: 0,
    });
    expect((await approve(careful, other, asked)).status).toBe(200);
    expect(await balanceOf(careful, payer)).toBe(13_000);
    expect((await readBooks(careful))["gateway:bank"]).toBe(-13_000);
  } finally {
    await careful.close();
  }
});
