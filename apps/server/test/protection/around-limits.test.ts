import { randomUUID } from "node:crypto";
import { fromEuros } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openCheckoutStub } from "../payments/checkout-stub.ts";
import { sendRefunds } from "../payments/refund-desk.ts";
import { addAddress, cards, moveClock, payWith, runGateway, runJob, topUp, validate } from "../payments/till.ts";
import { signUp, type TestPerson } from "../people/people.ts";
import { balanceOf } from "../shop/books.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import { openShop, type Shop } from "../shop/shop.ts";

const waiting = sql`select from pg_locks join pg_stat_activity using (pid)
  where datname = current_database() and not granted`;

let shop: Shop;
beforeAll(async () => {
  shop = await openListeningShop();
});
afterAll(() => shop.close());

const limit = (person: TestPerson, amount: number, period: "day" | "month", at = shop) =>
  at.call("setLimit", { body: { kind: "Deposit", period, amount } }, { token: person.token, key: randomUUID() });

it("top-ups whose time is before a period that has begun count in it, so they pass no limit together", async () => {
  const mara = await signUp(shop);
  const addressId = await addAddress(shop, mara);
  const { body } = await limit(mara, 30, "day");
  const { now } = shop.clock;
  const midnight = new Date(body.used[0]?.resetsAtUtc ?? expect.fail("no day"));
  const beginAt = async (at: Date) => {
    shop.clock.now = at;
    const login = { emailOrUserName: mara.userName, password: mara.password };
    const { token } = (await shop.call("login", { body: login })).body;
    return (await topUp(shop, { ...mara, token }, { addressId, amount: 10 })).status;
  };
  const begun = [await beginAt(midnight)];
  for (let count = 0; count < 5; count += 1) begun.push(await beginAt(new Date(midnight.getTime() - 1)));
  shop.clock.now = now;
  expect(begun).toEqual([201, 201, 201, 409, 409, 409]);
});

it("a process whose clock is a day ahead begins no period early", async () => {
  const mara = await signUp(shop);
  const addressId = await addAddress(shop, mara);
  await limit(mara, 30, "day");
  expect((await topUp(shop, mara, { addressId, amount: 30 })).status).toBe(201);
  const { now } = shop.clock;
  moveClock(shop, 25 * 3600);
  const login = { emailOrUserName: mara.userName, password: mara.password };
  const { token } = (await shop.call("login", { body: login })).body;
  expect((await topUp(shop, { ...mara, token }, { addressId, amount: 10 })).body).toMatchObject({
    code: "LIMIT_REACHED",
  });
  shop.clock.now = now;
});

it("top-ups that failed and are paid after all go back to their cards where they pass a limit", async () => {
  const mara = await signUp(shop);
  const addressId = await addAddress(shop, mara);
  await limit(mara, 100, "month");
  for (let count = 0; count < 3; count += 1) {
    const { body } = await topUp(shop, mara, { addressId, amount: 100 });
    const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.late);
    expect(await validate(shop, mara, paymentId)).toBe("Failed");
  }
  moveClock(shop, 60);
  for (let round = 0; round < 2; round += 1) {
    await runGateway(shop);
    expect(await balanceOf(shop, mara)).toBe(fromEuros(100));
    await runJob(shop, "send-refunds");
  }
});

it("sessions that stay open after a declined card bring no more than a limit allows", async () => {
  const stub = await openCheckoutStub(() => till.clock.now);
  const till: Shop = await openShop(stub.variables);
  const mara = await signUp(till);
  const addressId = await addAddress(till, mara);
  await limit(mara, 100, "month", till);
  const sessions: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { body } = await topUp(till, mara, { addressId, amount: 100 });
    const { id } = body.paymentSessionResponse;
    expect(await validate(till, mara, stub.pay(id, "declined"))).toBe("Failed");
    sessions.push(id);
  }
  for (const id of sessions) stub.pay(id, "captured");
  await stub.deliver(till);
  expect(await balanceOf(till, mara)).toBe(fromEuros(100));
  await sendRefunds(till, stub);
  expect(await balanceOf(till, mara)).toBe(fromEuros(100));
  const refunded = [...stub.payments.values()].map(({ balances }) => balances["total_refunded"]);
  expect(refunded.filter((cents) => cents === 10_000)).toHaveLength(2);
  await till.close();
  await stub.close();
});

it("money that comes during a break goes back to its card, also if its session was open before", async () => {
  const mara = await signUp(shop);
  const addressId = await addAddress(shop, mara);
  const { body } = await topUp(shop, mara, { addressId });
  await shop.call("beginBreak", { body: { kind: "Break" } }, { token: mara.token, key: randomUUID() });
  const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.succeeds);
  expect(await validate(shop, mara, paymentId)).toBe("Success");
  expect(await balanceOf(shop, mara)).toBe(0);
  await runJob(shop, "send-refunds");
  await runGateway(shop);
  expect(await balanceOf(shop, mara)).toBe(0);
});

it("a top-up that begins beside a break waits for it, and is refused", async () => {
  const mara = await signUp(shop);
  const addressId = await addAddress(shop, mara);
  const db = shop.owner.connection;
  const begun = await db.transaction().execute(async (tx) => {
    await sql`select command.break_begin(user_id, row(session_id, null, '', ${shop.clock.now})::command.keyed_request,
      gen_random_uuid(), 'Break') from sessions where user_id = ${mara.userId}`.execute(tx);
    const beginning = topUp(shop, mara, { addressId });
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBeGreaterThan(0);
    return { beginning };
  });
  expect((await begun.beginning).body).toMatchObject({ code: "TAKING_BREAK" });
});
