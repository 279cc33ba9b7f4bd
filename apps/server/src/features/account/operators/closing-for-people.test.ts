import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Endpoints, InputOf } from "@trove/contract";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { approve } from "../../../../test/operators/approve.ts";
import { giveItems } from "../../../../test/orders/shipments.ts";
import { cards, moveClock, runGateway, runJob } from "../../../../test/payments/till.ts";
import { closingOf } from "../../../../test/people/closing.ts";
import { mailFor, sendMail } from "../../../../test/people/mailbox.ts";
import { lockPerson, openCase, personOf } from "../../../../test/people/operator.ts";
import { appointCustomer, credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { findImbalances } from "../../../../test/shop/books.ts";
import { readBooks } from "../../../../test/payments/till.ts";
import { openListeningShop } from "../../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../../test/shop/shop.ts";

let folder: string;
let shop: Shop;
let asking: TestPerson;
let deciding: TestPerson;
let person: TestPerson;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "trove-closing-for-people-"));
  shop = await openListeningShop({ DATA_DIR: folder });
  [asking, deciding] = [await makeAdmin(shop, "Support"), await makeAdmin(shop)];
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  person = await signUp(shop);
});

const own = closingOf(() => ({ shop, person }));

type Change = Omit<InputOf<Endpoints["changePersonClosure"]>["body"], "reason">;
const change = (body: Change, { userId: id } = person, { token } = asking) =>
  shop.call(
    "changePersonClosure",
    { params: { id }, body: { ...body, reason: "Wrote a letter" } },
    { token, key: randomUUID() },
  );
const codeOf = ({ text }: { text: string }) => (JSON.parse(text) as { code: string }).code;
const seen = async () =>
  (await shop.call("getPersonClosure", { params: { id: person.userId } }, { token: asking.token })).body;

/** Begins to close the person's account, with a second person's approval, and lets the two days pass. */
async function begin(): Promise<void> {
  expect((await approve(shop, deciding, await change({ action: "Begin" }))).status).toBe(200);
  await own.waitTwoDays();
}

it("the account of a locked person is closed by two operators, after 48 hours, with mails and what is left shown before", async () => {
  await own.topUpBy(cards.succeeds, 30);
  await credit(shop, person, cents(500));
  await giveItems(shop, person, 1, 1_000);
  await lockPerson(shop, deciding, person, true);
  const asked = await change({ action: "Begin" });
  expect(codeOf(asked)).toBe("APPROVAL_NEEDED");
  expect(await seen()).toMatchObject({ state: "Open", holds: [] });
  await approve(shop, deciding, asked);
  expect(await seen()).toMatchObject({ state: "Closing", holds: ["Wait"] });
  expect((await personOf(shop, asking, person)).closure).toMatchObject({ state: "Closing", isAsked: true });
  expect(codeOf(await change({ action: "Confirm", givenUpItems: 1, givenUpAmount: 9.99 }))).toBe("CLOSURE_HELD");
  await own.waitTwoDays();
  const { items, givenUpAmount, returnedAmount } = await seen();
  // The box for 4.99 was paid from the 30 that were topped up.
  expect([items.count, givenUpAmount, returnedAmount]).toEqual([1, 9.99, 25.01]);
  expect(codeOf(await change({ action: "Confirm", givenUpItems: 0, givenUpAmount }))).toBe("VERSION_CONFLICT");
  const last = await change({ action: "Confirm", givenUpItems: 1, givenUpAmount });
  expect(await seen()).toMatchObject({ confirmedAtUtc: null });
  const { asked: sentence } = (await shop.call("listApprovals", { query: { status: "Waiting" } }, deciding)).body
    .items[0] ?? { asked: null };
  expect(sentence).toMatchObject({ change: "Confirm", items: 1, sellValue: 9, amount: 9.99, refusedAmount: 0 });
  expect((await approve(shop, deciding, last)).status).toBe(200);
  await own.returnMoney();
  expect(await seen()).toMatchObject({ state: "Closed", balance: 0 });
  expect((await own.rowOf()).email).toContain("@closed.invalid");
  await sendMail(shop);
  const mails = (await mailFor(shop, person.email)).filter(({ file }) => file.includes("accountEvent"));
  const said = /we began to close|to close your account for good|account was closed/;
  expect(mails.map(({ text }) => said.exec(text)?.[0])).toEqual([
    "we began to close",
    "to close your account for good",
    "account was closed",
  ]);
  expect(mails[1]?.text).toMatch(/Items given up:? 1[^]*Balance given up:? €9\.99/);
  expect(await findImbalances(shop)).toEqual([]);
});

