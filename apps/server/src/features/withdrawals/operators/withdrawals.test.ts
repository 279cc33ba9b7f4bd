import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { approve } from "../../../../test/operators/approve.ts";
import { buyFromBalance, putOnSale, stockOf, toKeep, toSend } from "../../../../test/orders/orders.ts";
import { type CheckoutStub, openCheckoutStub } from "../../../../test/payments/checkout-stub.ts";
import { moveClock, runJob } from "../../../../test/payments/till.ts";
import { mailFor, sendMail } from "../../../../test/people/mailbox.ts";
import { moveOn } from "../../../../test/people/operator.ts";
import { appointCustomer, credit, makeAdmin, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import {
  numberOf,
  receiveGoods,
  refundWithdrawal,
  refuseWithdrawal,
  send,
  shopper,
  withdrawalOf,
  withdrawnOrder,
  withdrawn,
} from "../../../../test/withdrawals/withdrawals.ts";

let stub: CheckoutStub;
let shop: Shop;
let admin: TestPerson;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "trove-withdrawals-"));
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop({ ...stub.variables, DATA_DIR: folder, FOUR_EYES: "refunds", FOUR_EYES_ABOVE: "290" });
  admin = await makeAdmin(shop);
});
afterAll(async () => {
  await shop.close();
  await stub.close();
  await rm(folder, { recursive: true });
});

const balanceOf = async (person: TestPerson) => (await shop.call("getBalance", {}, person)).body.amount;

const match = (id: string, orderNumber: string, version: number, who = admin) => {
  const body = { orderNumber, reason: "Called us", version };
  return shop.call("matchWithdrawal", { params: { id }, body }, { ...who, key: randomUUID() });
};

/** Fields of a withdrawal that matches nothing. */
const junk = { name: "Eve", email: "eve@trove.example" };

/** Accepts a proof of posting of one sent piece of the first line. */
const acceptPosting = (id: string) => {
  const pieces = [{ position: 1, isSent: true, quantity: 1 }];
  const body = { pieces, reason: "Sent a receipt", version: 1 };
  return shop.call("acceptPosting", { params: { id }, body }, { ...admin, key: randomUUID() });
};

