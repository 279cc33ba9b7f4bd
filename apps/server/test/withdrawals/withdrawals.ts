import { randomUUID } from "node:crypto";
import type { BodyOf, Endpoints, InputOf, WithdrawalException, WithdrawalReason } from "@trove/contract";
import { cents } from "@trove/money";
import { buyFromBalance, putOnSale, toSend } from "../orders/orders.ts";
import { deliver, moveOn } from "../people/operator.ts";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";

type Typed = InputOf<Endpoints["withdraw"]>["body"];

/** Withdraws, by default as somebody without a session. Returns the response. */
export const withdraw = (shop: Pick<Shop, "call">, typed: Typed, key = randomUUID(), person?: TestPerson) =>
  shop.call("withdraw", { body: typed }, { ...person, key });

/** Withdraws, and returns the id by which operators find it. */
export async function withdrawn(shop: Shop, typed: Typed, person?: TestPerson): Promise<string> {
  const { body, status, text } = await withdraw(shop, typed, randomUUID(), person);
  if (status !== 201) throw new Error(text);
  return idOfWithdrawal(shop, body.number);
}

/** Returns the id of the withdrawal with a number. */
export async function idOfWithdrawal(shop: Shop, number: string): Promise<string> {
  const { withdrawalId } = await shop.owner.connection
    .selectFrom("withdrawals")
    .select("withdrawalId")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  return withdrawalId;
}

/** Withdraws from a person's top-ups, in their session. */
export const withdrawnTopUps = (shop: Shop, person: TestPerson): Promise<string> =>
  withdrawn(shop, { name: "Mara Lind", orderNumber: null, email: person.email }, person);

/** Returns the number of an order. */
export async function numberOf(shop: Shop, purchaseId: string): Promise<string> {
  const { number } = await shop.owner.connection
    .selectFrom("purchases")
    .select("number")
    .where("purchaseId", "=", purchaseId)
    .executeTakeFirstOrThrow();
  return number;
}

/** Hands a shipment to a carrier, and confirms that it arrived if `hasArrived`. */
export async function send(
  shop: Pick<Shop, "call">,
  admin: TestPerson,
  shipmentId: string,
  hasArrived = true,
): Promise<void> {
  for (const status of ["Approved", "Shipping"] as const) await moveOn(shop, admin, shipmentId, { status });
  const sent = await moveOn(shop, admin, shipmentId, { status: "Shipped", carrier: "DHL", trackingNumber: "1" });
  if (sent.status !== 200) throw new Error(sent.text);
  if (hasArrived) await deliver(shop, admin, shipmentId);
}

export async function withdrawalOf(shop: Shop, admin: TestPerson, id: string) {
  const response = await shop.call("getWithdrawal", { params: { id } }, admin);
  if (response.status !== 200) throw new Error(response.text);
  return response.body;
}

type Asked = { orderNumber: string; token?: string | null; reason?: WithdrawalReason; quantity?: number; key?: string };

/** Asks to give pieces of the first line back, that were sent. Returns the response. */
export const requestReturn = (
  shop: Pick<Shop, "call">,
  by: TestPerson | undefined,
  { orderNumber, token = null, reason = "Withdrawal", quantity = 1, key = randomUUID() }: Asked,
) => {
  const pieces = [{ position: 1, isSent: true, quantity }];
  return shop.call("requestReturn", { body: { orderNumber, token, reason, pieces } }, { ...by, key });
};

/** Asks to give one piece of the first line back, and returns the id by which operators find it. */
export async function returned(shop: Shop, by: TestPerson, orderNumber: string, reason: WithdrawalReason) {
  const { body, status, text } = await requestReturn(shop, by, { orderNumber, reason });
  if (status !== 201) throw new Error(text);
  return idOfWithdrawal(shop, body.number);
}

/** Reads the returns of an order or shipment. */
export const returnsOf = (shop: Pick<Shop, "call">, by: TestPerson | undefined, orderNumber: string, token?: string) =>
  shop.call("getReturns", { body: { orderNumber, token: token ?? null } }, by);

type Receipt = Partial<BodyOf<Endpoints["receiveGoods"]>>;

/** Takes pieces back as an operator, by default all that can come back, as new and to be sold again. */
export async function receiveGoods(shop: Shop, admin: TestPerson, id: string, changed: Receipt = {}) {
  const { version, pieces } = await withdrawalOf(shop, admin, id);
  const all = pieces.map(({ position, isSent, quantity }) => {
    return { position, isSent, quantity, condition: "New" as const, isRestocked: true };
  });
  return shop.call(
    "receiveGoods",
    { params: { id }, body: { pieces: all, version, ...changed } },
    { ...admin, key: randomUUID() },
  );
}

type Refund = Partial<InputOf<Endpoints["refundWithdrawal"]>["body"]>;

/** Refunds a withdrawal as an operator, by default without a deduction. */
export async function refundWithdrawal(shop: Shop, admin: TestPerson, id: string, changed: Refund = {}) {
  const { version } = await withdrawalOf(shop, admin, id);
  const body = { deduction: 0, version, ...changed };
  return shop.call("refundWithdrawal", { params: { id }, body }, { ...admin, key: randomUUID() });
}

/** Refuses a withdrawal as an operator. */
export async function refuseWithdrawal(
  shop: Shop,
  admin: TestPerson,
  id: string,
  exception: WithdrawalException = "TooLate",
) {
  const { version } = await withdrawalOf(shop, admin, id);
  const body = { exception, reason: "A year ago", version };
  return shop.call("refuseWithdrawal", { params: { id }, body }, { ...admin, key: randomUUID() });
}

/** A person with money to buy from. */
export async function shopper(shop: Shop): Promise<TestPerson> {
  const person = await signUp(shop);
  await credit(shop, person, cents(100_000));
  return person;
}

/** An order from the balance that has arrived, and a withdrawal from it. */
export async function withdrawnOrder(shop: Shop, admin: TestPerson, price = 2000, by?: TestPerson) {
  const person = by ?? (await shopper(shop));
  const first = await putOnSale(shop, price, 5);
  const { body } = await buyFromBalance(shop, person, toSend([first]));
  await send(shop, admin, body.shipmentId ?? "");
  const orderNumber = await numberOf(shop, body.purchaseId);
  const id = await withdrawn(shop, { name: "Mara Lind", orderNumber, email: person.email });
  return { person, id, first, orderNumber };
}
