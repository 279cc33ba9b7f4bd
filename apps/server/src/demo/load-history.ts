import { randomBytes, randomUUIDv7 } from "node:crypto";
import { priceTopUp, SHIPPING_COSTS } from "@trove/contract";
import { boxes, type DemoAction, type DemoMoment, history } from "@trove/demo";
import { type Cents, cents, subtract, times, ZERO_CENTS } from "@trove/money";
import { chance } from "../command/chance.ts";
import { NO_KEY } from "../command/idempotency.ts";
import type { Connection } from "../database/connection.ts";
import { setClientSeed } from "../features/fairness/index.ts";
import { sellInventoryItem } from "../features/inventory/index.ts";
import { readWallet } from "../features/ledger/index.ts";
import type { BoxVersions, OddsTerms } from "../features/lootboxes/index.ts";
import type { SettingsReader } from "../features/settings/index.ts";
import type { Mail } from "../features/mail/index.ts";
import { unboundTerms } from "../features/protection/index.ts";
import type { Secrets } from "../secrets.ts";
import { DEMO_PROVIDER } from "./demo-provider.ts";
import {
  beginTopUp,
  endPastMail,
  endSession,
  findSession,
  insertSession,
  readLastMoment,
  readSellableInventory,
  settleTopUp,
} from "./demo.store.ts";
import { operator, person } from "./history-session.ts";
import { newBrowser, openBoxes, removeBrowsers } from "./load-openings.ts";
import { buy, carry, operate, priceOf, ship } from "./load-orders.ts";

export type HistoryParts = {
  db: Connection;
  /** Connects as the owner of the tables, because only the owner may record an opening with a past time. */
  owner: Connection;
  secrets: Secrets;
  boxVersions: BoxVersions;
  terms: OddsTerms;
  mail: Mail;
  settings: SettingsReader;
  publicUrl: string;
  /** The day after the last day of the history. */
  today: Date;
};

export type HomeAddress = { addressId: string; snapshot: object };

/** The demo user's balance when the shop opens. */
const BALANCE = cents(50_000);
/**
 * A sale that would raise the balance above this is skipped, so that the last top-up, to BALANCE, has an allowed
 * amount.
 */
const MOST_BEFORE_LAST_TOP_UP = cents(49_000);
/** The demo's balance is taxed when it is spent. */
const NO_VAT = 0;
const DAY_MS = 86_400_000;
/** How many days before today the history begins. */
const BEGIN_DAYS = 100;

function momentOf(now: Date, { daysAgo, at }: Pick<DemoMoment, "daysAgo" | "at">): Date {
  const day = new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  return new Date(`${day}T${at}:00.000Z`);
}

function boxNamed(slug: string) {
  const box = boxes.find((each) => each.slug === slug);
  if (box === undefined) throw new Error(`the history opens an unknown box ${slug}`);
  return box;
}

/**
 * Returns the change of balance that an action causes. Sales count as zero, because their price is not known in
 * advance.
 */
function movesBalanceBy(action: DemoAction): Cents {
  if (action.type === "topUp") return action.amount;
  if (action.type === "open") return times(boxNamed(action.boxSlug).price, -action.quantity);
  if (action.type === "buy") return times(priceOf(action), -1);
  if (action.type === "ship") return times(SHIPPING_COSTS.shipment.standard, -1);
  return ZERO_CENTS;
}

async function topUp({ db }: HistoryParts, address: HomeAddress, amount: Cents, at: Date) {
  const { paid, vat } = priceTopUp(amount, 1, NO_VAT);
  const payment = {
    paymentId: randomUUIDv7(),
    purpose: "TopUp",
    subjectId: randomUUIDv7(),
    provider: DEMO_PROVIDER,
    method: "card",
    canBeReversed: false,
    amountCents: amount,
    currencyCode: "EUR",
    paidCents: paid,
    vatCents: vat,
    addressId: address.addressId,
    address: address.snapshot,
    expiresAt: new Date(at.getTime() + 1_800_000),
    nextCheckAt: null,
  };
  // In one transaction, so that a killed load can't leave an unsettled payment.
  await db.transaction().execute(async (tx) => {
    await beginTopUp(tx, person, payment, at);
    await settleTopUp(tx, person.userId, payment, new Date(at.getTime() + 40_000));
  });
}

async function sell({ db }: HistoryParts, which: "cheapest" | "newest", most: Cents, at: Date) {
  const items = await readSellableInventory(db, person.userId);
  const cheapest = items.toSorted((a, b) => a.sellPriceCents - b.sellPriceCents)[0];
  const item = which === "newest" ? items[0] : cheapest;
  if (item === undefined || item.sellPriceCents > most) return;
  const { inventoryItemId, sellPriceCents } = item;
  const ids = { inventoryItemId, transactionId: randomUUIDv7() };
  const sale = { ...ids, expected: sellPriceCents, refused: undefined, terms: unboundTerms("UTC") };
  await sellInventoryItem(db, person, NO_KEY, at, sale);
}

/** Begins the history, or finds the one that has begun. Returns the day on which it began. */
export async function beginHistory(db: Connection, now: Date): Promise<Date> {
  const begun = await findSession(db, person);
  if (begun !== undefined) return new Date(begun.createdAt.getTime() + BEGIN_DAYS * DAY_MS);
  await setClientSeed(db, person.userId, randomBytes(16).toString("hex"));
  const from = momentOf(now, { daysAgo: BEGIN_DAYS, at: "00:00" });
  await insertSession(db, person, from, now);
  return now;
}

/**
 * Loads the demo user's last months with the shop's own commands, under a clock that ends yesterday. Continues after
 * the last loaded action. The actions are fixed; the items won are random.
 */
export async function loadHistory(parts: HistoryParts, address: HomeAddress): Promise<void> {
  const { db, today } = parts;
  const { userId } = person;
  const reached = await readLastMoment(db, userId);
  const balance = async () => (await readWallet(db, userId)).balance;
  const browser = await newBrowser(db, userId, today);
  for (const [index, moment] of history.entries()) {
    const at = momentOf(today, moment);
    if (at <= reached) continue;
    const then = { ...parts, chance, now: () => at };
    const { action } = moment;
    if (action.type === "topUp") await topUp(parts, address, action.amount, at);
    if (action.type === "open") {
      const { id, price } = boxNamed(action.boxSlug);
      await openBoxes(parts, person, browser, { lootboxId: id, expectedPrice: price, quantity: action.quantity }, at);
    }
    if (action.type === "sell") {
      const toCome = history.slice(index + 1).reduce((sum, later) => sum + movesBalanceBy(later.action), 0);
      const most = cents(MOST_BEFORE_LAST_TOP_UP - (await balance()) - toCome);
      await sell(parts, action.which, most, at);
    }
    if (action.type === "buy") await buy(then, person, address.addressId, action);
    if (action.type === "ship") await ship(then, person, address.addressId, action.count);
    if (action.type === "operate") await operate(then, operator, userId, action.step);
    if (action.type === "carry") await carry(then, userId, action);
  }
  const missing = subtract(BALANCE, await balance());
  if (missing > 0) await topUp(parts, address, missing, momentOf(today, { daysAgo: 1, at: "19:00" }));
  await removeBrowsers(db, userId, today);
  await endPastMail(db, userId);
  await endSession(db, person, today);
}
