import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { approve } from "../../../../../test/operators/approve.ts";
import { refundTopUp } from "../../../../../test/payments/refund-desk.ts";
import {
  applyStatement,
  approveImport,
  importStatement,
  uploadStatement,
} from "../../../../../test/payments/statements.ts";
import { addAddress, moveClock, runJob, topUp } from "../../../../../test/payments/till.ts";
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

describe("a refund to a bank account", () => {
  async function refunded() {
    const { session, subjectId } = await begin(mara);
    const transfer = bank.transfer(5000, referenceOfSession(session));
    await importStatement(shop, admin, bank.all());
    expect((await refundTopUp(shop, admin, subjectId, 20)).status).toBe(200);
    await runJob(shop, "send-refunds");
    const { items } = (await shop.call("listBankRefunds", { query: {} }, admin)).body;
    const refund = items[0];
    if (refund === undefined) throw new Error("no refund");
    return { refund, transfer, subjectId, ...(await newestRefund(shop, refund.entryId)) };
  }
  function fail(id: string, { token }: TestPerson = admin) {
    const input = { params: { id }, body: { reason: "The account is closed" } };
    return shop.call("failBankRefund", input, { token, key: randomUUID() });
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
    expect((await fail(refund.id)).body).toMatchObject({ code: "STATUS_CONFLICT" });
    await makeFile();
    const asked = await fail(refund.id);
    expect(asked.body).toMatchObject({ code: "APPROVAL_NEEDED" });
    expect(await stateOf(refund.id)).toBe("InFile");
    const { body: queue } = await shop.call("listApprovals", { query: { status: "Waiting" } }, admin);
    const paid = { currencyCode: "EUR", amount: 20 };
    expect(queue.items[0]?.asked).toEqual({ action: "failBankRefund", personName: mara.userName, paid });
    expect(await approveImport(shop, asked)).toBe(true);
    expect(await stateOf(refund.id)).toBe("Failed");
    expect(await balanceOf(shop, mara)).toBe(5000);
    expect((await fail(refund.id)).body).toMatchObject({ code: "STATUS_CONFLICT" });
  });

  it("a refund that the bank sends although it was noted as refused says so, and is not sent again", async () => {
    const { refund, endToEndId, amount, subjectId } = await refunded();
    await makeFile();
    await approveImport(shop, await fail(refund.id));
    bank.send(endToEndId, amount);
    expect(await outcomesOf(await importStatement(shop, admin, bank.all()))).toEqual(["Known", "SentAnyway"]);
    expect(await stateOf(refund.id)).toBe("SentAnyway");
    await refundTopUp(shop, admin, subjectId, 50);
    await runJob(shop, "send-refunds");
    expect((await makeFile()).body).toMatchObject({ code: "STATUS_CONFLICT" });
  });

  it("does not leave if the bank has taken the payment back", async () => {
    const { refund, transfer } = await refunded();
    bank.reverse(transfer);
    expect(await outcomesOf(await importStatement(shop, admin, bank.all()))).toEqual(["Known", "TakenBack"]);
    expect(await stateOf(refund.id)).toBe("Failed");
    expect((await makeFile()).body).toMatchObject({ code: "STATUS_CONFLICT" });
    expect(await balanceOf(shop, mara)).toBe(0);
  });

  it("operators neither import a refund of their own that came back, nor note that the bank has refused it", async () => {
    mara = await appointCustomer(shop, admin);
    const { refund, endToEndId, amount } = await refunded();
    await makeFile();
    expect((await fail(refund.id, mara)).body).toMatchObject({ code: "FORBIDDEN" });
    bank.send(endToEndId, amount);
    bank.sendBack(endToEndId, amount);
    const { body } = await uploadStatement(shop, mara, bank.all());
    expect((await apply(body.id, mara)).body).toMatchObject({ code: "FORBIDDEN" });
    expect((await approve(shop, mara, await apply(body.id))).body).toMatchObject({ code: "FORBIDDEN" });
  });

  it("is not taken for one by a payer who copies its name", async () => {
    const { endToEndId, amount } = await refunded();
    bank.transfer(amount, "mine", { endToEndId });
    const id = await importStatement(shop, admin, bank.all());
    expect(await outcomesOf(id)).toEqual(["Known", "NoReference"]);
    expect(await balanceOf(shop, mara)).toBe(3000);
  });
});
