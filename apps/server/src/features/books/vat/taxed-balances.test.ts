import { defaultSettings } from "@trove/contract";
import { cents } from "@trove/money";
import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import {
  buyDirectly,
  buyFromBalance,
  putOnSale,
  readOrder,
  toKeep,
  toSend,
  validateOrder,
} from "../../../../test/orders/orders.ts";
import { cancel, giveItems, ship } from "../../../../test/orders/shipments.ts";
import { vatIn } from "../../../../test/overview/book-files.ts";
import { completeBooks } from "../../../../test/overview/books.ts";
import { refundTopUp } from "../../../../test/payments/refund-desk.ts";
import {
  addAddress,
  cards,
  moveClock,
  payWith,
  readBooks,
  runGateway,
  runJob,
  topUp,
  validate,
} from "../../../../test/payments/till.ts";
import { moveOn } from "../../../../test/people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { changeGroup } from "../../../../test/settings/change-group.ts";
import { balanceOf } from "../../../../test/shop/books.ts";
import { openListeningShop } from "../../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../../test/shop/shop.ts";
import { publishAuditHead } from "../../../audit/lively-shop.fixture.ts";

let shop: Shop;
let admin: TestPerson;
beforeAll(async () => {
  shop = await openListeningShop();
  admin = await makeAdmin(shop);
});
afterAll(async () => {
  await publishAuditHead(shop);
  await shop.close();
});

const { countries } = defaultSettings.countries;
const germany = countries["DE"] ?? expect.fail("no country DE");

async function setRule(vatAtTopUp: boolean): Promise<void> {
  const value = { countries: { ...countries, DE: { ...germany, vatAtTopUp } } };
  await changeGroup(shop, admin, "countries", { value });
  moveClock(shop, 1);
}

type Customer = { person: TestPerson; addressId: string };

async function newCustomer(): Promise<Customer> {
  const person = await signUp(shop);
  return { person, addressId: await addAddress(shop, person, "DE") };
}

async function payIn({ person, addressId }: Customer, amount = 50) {
  const { body } = await topUp(shop, person, { addressId, amount });
  const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.succeeds);
  expect(await validate(shop, person, paymentId)).toBe("Success");
  moveClock(shop, 1);
  return body.transactionId;
}

/** Spends a part of the balance. Returns the VAT that the invoice states, in euros. */
async function spend({ person, addressId }: Customer, amount: number) {
  const item = await putOnSale(shop, cents(amount));
  const place = { billingAddress: null, billingAddressId: addressId };
  const { body, text } = await buyFromBalance(shop, person, toKeep([item], place));
  moveClock(shop, 1);
  if (body.purchaseId === undefined) throw new Error(text);
  return (await readOrder(shop, body.purchaseId, person)).vatAmount;
}

/** Pays by card or from the balance for an order that is cancelled: its price comes into the balance. */
async function cancelOrder({ person, addressId }: Customer, isByCard: boolean) {
  const order = toSend([await putOnSale(shop)], { shippingAddress: null, shippingAddressId: addressId });
  const { body } = isByCard ? await buyDirectly(shop, person, order) : await buyFromBalance(shop, person, order);
  if ("paymentSessionResponse" in body) {
    const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.succeeds);
    await validateOrder(shop, paymentId, person);
  }
  moveClock(shop, 1);
  return async () => {
    const cancelled = await cancel(shop, person, body.shipmentId ?? "", { refund: "Balance" });
    expect(cancelled.status, cancelled.text).toBe(200);
    moveClock(shop, 1);
  };
}

/** The lines of this month's VAT that have some. */
async function taxedLines() {
  for (let run = 0; run < 2; run += 1) await runJob(shop, "number-invoices");
  await completeBooks(shop);
  const month = new Intl.DateTimeFormat("sv-SE", { year: "numeric", month: "2-digit", timeZone: "Europe/Amsterdam" });
  const from = month.format(shop.clock.now);
  const operator = await makeAdmin(shop);
  const headers = { authorization: `Bearer ${operator.token}` };
  const url = `/api/admin/books/export?from=${from}&to=${from}&file=vat`;
  const { body } = await shop.app.http.inject({ url, headers });
  return vatIn(body).filter(({ rate }) => rate > 0);
}

const quarterOf = (at: Date) => ({ year: at.getFullYear(), quarter: Math.floor(at.getMonth() / 3) + 1 });

const taxedCents = async () => (await taxedLines()).reduce((sum, { total }) => sum + total, 0);
const taxedVat = async () => (await taxedLines()).reduce((sum, { vat }) => sum + vat, 0);

type Step = (customer: Customer) => Promise<unknown>;

