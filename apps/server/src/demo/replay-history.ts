import { randomBytes, randomUUIDv7 } from "node:crypto";
import { boxes, type DemoAction, type DemoMoment, history } from "@trove/demo";
import { type Cents, cents, subtract, times, vatIncluded } from "@trove/money";
import type { Connection } from "../database/connection.ts";
import { setClientSeed } from "../features/fairness/index.ts";
import { sellGood } from "../features/inventory/index.ts";
import { readWallet } from "../features/ledger/index.ts";
import { type BoxVersions, openLootbox } from "../features/lootboxes/index.ts";
import type { Person } from "../http/caller.ts";
import type { Secrets } from "../secrets.ts";
import { beginTopUp, endSession, insertSession, readSellableGoods, settleTopUp } from "./demo.store.ts";

export type HistoryParts = { db: Connection; secrets: Secrets; boxVersions: BoxVersions; now: () => Date };
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

function movesBalanceBy(action: DemoAction): Cents {
  if (action.type === "topUp") return action.amount;
  if (action.type === "open") return times(boxNamed(action.boxSlug).price, -action.quantity);
  return cents(0);
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
export async function replayHistory(parts: HistoryParts, userId: string, address: HomeAddress): Promise<void> {
  const now = parts.now();
  const person: Person = { userId, sessionId: randomUUIDv7(), roles: ["User"] };
  await insertSession(parts.db, person, momentOf(now, { daysAgo: 100, at: "00:00" }).toISOString(), now.toISOString());
  await setClientSeed(parts.db, userId, randomBytes(16).toString("hex"));

  const balance = async () => (await readWallet(parts.db, userId)).balance;
  for (const [index, moment] of history.entries()) {
    const at = momentOf(now, moment);
    const { action } = moment;
    if (action.type === "topUp") await topUp(parts, person, address, action.amount, at);
    if (action.type === "open") await open(parts, person, action.boxSlug, action.quantity, at);
    if (action.type === "sell") {
      const toCome = history.slice(index + 1).reduce((sum, later) => sum + movesBalanceBy(later.action), 0);
      const most = cents(MOST_BEFORE_LAST_TOP_UP - (await balance()) - toCome);
      await sell(parts, person, action.which, most, at);
    }
  }
  const missing = subtract(BALANCE, await balance());
  if (missing > 0) await topUp(parts, person, address, missing, momentOf(now, { daysAgo: 1, at: "19:00" }));
  await endSession(parts.db, person, now.toISOString());
}
