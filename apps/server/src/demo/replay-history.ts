import { randomBytes, randomUUIDv7 } from "node:crypto";
import { SHIPPING_COSTS } from "@trove/contract";
import { boxes, type DemoAction, type DemoMoment, history } from "@trove/demo";
import { type Cents, cents, subtract, times, vatIncluded, ZERO_CENTS } from "@trove/money";
import type { Connection } from "../database/connection.ts";
import { setClientSeed } from "../features/fairness/index.ts";
import { sellGood } from "../features/inventory/index.ts";
import { readWallet } from "../features/ledger/index.ts";
import { type BoxVersions, openLootbox } from "../features/lootboxes/index.ts";
import type { Mail } from "../features/mail/index.ts";
import type { Person } from "../http/caller.ts";
import type { Secrets } from "../secrets.ts";
import { beginTopUp, endPastMail, endSession, insertSession, readSellableGoods, settleTopUp } from "./demo.store.ts";
import { buy, operate, priceOf, ship } from "./replay-orders.ts";

export type HistoryParts = {
  db: Connection;
  secrets: Secrets;
  boxVersions: BoxVersions;
  mail: Mail;
  publicUrl: string;
  now: () => Date;
};
/** Whose account it is, and who serves it. */
export type Cast = { userId: string; operatorId: string };
export type HomeAddress = { addressId: string; vatRate: number; snapshot: object };

/** What the demo user has when the shop opens. */
const BALANCE = cents(50_000);
/** A sale that would lead to more than this is left out, so that the last top-up is one that a person may make. */
const MOST_BEFORE_LAST_TOP_UP = cents(49_000);
const DAY_MS = 86_400_000;
const NO_KEY = { key: null, requestHash: Buffer.alloc(0) };

function momentOf(now: Date, { daysAgo, at }: Pick<DemoMoment, "daysAgo" | "at">): Date {
  const day = new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  return new Date(`${day}T${at}:00.000Z`);
}

function boxNamed(slug: string) {
  const box = boxes.find((each) => each.slug === slug);
  if (box === undefined) throw new Error(`the history opens an unknown box ${slug}`);
  return box;
}

/** Without what sales bring, which nobody knows before. */
function movesBalanceBy(action: DemoAction): Cents {
  if (action.type === "topUp") return action.amount;
  if (action.type === "open") return times(boxNamed(action.boxSlug).price, -action.quantity);
  if (action.type === "buy") return times(priceOf(action), -1);
  if (action.type === "ship") return times(SHIPPING_COSTS.shipment.standard, -1);
  return ZERO_CENTS;
}

async function topUp({ db }: HistoryParts, person: Person, address: HomeAddress, amount: Cents, at: Date) {
  const payment = {
    paymentId: randomUUIDv7(),
    purpose: "TopUp",
    subjectId: randomUUIDv7(),
    provider: "sandbox",
    amountCents: amount,
    currencyCode: "EUR",
    paidCents: amount,
    vatCents: vatIncluded(amount, address.vatRate),
    addressId: address.addressId,
    address: address.snapshot,
    expiresAt: new Date(at.getTime() + 1_800_000).toISOString(),
    nextCheckAt: null,
  };
  await beginTopUp(db, person, payment, at.toISOString());
  await settleTopUp(db, person.userId, payment, new Date(at.getTime() + 40_000).toISOString());
}

async function open(
  { db, secrets, boxVersions }: HistoryParts,
  person: Person,
  boxSlug: string,
  quantity: number,
  at: Date,
) {
  const { id, price } = boxNamed(boxSlug);
  const clientEntropy = randomBytes(16).toString("hex");
  const request = { lootboxId: id, quantity, expectedPrice: price, clientEntropy, terms: undefined };
  await openLootbox({ db, secrets, versions: boxVersions, now: () => at }, person, NO_KEY, request);
}

async function sell({ db }: HistoryParts, person: Person, which: "cheapest" | "newest", most: Cents, at: Date) {
  const goods = await readSellableGoods(db, person.userId);
  const cheapest = goods.toSorted((a, b) => a.sellPriceCents - b.sellPriceCents)[0];
  const good = which === "newest" ? goods[0] : cheapest;
  if (good === undefined || good.sellPriceCents > most) return;
  const { inventoryItemId, sellPriceCents } = good;
  const sale = { inventoryItemId, expected: cents(sellPriceCents), transactionId: randomUUIDv7() };
  await sellGood(db, person, NO_KEY, at.toISOString(), sale);
}

/**
 * Lives through the demo user's last months with the shop's own commands and a clock that ends yesterday. What is done
 * is fixed; what is won is not.
 */
export async function replayHistory(parts: HistoryParts, cast: Cast, address: HomeAddress): Promise<void> {
  const { db } = parts;
  const now = parts.now();
  const { userId, operatorId } = cast;
  const person: Person = { userId, sessionId: randomUUIDv7(), roles: ["User"] };
  const operator: Person = { userId: operatorId, sessionId: randomUUIDv7(), roles: ["Admin"] };
  await insertSession(db, person, momentOf(now, { daysAgo: 100, at: "00:00" }).toISOString(), now.toISOString());
  await setClientSeed(db, userId, randomBytes(16).toString("hex"));

  const balance = async () => (await readWallet(db, userId)).balance;
  for (const [index, moment] of history.entries()) {
    const at = momentOf(now, moment);
    const then = { ...parts, now: () => at };
    const { action } = moment;
    if (action.type === "topUp") await topUp(parts, person, address, action.amount, at);
    if (action.type === "open") await open(parts, person, action.boxSlug, action.quantity, at);
    if (action.type === "sell") {
      const toCome = history.slice(index + 1).reduce((sum, later) => sum + movesBalanceBy(later.action), 0);
      const most = cents(MOST_BEFORE_LAST_TOP_UP - (await balance()) - toCome);
      await sell(parts, person, action.which, most, at);
    }
    if (action.type === "buy") await buy(then, person, address.addressId, action);
    if (action.type === "ship") await ship(then, person, address.addressId, action.count);
    if (action.type === "operate") await operate(then, operator, userId, action.step);
  }
  const missing = subtract(BALANCE, await balance());
  if (missing > 0) await topUp(parts, person, address, missing, momentOf(now, { daysAgo: 1, at: "19:00" }));
  await endSession(db, person, now.toISOString());
  await endPastMail(db);
}