describe("an operator", () => {
  it("accepts a proof of posting, refunds, and takes the pieces once", async () => {
    const { id, person, orderNumber } = await withdrawnOrder(shop, admin);
    const posted = await acceptPosting(id);
    expect(posted.body).toMatchObject({
      status: "ProofOfPosting",
      goods: [{ quantity: 1, condition: null }],
      pieces: [],
    });
    await refundWithdrawal(shop, admin, id);
    expect(await balanceOf(person)).toBe(1000);
    const again = await withdrawn(shop, { name: "Mara Lind", orderNumber, email: person.email });
    const pieces = [{ position: 1, isSent: true, quantity: 1, condition: "New" as const, isRestocked: true }];
    expect((await receiveGoods(shop, admin, again, { pieces })).body).toMatchObject({ code: "STATUS_CONFLICT" });
  });

  it("says in the mail about a refund of nothing that the goods had lost their value, or that it was paid before", async () => {
    const worthless = await withdrawnOrder(shop, admin);
    const [line] = (await withdrawalOf(shop, admin, worthless.id)).pieces;
    const pieces = [{ position: 1, isSent: true, quantity: 1, condition: "Damaged" as const, isRestocked: false }];
    await receiveGoods(shop, admin, worthless.id, { pieces });
    await refundWithdrawal(shop, admin, worthless.id, { deduction: line?.price ?? 0 });
    const person = await shopper(shop);
    const { body } = await buyFromBalance(shop, person, toSend([await putOnSale(shop, 2000)]));
    const orderNumber = await numberOf(shop, body.purchaseId);
    const id = await withdrawn(shop, { name: "Mara Lind", orderNumber, email: person.email });
    await moveOn(shop, admin, body.shipmentId ?? "", { status: "Cancelled" });
    await refundWithdrawal(shop, admin, id);
    await sendMail(shop);
    const textFor = async (email: string) => (await mailFor(shop, email)).map(({ text }) => text).join("\n");
    expect(await textFor(person.email)).toContain("the money went back before");
    expect(await textFor(worthless.person.email)).not.toContain("the money went back before");
  });

  it("notes the condition of posted pieces when they arrive, before the refund", async () => {
    const { id, first } = await withdrawnOrder(shop, admin);
    const piece = { position: 1, isSent: true, quantity: 1 };
    await acceptPosting(id);
    const wrong = [{ ...piece, quantity: 2, condition: "New" as const, isRestocked: true }];
    expect((await receiveGoods(shop, admin, id, { pieces: wrong })).body).toMatchObject({ code: "STATUS_CONFLICT" });
    const right = [{ ...piece, condition: "Used" as const, isRestocked: true }];
    const { body } = await receiveGoods(shop, admin, id, { pieces: right });
    expect(body).toMatchObject({ status: "GoodsReceived", goods: [{ condition: "Used", isRestocked: true }] });
    expect(await stockOf(shop, first)).toBe(5);
    await refundWithdrawal(shop, admin, id);
  });

  it("takes posted pieces as they arrive, in parts and also after the refund, each into the stock once", async () => {
    const person = await shopper(shop);
    const item = await putOnSale(shop, 2000, 5);
    const { body } = await buyFromBalance(shop, person, toSend([item, item, item]));
    await send(shop, admin, body.shipmentId ?? "");
    const orderNumber = await numberOf(shop, body.purchaseId);
    const id = await withdrawn(shop, { name: "Mara Lind", orderNumber, email: person.email });
    const posting = { pieces: [{ position: 1, isSent: true, quantity: 3 }], reason: "Seen", version: 1 };
    await shop.call("acceptPosting", { params: { id }, body: posting }, { ...admin, key: randomUUID() });
    const here = (quantity: number) => ({
      pieces: [{ position: 1, isSent: true, quantity, condition: "New" as const, isRestocked: true }],
    });
    expect((await receiveGoods(shop, admin, id, here(1))).body).toMatchObject({ status: "GoodsReceived" });
    expect((await receiveGoods(shop, admin, id, here(3))).body).toMatchObject({ code: "STATUS_CONFLICT" });
    await refundWithdrawal(shop, admin, id);
    const late = await Promise.all([receiveGoods(shop, admin, id, here(2)), receiveGoods(shop, admin, id, here(2))]);
    expect(late.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(late.find(({ status }) => status === 200)?.body).toMatchObject({ status: "Refunded" });
    expect(await stockOf(shop, item)).toBe(5);
    expect((await refundWithdrawal(shop, admin, id)).body).toMatchObject({ code: "STATUS_CONFLICT" });
    expect(await balanceOf(person)).toBe(1000);
  });

  it("gets a case again about goods that were refunded and never came, until they come", async () => {
    const { id } = await withdrawnOrder(shop, admin);
    await acceptPosting(id);
    await refundWithdrawal(shop, admin, id);
    const caseDueAt = async () => {
      const { rows } = await sql<{ at: Date | null }>`
        select case_due_at as at from withdrawals where withdrawal_id = ${id}`.execute(shop.owner.connection);
      return rows[0]?.at?.getTime() ?? null;
    };
    expect(await caseDueAt()).toBe(shop.clock.now.getTime() + 14 * 86_400_000);
    const pieces = [{ position: 1, isSent: true, quantity: 1, condition: "New" as const, isRestocked: false }];
    expect((await receiveGoods(shop, admin, id, { pieces })).status).toBe(200);
    expect(await caseDueAt()).toBeNull();
  });

  it("gets one open case for all withdrawals that match nothing, which are deleted after half a year", async () => {
    const ids = [];
    for (const place of [1, 2, 3])
      ids.push(
        await withdrawn(shop, { ...junk, orderNumber: "O-000000000007", email: `nobody${place}@trove.example` }),
      );
    await runJob(shop, "open-withdrawal-cases");
    const { rows } = await sql<{ cases: number }>`
      select count(distinct case_id)::int as cases from case_signals
      where details ->> 'subjectId' = any (${ids})`.execute(shop.owner.connection);
    expect(rows).toEqual([{ cases: 1 }]);
    await sql`update withdrawals set received_at = received_at - interval '181 days'
      where withdrawal_id = ${ids[0]}`.execute(shop.owner.connection);
    await runJob(shop, "delete-unmatched-withdrawals");
    const statuses = await Promise.all(
      ids.map(async (id) => (await shop.call("getWithdrawal", { params: { id } }, admin)).status),
    );
    expect(statuses).toEqual([404, 200, 200]);
  });

  it("matches by hand what the shop could not, and its mail goes to the buyer", async () => {
    const { orderNumber, person } = await withdrawnOrder(shop, admin);
    const id = await withdrawn(shop, { name: "Mara", orderNumber: "O-000000000009", email: "mara@old.example" });
    const none = await match(id, "O-000000000008", 1);
    expect(none.body).toMatchObject({ code: "NOT_FOUND" });
    const { body } = await match(id, orderNumber, 1);
    expect(body).toMatchObject({ status: "AwaitingGoods", thing: { number: orderNumber } });
    const again = await match(id, orderNumber, 2);
    expect(again.body).toMatchObject({ code: "STATUS_CONFLICT" });
    await receiveGoods(shop, admin, id);
    await refundWithdrawal(shop, admin, id);
    const { rows } = await sql<{ kind: string }>`
      select kind from outbox where recipient = ${person.email} and kind like 'withdrawal%'
      order by kind`.execute(shop.owner.connection);
    expect(rows.map(({ kind }) => kind)).toEqual([
      "withdrawalEnded",
      "withdrawalReceived",
      "withdrawalStep",
      "withdrawalStep",
    ]);
  });

  it("matches nothing twice, also what waited for its parcel", async () => {
    const person = await shopper(shop);
    const { body } = await buyFromBalance(shop, person, toSend([await putOnSale(shop, 2000)]));
    const orderNumber = await numberOf(shop, body.purchaseId);
    const id = await withdrawn(shop, { name: "Mara Lind", orderNumber, email: person.email });
    await send(shop, admin, body.shipmentId ?? "");
    expect(await withdrawalOf(shop, admin, id)).toMatchObject({ status: "Matched" });
    expect((await match(id, orderNumber, 1)).body).toMatchObject({ code: "STATUS_CONFLICT" });
  });

  it("can't make an order's withdrawal out of one from top-ups", async () => {
    const { orderNumber, person } = await withdrawnOrder(shop, admin);
    const id = await withdrawn(shop, { name: "Eve", orderNumber: null, email: "eve@trove.example" });
    expect((await match(id, orderNumber, 1)).body).toMatchObject({ code: "STATUS_CONFLICT" });
    expect(await balanceOf(person)).toBe(975);
  });

  it("never acts on a withdrawal of their own, nor matches one to their own order", async () => {
    const own = await appointCustomer(shop, admin);
    await credit(shop, own, cents(100_000));
    const { id, orderNumber } = await withdrawnOrder(shop, admin, 2000, own);
    for (const refused of [
      await receiveGoods(shop, own, id),
      await refundWithdrawal(shop, own, id),
      await refuseWithdrawal(shop, own, id),
      await match(await withdrawn(shop, { ...junk, orderNumber: "O-000000000007" }), orderNumber, 1, own),
    ])
      expect(refused.body).toMatchObject({ code: "FORBIDDEN" });
  });

  it("takes nothing out of an inventory after a match of their own, but a second person does", async () => {
    const person = await shopper(shop);
    const { body } = await buyFromBalance(shop, person, toKeep([await putOnSale(shop, 2000)]));
    const id = await withdrawn(shop, { ...junk, orderNumber: "O-000000000007" });
    await match(id, await numberOf(shop, body.purchaseId), 1);
    const piece = { position: 1, isSent: false, quantity: 1 };
    const posting = { pieces: [piece], reason: "Seen", version: 2 };
    const posted = await shop.call("acceptPosting", { params: { id }, body: posting }, { ...admin, key: randomUUID() });
    for (const refused of [await receiveGoods(shop, admin, id), posted])
      expect(refused.body).toMatchObject({ code: "FORBIDDEN" });
    expect((await receiveGoods(shop, await makeAdmin(shop), id)).status).toBe(200);
  });

  it("refuses with the exception, and nothing can follow", async () => {
    const { id } = await withdrawnOrder(shop, admin);
    expect((await refuseWithdrawal(shop, admin, id)).body).toMatchObject({
      status: "Refused",
      exception: "TooLate",
      history: [{ status: "Received" }, { status: "AwaitingGoods" }, { status: "Refused", note: "A year ago" }],
    });
    expect((await receiveGoods(shop, admin, id)).body).toMatchObject({ code: "STATUS_CONFLICT" });
  });

  it("can't refuse what has come back", async () => {
    const { id } = await withdrawnOrder(shop, admin);
    await receiveGoods(shop, admin, id);
    expect((await refuseWithdrawal(shop, admin, id)).body).toMatchObject({ code: "STATUS_CONFLICT" });
    await refundWithdrawal(shop, admin, id);
  });

  it("needs the right to refund, and a second person above the amount for refunds", async () => {
    const warehouse = await makeAdmin(shop, "Warehouse");
    const { id, person } = await withdrawnOrder(shop, admin, 30_000);
    expect((await receiveGoods(shop, warehouse, id)).status).toBe(200);
    expect((await refundWithdrawal(shop, warehouse, id)).body).toMatchObject({ code: "FORBIDDEN" });
    const waiting = await refundWithdrawal(shop, admin, id);
    expect(waiting.body).toMatchObject({ code: "APPROVAL_NEEDED" });
    expect(await balanceOf(person)).toBe(695);
    expect((await approve(shop, await makeAdmin(shop), waiting)).status).toBe(200);
    expect(await balanceOf(person)).toBe(1000);
  });

  it("sees the first due first, those that are overdue, and gets one case four days before", async () => {
    const { id } = await withdrawnOrder(shop, admin);
    const casesAbout = async () => {
      const { rows } = await sql`select from case_signals where details ->> 'subjectId' = ${id}`.execute(
        shop.owner.connection,
      );
      return rows.length;
    };
    moveClock(shop, 10 * 86_400 - 60);
    await runJob(shop, "open-withdrawal-cases");
    expect(await casesAbout()).toBe(0);
    moveClock(shop, 120);
    await Promise.all([1, 2].map(() => runJob(shop, "open-withdrawal-cases")));
    await runJob(shop, "open-withdrawal-cases");
    expect(await casesAbout()).toBe(1);
    moveClock(shop, 5 * 86_400);
    admin = await makeAdmin(shop);
    const { items } = (await shop.call("listWithdrawals", { query: { isOpen: "true", pageSize: 100 } }, admin)).body;
    const due = items.map(({ dueAtUtc }) => dueAtUtc);
    expect(due).toEqual(due.toSorted());
    expect(items.find((one) => one.id === id)).toMatchObject({ isOverdue: true });
  });
});
