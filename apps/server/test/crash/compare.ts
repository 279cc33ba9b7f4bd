import { LIMIT_KINDS } from "@trove/contract/limits";
import { fromEuros, toEuros } from "@trove/money";
import type { Database } from "../../src/database/connection.ts";
import { entryOf } from "./account.ts";
import { allOf } from "./all-of.ts";
import type { Customer } from "./customer.ts";
import type { Guests } from "./guests.ts";
import type { PatientClient } from "./patient-client.ts";
import { monthOf } from "./protect.ts";

/**
 * The differences found: `lost` was acknowledged but is missing, `doubled` exists but was never acknowledged, and
 * `wrong` holds all other faults.
 */
export type Comparison = { lost: string[]; doubled: string[]; wrong: string[] };

/** Compares two lists. An element must occur equally often in both. */
function hold(into: Comparison, whose: string, expected: Iterable<string>, found: Iterable<string>): void {
  const left = new Map<string, number>();
  for (const one of expected) left.set(one, (left.get(one) ?? 0) + 1);
  for (const one of found) {
    const count = left.get(one) ?? 0;
    if (count === 0) into.doubled.push(`${whose}: ${one}`);
    else left.set(one, count - 1);
  }
  for (const [one, count] of left) for (let each = 0; each < count; each += 1) into.lost.push(`${whose}: ${one}`);
}

const standings = (states: ReadonlyMap<string, string>) => [...states].map(([id, status]) => `${id} ${status}`);

/** Compares limits, breaks and stops. Sums that count towards a limit never pass it. */
async function compareProtection(client: PatientClient, customer: Customer, into: Comparison): Promise<void> {
  const { account, token, userName } = customer;
  const { usedOf, limitOf, taken } = await monthOf(customer);
  for (const kind of LIMIT_KINDS) {
    const [told, own] = [limitOf(kind), account.limits.get(kind)];
    if (told !== own) into.wrong.push(`${userName} has a limit of ${told}, the responses make ${own}: ${kind}`);
    if (usedOf(kind) > (own ?? Infinity)) into.wrong.push(`${userName} has used ${usedOf(kind)} of ${own}: ${kind}`);
  }
  if (taken?.kind !== account.protection?.kind) into.lost.push(`${userName}, a break: ${account.protection?.kind}`);
  const { stops } = await client.call("listStops", {}, token);
  const own = account.protection?.stop;
  const listed = stops.map(({ stop: { text } }) => text);
  hold(into, `${userName}, stops`, own === undefined ? [] : [own], listed);
}

/** Compares the state that a person's responses reported with all lists that the shop shows them. */
export async function compareCustomer(client: PatientClient, customer: Customer, into: Comparison): Promise<void> {
  const { account, token, userName } = customer;
  const whole = { pageSize: 100 };
  const balance = await client.call("getBalance", {}, token);
  if (fromEuros(balance.amount) !== account.balance) {
    into.wrong.push(`${userName} has ${balance.amount}, the responses make ${toEuros(account.balance)}`);
  }
  await compareProtection(client, customer, into);
  const transactions = await client.call("downloadStatement", { query: { format: "json" } }, token);
  hold(into, `${userName}, transactions`, account.entries, transactions.map(entryOf));
  const purchases = await allOf((pageNumber) =>
    client.call("listPurchases", { query: { ...whole, pageNumber } }, token),
  );
  const orders = purchases.map(({ id, status }) => `${id} ${status}`);
  hold(into, `${userName}, orders`, standings(account.purchases), orders);
  const shipments = await allOf((pageNumber) =>
    client.call("listShipments", { query: { ...whole, pageNumber } }, token),
  );
  const listed = shipments.map(({ id, status }) => `${id} ${status}`);
  hold(into, `${userName}, shipments`, standings(account.shipments), listed);
  const items = await allOf((pageNumber) => client.call("listInventory", { query: { ...whole, pageNumber } }, token));
  const atHand = items.filter(({ status }) => status === "InInventory").map(({ id }) => id);
  hold(
    into,
    `${userName}, items at hand`,
    account.inventory.map(({ id }) => id),
    atHand,
  );
  if (items.length !== account.itemCount) {
    into.wrong.push(`${userName} has ${items.length} items, the responses make ${account.itemCount}`);
  }
  const won = items.filter(({ source }) => source === "LootBox").map(({ transactionId }) => transactionId ?? "");
  hold(into, `${userName}, items won`, account.openings, won);
}

/**
 * Compares guests' orders. Guests have no lists, so the order ids come from the database, and the statuses from the
 * API.
 */
export async function compareGuests(
  client: PatientClient,
  { orders }: Guests,
  { connection }: Database,
  into: Comparison,
): Promise<void> {
  const rows = await connection
    .selectFrom("purchases")
    .select("purchaseId as id")
    .where("paymentOption", "=", "guest")
    .execute();
  const found: string[] = [];
  for (const { id } of rows) found.push(`${id} ${(await client.call("getPurchase", { params: { id } })).status}`);
  hold(into, "guests, orders", standings(orders), found);
}