const steps: Record<string, Step> = {
  "the rule on": () => setRule(true),
  "the rule off": () => setRule(false),
  "a top-up": (customer) => payIn(customer),
  "a top-up that goes back": async (customer) => {
    const refunded = await refundTopUp(shop, admin, await payIn(customer), 20);
    expect(refunded.status, refunded.text).toBeLessThan(300);
    await runJob(shop, "send-refunds");
    await runGateway(shop);
  },
  "a cancelled order by card": async (customer) => (await cancelOrder(customer, true))(),
  "half spent": async (customer) => {
    const balance = await balanceOf(shop, customer.person);
    if (balance > 1000) await spend(customer, balance / 2);
  },
  "all spent": async (customer) => {
    const balance = await balanceOf(shop, customer.person);
    if (balance > 0) await spend(customer, balance);
  },
  "an order from the balance that is cancelled after another top-up": async (customer) => {
    if ((await balanceOf(shop, customer.person)) < 2500) return;
    const cancelIt = await cancelOrder(customer, false);
    await payIn(customer);
    await cancelIt();
  },
};
const anyStep = fc.constantFrom(...Object.keys(steps));

it("money of customers is taxed once, whenever the rule of its country changes", async () => {
  const run = async (names: readonly string[]) => {
    const customer = await newCustomer();
    for (const name of names) await steps[name]?.(customer);
    await steps["all spent"]?.(customer);
    expect(await taxedCents()).toBe(-((await readBooks(shop))["gateway:sandbox"] ?? 0));
  };
  const known = [
    ["the rule on", "a top-up", "the rule off", "half spent", "a top-up", "all spent", "a top-up", "half spent"],
    ["the rule on", "a cancelled order by card", "a top-up", "a cancelled order by card", "a top-up that goes back"],
    ["the rule off", "a top-up", "the rule on", "an order from the balance that is cancelled after another top-up"],
  ];
  await fc.assert(fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 8 }), run), {
    numRuns: known.length + inject("size").rounds,
    examples: known.map((names): [string[]] => [names]),
    endOnFailure: true,
  });
}, 60_000);

it("a balance keeps the rule of its top-up until it is spent, and one that nobody topped up is taxed when it pays", async () => {
  await setRule(true);
  const customer = await newCustomer();
  await payIn(customer);
  await setRule(false);
  expect(await spend(customer, 2000)).toBe(0);
  await payIn(customer);
  expect(await spend(customer, 8000)).toBe(0);
  await payIn(customer);
  expect(await spend(customer, 5000)).toBe(7.98);
  await setRule(true);
  const gifted = await newCustomer();
  await credit(shop, gifted.person, cents(2000));
  expect(await spend(gifted, 2000)).toBe(3.19);
});

it("VAT on boxes and top-ups has the rate of its day, also when the rate changes within a month", async () => {
  await setRule(true);
  const customer = await newCustomer();
  const before = await taxedVat();
  await payIn(customer, 119);
  const value = { countries: { ...countries, DE: { ...germany, vatAtTopUp: true, vatPercent: 16 } } };
  await changeGroup(shop, admin, "countries", { value });
  moveClock(shop, 1);
  await payIn(customer, 116);
  expect((await taxedVat()) - before).toBe(1900 + 1600);
});

it("VAT of a top-up that goes back is corrected at its own rate, although another top-up came later", async () => {
  await setRule(true);
  const customer = await newCustomer();
  const before = await taxedVat();
  const first = await payIn(customer, 119);
  const value = { countries: { ...countries, DE: { ...germany, vatAtTopUp: true, vatPercent: 16 } } };
  await changeGroup(shop, admin, "countries", { value });
  moveClock(shop, 1);
  await payIn(customer, 116);
  expect((await refundTopUp(shop, admin, first, 119)).status).toBe(200);
  expect((await taxedVat()) - before).toBe(1600);
});

it("a taxed top-up that is charged back is taxed no longer, also what was spent of it", async () => {
  await setRule(true);
  const customer = await newCustomer();
  const before = await taxedCents();
  const { body } = await topUp(shop, customer.person, { addressId: customer.addressId });
  await payWith(shop, body.paymentSessionResponse, cards.chargedBack);
  await runGateway(shop);
  await spend(customer, 2000);
  expect((await taxedCents()) - before).toBe(5000);
  moveClock(shop, 60);
  await runGateway(shop);
  expect(await balanceOf(shop, customer.person)).toBe(0);
  expect(await taxedCents()).toBe(before);
});

it("a shipping cost that goes back corrects the quarter in which it was paid", async () => {
  await setRule(false);
  const { person, addressId } = await newCustomer();
  await credit(shop, person, cents(1000));
  const [item = ""] = await giveItems(shop, person, 1);
  const shipped = await ship(shop, person, { inventoryItemIds: [item], shippingAddressId: addressId });
  expect(shipped.status, shipped.text).toBe(201);
  const { year, quarter } = quarterOf(shop.clock.now);
  moveClock(shop, 100 * 86_400);
  admin = await makeAdmin(shop);
  const cancelled = await moveOn(shop, admin, shipped.body.shipmentId, { status: "Cancelled", reason: "Lost" });
  expect(cancelled.status, cancelled.text).toBe(200);
  const lines = (await taxedLines()).filter(({ on }) => on === "Shipping");
  expect(lines).toMatchObject([{ quarter: `${year}Q${quarter}`, total: -1000 }]);
});
