import { randomUUID } from "node:crypto";
import { toEuros } from "@trove/money";
import { stockItems, type TestItem } from "../catalogue/stock.ts";
import { readBooks } from "../payments/till.ts";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";

export const doorstep = {
  firstName: "Mara",
  lastName: "Lind",
  street: "Keizersgracht",
  houseNumber: "1",
  postalCode: "1015cn",
  city: "Amsterdam",
  countryCode: "NL",
  phoneNumber: "+31612345678",
};

export const guest = {
  email: "guest@trove.example",
  firstName: "Noor",
  lastName: "Haddad",
  phoneNumber: "+31687654321",
};

/** Adds one item, by default for €20 and with unlimited stock. */
export async function putOnSale(shop: Shop, price = 2000, stock: number | null = null): Promise<TestItem> {
  const [item] = await stockItems(shop, [price], stock);
  if (item === undefined) throw new Error("no item");
  return item;
}

/** Makes the body of an order with standard delivery, billed to the same address. */
export function toSend(items: readonly TestItem[], changed: object = {}) {
  const cents = items.reduce((total, { marketPrice }) => total + marketPrice, 0);
  return {
    itemIds: items.map(({ itemId }) => itemId),
    purchaseOption: "order" as const,
    shippingMethod: "standard" as const,
    shippingAddress: doorstep,
    useShippingAddressAsBilling: true,
    expectedTotal: toEuros((cents + 500) as TestItem["marketPrice"]),
    ...changed,
  };
}

/** Makes the body of an order whose items go into the inventory. */
export function toKeep(items: readonly TestItem[], changed: object = {}) {
  const cents = items.reduce((total, { marketPrice }) => total + marketPrice, 0);
  return {
    itemIds: items.map(({ itemId }) => itemId),
    purchaseOption: "inventory" as const,
    billingAddress: doorstep,
    expectedTotal: toEuros(cents as TestItem["marketPrice"]),
    ...changed,
  };
}

type By = { token: string };

export const buyFromBalance = (
  shop: Shop,
  by: By,
  body: ReturnType<typeof toSend | typeof toKeep>,
  key = randomUUID(),
) => shop.call("buyFromBalance", { body }, { token: by.token, key });

export const buyDirectly = (
  shop: Pick<Shop, "call">,
  by: By,
  body: ReturnType<typeof toSend | typeof toKeep>,
  key = randomUUID(),
) => shop.call("buyDirectly", { body }, { token: by.token, key });

export const buyAsGuest = (shop: Pick<Shop, "call">, body: ReturnType<typeof toSend>, key = randomUUID()) =>
  shop.call("buyAsGuest", { body: { ...body, guestBuyerInfo: guest } }, { key });

/** Asks for the outcome of an order's payment, as the order's page does. */
export async function validateOrder(shop: Shop, paymentId: string, by?: By, failTransactionIfUnsuccessful = true) {
  const response = await shop.call(
    "validatePurchase",
    { body: { paymentId, failTransactionIfUnsuccessful } },
    by ?? {},
  );
  if (response.status !== 200) throw new Error(response.text);
  return response.body;
}

/** Reads an order as its owner, or without a session as a guest who knows its id. */
export async function readOrder(shop: Shop, purchaseId: string, by?: By) {
  const response = await shop.call("getPurchase", { params: { id: purchaseId } }, by ?? {});
  if (response.status !== 200) throw new Error(response.text);
  return response.body;
}

/** Reads the stock that is left of an item; null if it is unlimited. */
export async function stockOf(shop: Shop, { itemId }: Pick<TestItem, "itemId">): Promise<number | null> {
  const stock = await shop.owner.connection
    .selectFrom("itemStock")
    .select("available")
    .where("itemId", "=", itemId)
    .executeTakeFirst();
  return stock?.available ?? null;
}

/** Returns the amounts in cents that moved between accounts during `act`, except those of wallets. */
export async function movesDuring(shop: Shop, act: () => Promise<void>): Promise<Record<string, number>> {
  const before = await readBooks(shop);
  await act();
  const after = await readBooks(shop);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const moves = names.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const);
  return Object.fromEntries(moves.filter(([, amount]) => amount !== 0));
}

/** Reads the order's flag for operators, if any. */
export async function flagOf(shop: Shop, purchaseId: string) {
  const purchase = await shop.owner.connection
    .selectFrom("purchases")
    .select("flag")
    .where("purchaseId", "=", purchaseId)
    .executeTakeFirst();
  return purchase?.flag;
}

/** Sets the counted stock of an item as an operator; null makes it unlimited. */
export async function countStock(shop: Shop, admin: TestPerson, itemId: string, pieces: number | null): Promise<void> {
  const body = { from: await stockOf(shop, { itemId }), to: pieces, reason: "Counted" };
  const response = await shop.call("changeStock", { params: { id: itemId }, body }, admin);
  if (response.status !== 200) throw new Error(response.text);
}