it("what operators have begun is taken back by its person, or by an operator whom a locked person asks", async () => {
  await begin();
  expect((await own.takeBack()).body.state).toBe("Open");
  expect(codeOf(await change({ action: "Confirm", givenUpItems: 0, givenUpAmount: 0 }))).toBe("STATUS_CONFLICT");
  await begin();
  const asked = await change({ action: "TakeBack" });
  expect([codeOf(asked), (await seen()).state]).toEqual(["APPROVAL_NEEDED", "Closing"]);
  await approve(shop, deciding, asked);
  expect((await seen()).state).toBe("Open");
  await begin();
  await lockPerson(shop, deciding, person, true);
  const taken = await change({ action: "TakeBack" });
  expect([taken.status, taken.body.state]).toEqual([200, "Open"]);
  expect((await personOf(shop, asking, person)).closure).toBeNull();
  await sendMail(shop);
  const mails = (await mailFor(shop, person.email)).filter(({ text }) => text.includes("we stopped closing"));
  expect(mails).toHaveLength(2);
});

it("operators don't take back the last word", async () => {
  await own.topUpBy(cards.succeeds, 30);
  await begin();
  const last = await change({ action: "Confirm", givenUpItems: 0, givenUpAmount: 0 });
  expect((await approve(shop, deciding, last)).body).toBeDefined();
  expect((await seen()).confirmedAtUtc).not.toBeNull();
  expect(codeOf(await change({ action: "TakeBack" }))).toBe("STATUS_CONFLICT");
});

it("operators don't end or take back what only the person has begun; asked in writing, the 48 hours start again", async () => {
  await own.begin();
  for (const action of ["TakeBack", "Confirm"] as const) {
    const left = action === "Confirm" ? { givenUpItems: 0, givenUpAmount: 0 } : {};
    expect([action, codeOf(await change({ action, ...left }))]).toEqual([action, "STATUS_CONFLICT"]);
  }
  expect((await own.closure()).holds).toEqual([]);
  await approve(shop, deciding, await change({ action: "Begin" }));
  expect((await own.closure()).holds).toEqual(["Wait"]);
  expect(codeOf(await change({ action: "Begin" }))).toBe("STATUS_CONFLICT");
});

it("operators begin again if 30 days have passed since the beginning", async () => {
  await begin();
  await shop.owner.connection
    .updateTable("closures")
    .set({ begunAt: sql<Date>`begun_at - interval '30 days'` })
    .where("userId", "=", person.userId)
    .execute();
  expect(codeOf(await change({ action: "Confirm", givenUpItems: 0, givenUpAmount: 0 }))).toBe("STATUS_CONFLICT");
  expect((await approve(shop, deciding, await change({ action: "Begin" }))).status).toBe(200);
  expect((await seen()).holds).toEqual(["Wait"]);
});

it("an approval of the last word is void if something else is left by then", async () => {
  await begin();
  const last = await change({ action: "Confirm", givenUpItems: 0, givenUpAmount: 0 });
  await credit(shop, person, cents(100));
  expect(codeOf(await approve(shop, deciding, last))).toBe("VERSION_CONFLICT");
  expect((await own.closure()).state).toBe("Closing");
});

it("nobody closes their own account or an operator's this way, or decides about their own request", async () => {
  expect(codeOf(await change({ action: "Begin" }, asking))).toBe("FORBIDDEN");
  expect(codeOf(await change({ action: "Begin" }, await appointCustomer(shop, deciding)))).toBe("STATUS_CONFLICT");
  const asked = await change({ action: "Begin" }, person, deciding);
  expect(codeOf(await approve(shop, deciding, asked))).toBe("FORBIDDEN");
  expect(codeOf(await change({ action: "Begin" }, person, await makeAdmin(shop, "Warehouse")))).toBe("FORBIDDEN");
});

