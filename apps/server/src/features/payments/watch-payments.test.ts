import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buyFromBalance, putOnSale, toKeep } from "../../../test/orders/orders.ts";
import {
  addAddress,
  cards,
  moveClock,
  payWith,
  readBooks,
  runGateway,
  runJob,
  topUp,
} from "../../../test/payments/till.ts";
import { signUp, type TestPerson } from "../../../test/people/people.ts";
import { balanceOf, findImbalances } from "../../../test/shop/books.ts";
import { listen, openListeningShop, openSilentShop } from "../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";
import { nextCheck } from "./index.ts";

let shop: Shop;
let mara: TestPerson;
let addressId: string;

beforeAll(async () => {
  shop = await openListeningShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  mara = await signUp(shop);
  addressId = await addAddress(shop, mara);
});

const begin = async () => (await topUp(shop, mara, { addressId })).body.paymentSessionResponse;
const statusOf = async (person = mara, at = shop) =>
  (await at.call("listTransactions", { query: {} }, { token: person.token })).body[0]?.status;
const watch = (seconds: number, at = shop) => {
  moveClock(at, seconds);
  return runJob(at, "watch-payments");
};

describe("the worker", () => {
  it("checks after 1, 5, 15 and 60 minutes and at the session's end, then every hour", () => {
    const begun = new Date("2026-01-01T12:00:00Z");
    const end = new Date("2026-01-01T12:30:00Z");
    const after = (minutes: number) =>
      (nextCheck(begun, end, new Date(begun.getTime() + minutes * 60_000)).getTime() - begun.getTime()) / 60_000;
    expect([0, 1, 5, 15, 30, 60, 120, 125].map(after)).toEqual([1, 5, 15, 30, 60, 120, 180, 185]);
  });

  it("settles a success that no webhook reported", async () => {
    await payWith(shop, await begin(), cards.succeeds);
    await watch(59);
    expect(await statusOf()).toBe("Pending");
    await watch(1);
    expect(await statusOf()).toBe("Success");
    expect(await balanceOf(shop, mara)).toBe(5000);
  });

  it("settles a payment once, also in several processes", async () => {
    await payWith(shop, await begin(), cards.succeeds);
    moveClock(shop, 60);
    await Promise.all(Array.from({ length: 6 }, () => runJob(shop, "watch-payments")));
    expect(await balanceOf(shop, mara)).toBe(5000);
  });

  it("expires an unpaid payment, and cancels its session at the gateway", async () => {
    const session = await begin();
    await watch(29 * 60);
    expect(await statusOf()).toBe("Pending");
    await watch(60);
    expect(await statusOf()).toBe("Failed");
    await expect(payWith(shop, session, cards.succeeds)).rejects.toThrow("session_closed");
  });

  it("expires a payment that waits at the bank's page when its session ends", async () => {
    const { redirectUrl = "" } = await payWith(shop, await begin(), cards.secure);
    await watch(30 * 60);
    expect(await statusOf()).toBe("Failed");
    const body = new URLSearchParams({
      token: new URL(redirectUrl).searchParams.get("token") ?? "",
      outcome: "approve",
    });
    await fetch(redirectUrl, { method: "POST", body, redirect: "manual" });
    await runGateway(shop);
    expect(await statusOf()).toBe("Failed");
    expect(await balanceOf(shop, mara)).toBe(0);
  });

  it("waits for a payment that the gateway is still processing after the session's end", async () => {
    const { paymentId } = await payWith(shop, await begin(), cards.pending);
    const delay = sql`update sandbox_gateway.gateway_payments
      set next_step_at = next_step_at + interval '50 minutes' where payment_id = ${paymentId}`;
    await delay.execute(shop.owner.connection);
    await watch(30 * 60);
    expect(await statusOf()).toBe("Pending");
    moveClock(shop, 29 * 60);
    await runJob(shop, "sandbox-gateway-steps");
    await watch(60);
    expect(await statusOf()).toBe("Success");
  });

  it("fails a payment that never reached the gateway, and frees its key", async () => {
    const silent = await openSilentShop();
    const person = await signUp(silent);
    const request = { addressId: await addAddress(silent, person), key: randomUUID() };
    expect((await topUp(silent, person, request)).status).toBe(503);
    await watch(60, silent);
    expect(await statusOf(person, silent)).toBe("Pending");
    await watch(30 * 60, silent);
    expect(await statusOf(person, silent)).toBe("Failed");
    await listen(silent);
    expect((await topUp(silent, person, request)).status).toBe(201);
    expect(await statusOf(person, silent)).toBe("Pending");
    await silent.close();
  });
});

describe("a chargeback", () => {
  it("takes the money back and locks the account", async () => {
    await payWith(shop, await begin(), cards.chargedBack);
    await runGateway(shop);
    expect(await balanceOf(shop, mara)).toBe(5000);
    const before = await readBooks(shop);
    moveClock(shop, 60);
    await runGateway(shop);
    await runGateway(shop);
    expect(await balanceOf(shop, mara)).toBe(0);
    const after = await readBooks(shop);
    expect((after["gateway:sandbox"] ?? 0) - (before["gateway:sandbox"] ?? 0)).toBe(5000);
    expect(after["house:chargebacks"]).toBe(before["house:chargebacks"]);
    expect((await shop.call("getBalance", {}, { token: mara.token })).status).toBe(401);
    const { rows } = await sql`
      select transaction_type as type, description, amount_cents as amount from ledger_entries
      where user_id = ${mara.userId} order by entry_id desc limit 1`.execute(shop.owner.connection);
    expect(rows).toEqual([{ type: "TopUp", description: "Chargeback of a top-up", amount: 5000 }]);
  });

  it("a chargeback of more than the balance is the house's loss for the rest", async () => {
    await payWith(shop, await begin(), cards.chargedBack);
    await runGateway(shop);
    await buyFromBalance(shop, mara, toKeep([await putOnSale(shop, 3500)]));
    const before = await readBooks(shop);
    moveClock(shop, 60);
    await runGateway(shop);
    expect(await balanceOf(shop, mara)).toBe(0);
    const after = await readBooks(shop);
    expect((after["gateway:sandbox"] ?? 0) - (before["gateway:sandbox"] ?? 0)).toBe(5000);
    expect((after["house:chargebacks"] ?? 0) - (before["house:chargebacks"] ?? 0)).toBe(-3500);
  });
});

it("leaves every wallet equal to the sum of its rows", async () => {
  expect(await findImbalances(shop)).toEqual([]);
});
