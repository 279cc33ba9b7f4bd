import { randomUUID } from "node:crypto";
import { WITHDRAWAL_REASONS } from "@trove/contract";
import { cents, toEuros } from "@trove/money";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { buyDirectly, buyFromBalance, guest, putOnSale, stockOf, toSend } from "../../../test/orders/orders.ts";
import { type CheckoutStub, openCheckoutStub } from "../../../test/payments/checkout-stub.ts";
import { paidGuestOrder, refundOrder, sendRefunds } from "../../../test/payments/refund-desk.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";
import {
  idOfWithdrawal,
  numberOf,
  requestReturn,
  send,
  withdrawalOf,
  withdrawn,
} from "../../../test/withdrawals/withdrawals.ts";

let stub: CheckoutStub;
let shop: Shop;
let admin: TestPerson;
beforeAll(async () => {
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop(stub.variables);
  admin = await makeAdmin(shop);
});
afterAll(async () => {
  await shop.close();
  await stub.close();
});

const PIECES = 3;
const PRICE = 1000;
const PAID = PIECES * PRICE + 500;

type Placed = { purchaseId: string; email: string; person: TestPerson | undefined; token: string | null };

/** An order of three pieces that has arrived, paid in one of the three ways. */
async function placed(
  payment: "guest" | "direct" | "balance",
): Promise<Placed & { stock: () => Promise<number | null> }> {
  const item = await putOnSale(shop, PRICE, 10);
  const items = Array.from({ length: PIECES }, () => item);
  const stock = () => stockOf(shop, item);
  if (payment === "guest") {
    const { subjectId: purchaseId, shipmentId, trackingToken: token } = await paidGuestOrder(shop, stub, items);
    await send(shop, admin, shipmentId);
    return { purchaseId, email: guest.email, person: undefined, token, stock };
  }
  const person = await signUp(shop);
  await credit(shop, person, cents(PAID));
  const buy = payment === "direct" ? buyDirectly : buyFromBalance;
  const { body } = await buy(shop, person, toSend(items));
  if ("paymentSessionResponse" in body) {
    stub.pay(body.paymentSessionResponse.id, "captured");
    await stub.deliver(shop);
  }
  await send(shop, admin, body.shipmentId ?? "");
  return { purchaseId: body.purchaseId, email: person.email, person, token: null, stock };
}

/** Returns the sum that went back of an order, in cents: through the provider, or to the balance. */
async function givenBack({ purchaseId }: Placed): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::bigint as cents from ledger_entries
    where related_id = ${purchaseId} and from_account in ('house:items', 'house:shipping')`.execute(
    shop.owner.connection,
  );
  return rows[0]?.cents ?? 0;
}

const quantity = fc.integer({ min: 1, max: PIECES });
const condition = fc.constantFrom("New" as const, "Used" as const, "Damaged" as const);
const act = fc.oneof(
  fc.record({ kind: fc.constant("withdraw" as const) }),
  fc.record({ kind: fc.constant("return" as const), quantity, reason: fc.constantFrom(...WITHDRAWAL_REASONS) }),
  fc.record({ kind: fc.constant("accept" as const) }),
  fc.record({ kind: fc.constant("post" as const), quantity }),
  fc.record({ kind: fc.constant("receive" as const), quantity, condition, isRestocked: fc.boolean() }),
  fc.record({
    kind: fc.constant("refund" as const),
    deduction: fc.integer({ min: 0, max: 1500 }),
    times: fc.constantFrom(1, 2),
  }),
  fc.record({ kind: fc.constant("refuse" as const) }),
  fc.record({ kind: fc.constant("refundLine" as const), quantity }),
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

/** Asks for a return, and returns its id unless the shop refuses it. */
async function beginReturn({ person, token }: Placed, orderNumber: string, asked: Extract<Act, { kind: "return" }>) {
  const { reason, quantity: pieces } = asked;
  const { status, body } = await requestReturn(shop, person, { orderNumber, token, reason, quantity: pieces });
  return status === 201 ? idOfWithdrawal(shop, body.number) : undefined;
}

/** Makes an act of an operator. Every refusal is welcome, as long as the books stay right. */
async function perform(order: Placed, id: string, one: Act): Promise<void> {
  const { version } = await withdrawalOf(shop, admin, id);
  const by = () => ({ ...admin, key: randomUUID() });
  const params = { id };
  const piece = "quantity" in one ? { position: 1, isSent: true, quantity: one.quantity } : undefined;
  if (one.kind === "accept") await shop.call("acceptReturn", { params, body: { version } }, by());
  if (one.kind === "post" && piece) {
    await shop.call("acceptPosting", { params, body: { pieces: [piece], reason: "Seen", version } }, by());
  }
  if (one.kind === "receive" && piece) {
    const pieces = [{ ...piece, condition: one.condition, isRestocked: one.isRestocked }];
    await shop.call("receiveGoods", { params, body: { pieces, version } }, by());
  }
  if (one.kind === "refund") {
    const body = { deduction: toEuros(cents(one.deduction)), version };
    await Promise.all(Array.from({ length: one.times }, () => shop.call("refundWithdrawal", { params, body }, by())));
  }
  if (one.kind === "refuse") {
    await shop.call("refuseWithdrawal", { params, body: { exception: "TooLate", reason: "Late", version } }, by());
  }
  if (one.kind === "refundLine" && piece && order.person === undefined) {
    await refundOrder(shop, admin, order.purchaseId, { lines: [{ position: 1, quantity: one.quantity }] });
  }
}

it("after any order of acts, no more went back than was paid, and stock and ledger are right", async () => {
  const payments = fc.constantFrom("guest" as const, "direct" as const, "balance" as const);
  await fc.assert(
    fc.asyncProperty(payments, fc.array(act, { minLength: 3, maxLength: 10 }), async (payment, acts) => {
      const order = await placed(payment);
      const orderNumber = await numberOf(shop, order.purchaseId);
      const begin = () => withdrawn(shop, { name: "Mara Lind", orderNumber, email: order.email });
      let id = await begin();
      for (const one of acts) {
        if (one.kind === "withdraw") id = await begin();
        else if (one.kind === "return") id = (await beginReturn(order, orderNumber, one)) ?? id;
        else await perform(order, id, one);
      }
      await sendRefunds(shop, stub);
      expect(await givenBack(order)).toBeLessThanOrEqual(PAID);
      expect(await order.stock()).toBeLessThanOrEqual(10);
    }),
    { numRuns: 6 * inject("size").rounds },
  );
});