it("money that a closed account got and no card takes is sent by the bank or kept, by two operators who may refund", async () => {
  const finance = await makeAdmin(shop, "Finance");
  const empty = (body: Change) => change(body, person, finance);
  const waiting = async () =>
    (await shop.call("listApprovals", { query: { status: "Waiting" } }, deciding)).body.items[0]?.asked;
  await own.topUpBy(cards.refundFails, 30);
  await own.begin();
  await own.confirm();
  await own.returnMoney();
  expect(await seen()).toMatchObject({ state: "Closed", balance: 0 });
  moveClock(shop, 61);
  await runGateway(shop);
  await credit(shop, person, cents(700));
  // The goodwill of the house is not the person's own, so no bank sends it.
  expect(await seen()).toMatchObject({ balance: 37, refusedAmount: 30 });
  const [transfer, keep] = [{ action: "NoteTransfer", payee: "Mara Lind, 4300" }, { action: "GiveUpRest" }] as const;
  expect(codeOf(await empty({ action: "NoteTransfer", restAmount: 30 }))).toBe("VALIDATION_FAILED");
  expect(codeOf(await empty(transfer))).toBe("VALIDATION_FAILED");
  expect(codeOf(await empty({ ...transfer, restAmount: 37 }))).toBe("VERSION_CONFLICT");
  expect(codeOf(await change({ ...transfer, restAmount: 30 }))).toBe("FORBIDDEN");
  expect(codeOf(await change({ action: "Begin" }, await signUp(shop), finance))).toBe("FORBIDDEN");
  await openCase(shop, deciding, person);
  expect(codeOf(await empty({ ...transfer, restAmount: 30 }))).toBe("STATUS_CONFLICT");
  await shop.owner.connection.updateTable("casePeople").set({ isByOperator: false }).execute();
  const before = await readBooks(shop);
  const asked = await empty({ ...transfer, restAmount: 30 });
  expect(await waiting()).toMatchObject({ change: "NoteTransfer", amount: 30, payee: transfer.payee });
  expect((await approve(shop, deciding, asked)).status).toBe(200);
  expect(codeOf(await empty({ ...transfer, restAmount: 7 }))).toBe("STATUS_CONFLICT");
  const kept = await empty({ ...keep, restAmount: 7 });
  expect(await waiting()).toMatchObject({ change: "GiveUpRest", amount: 7, payee: null });
  expect((await approve(shop, deciding, kept)).status).toBe(200);
  expect(await seen()).toMatchObject({ state: "Closed", balance: 0 });
  const after = await readBooks(shop);
  const moved = (account: string) => (after[account] ?? 0) - (before[account] ?? 0);
  expect([moved("house:transfers"), moved("house:goodwill")]).toEqual([3_000, 700]);
  const entries = (await shop.call("listAudit", { query: { subjectId: person.userId } }, deciding)).body.items;
  const sent = { state: "Closed", rest: "NoteTransfer", restCents: 3_000, payee: transfer.payee };
  expect(entries.map((entry) => entry.after)).toContainEqual(sent);
  person = await signUp(shop);
  await credit(shop, person, cents(700));
  expect(codeOf(await empty({ ...keep, restAmount: 7 }))).toBe("STATUS_CONFLICT");
  expect(await findImbalances(shop)).toEqual([]);
});

it("the job tries a closed account again when money came, and else once a day", async () => {
  await own.begin();
  expect((await own.confirm()).body.state).toBe("Closed");
  const tried = async () => {
    await runJob(shop, "close-accounts");
    const { restTriedAt } = await shop.owner.connection
      .selectFrom("closures")
      .select("restTriedAt")
      .where("userId", "=", person.userId)
      .executeTakeFirstOrThrow();
    return restTriedAt?.getTime();
  };
  expect(await tried()).toBeUndefined();
  await credit(shop, person, cents(100));
  const first = await tried();
  moveClock(shop, 60);
  expect([first, await tried()]).toEqual([expect.any(Number), first]);
  await credit(shop, person, cents(100));
  expect(await tried()).toBe((first ?? 0) + 60_000);
  moveClock(shop, 86_400);
  expect(await tried()).toBe((first ?? 0) + 60_000 + 86_400_000);
  const cleared = sql`select command.closure_clear_rest(${person.userId}, 200, false, now())`;
  await cleared.execute(shop.owner.connection);
});
