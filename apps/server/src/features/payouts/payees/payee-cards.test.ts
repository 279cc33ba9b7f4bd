import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cents } from "@trove/money";
import { buyDirectly, putOnSale, toSend, validateOrder } from "../../../../test/orders/orders.ts";
import { addCard, cardPayer, type CardShop, offeredCards, withCard } from "../../../../test/payments/card-payouts.ts";
import { openCheckoutStub } from "../../../../test/payments/checkout-stub.ts";
import {
  addPayee,
  askedPayout,
  decidePayout,
  offerPayouts,
  reconfirm,
  requestPayout,
} from "../../../../test/payments/payouts.ts";
import { moveClock } from "../../../../test/payments/till.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let at: CardShop;
let shop: Shop;

beforeAll(async () => {
  const stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop(stub.variables);
  at = { shop, stub, item: await putOnSale(shop, 2000) };
  await offerPayouts(shop, await makeAdmin(shop));
});
afterAll(async () => {
  await shop.close();
  await at.stub.close();
});
beforeEach(async () => {
  at.stub.faults.splice(0);
  Object.assign(at.stub.payoutFaults, { isLagging: false, isShort: false, keepsNone: false });
});

const refusal = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text).code];

describe("a card that can be paid", () => {
  it("is masked, and the person's own: in their name, by 3-D Secure, kept, valid, and open to payouts", async () => {
    const person = await cardPayer(at);
    const cards = await offeredCards(shop, person);
    expect(cards).toEqual([{ paymentId: expect.any(String), hint: "Visa …4242", expires: "2040-12" }]);
    expect(await offeredCards(shop, await cardPayer(at, "ineligible"))).toEqual([]);
    expect(await offeredCards(shop, await cardPayer(at, "paid", { name: "JONAS WEISS" }))).toEqual([]);
    expect(await offeredCards(shop, await cardPayer(at, "paid", { expiry_year: 2020 }))).toEqual([]);
    expect(await offeredCards(shop, await cardPayer(at, "paid", { card_wallet_type: "applepay" }))).toEqual([]);
    const unproven = await cardPayer(at);
    for (const payment of at.stub.payments.values()) {
      if (payment.reference.startsWith(unproven.userId)) {
        payment["3ds"] = { downgraded: true, enrolled: "N", authentication_response: "A" };
      }
    }
    expect(await offeredCards(shop, unproven)).toEqual([]);
  });

  it("is paid only by its owner: nobody adds the card of another person's payment", async () => {
    const [owner, thief] = [await cardPayer(at), await cardPayer(at)];
    const [card] = await offeredCards(shop, owner);
    const [met, missed] = [await addCard(shop, thief, card?.paymentId ?? ""), await addCard(shop, thief, randomUUID())];
    expect([refusal(met), refusal(missed)]).toEqual([
      [404, "NOT_FOUND"],
      [404, "NOT_FOUND"],
    ]);
    const withoutTrace = ({ text }: { text: string }) => text.replace(/"traceId":"[^"]+"/, "");
    expect(withoutTrace(met)).toBe(withoutTrace(missed));
    const stranger = await signUp(shop);
    expect(refusal(await addCard(shop, stranger, card?.paymentId ?? ""))).toEqual([403, "CONFIRMATION_REQUIRED"]);
  });

  it("is that of a payment which the shop has asked for, not of a capture that was booked to it", async () => {
    const person = await cardPayer(at);
    const paymentId = (await paymentOf(person)) ?? "";
    for (const payment of at.stub.payments.values()) {
      if (payment.reference.startsWith(person.userId)) payment.reference = "Paid at the till";
    }
    expect(await offeredCards(shop, person)).toEqual([]);
    expect(refusal(await addCard(shop, person, paymentId))).toEqual([409, "STATUS_CONFLICT"]);
  });

  it("is the answer to a repeated request also while the vendor is away", async () => {
    const person = await cardPayer(at);
    const [paymentId, key] = [(await paymentOf(person)) ?? "", randomUUID()];
    const added = await addCard(shop, person, paymentId, key);
    at.stub.faults.push("away");
    expect((await addCard(shop, person, paymentId, key)).body).toEqual(added.body);
    at.stub.faults.splice(0);
  });

  it("is refused once a bank took money of another payment by it back", async () => {
    const person = await cardPayer(at);
    const [card] = await offeredCards(shop, person);
    const { body } = await buyDirectly(shop, person, toSend([at.item]));
    const again = at.stub.payAndKeep(body.paymentSessionResponse.id);
    await validateOrder(shop, again, person);
    const [first, second] = [...at.stub.payments.values()].filter(({ reference }) =>
      reference.startsWith(person.userId),
    );
    if (first === undefined || second === undefined) throw new Error("no payments");
    second.source = first.source;
    expect(await offeredCards(shop, person)).toHaveLength(1);
    const take = (amount: number) =>
      shop.owner.connection
        .updateTable("payments")
        .set({ chargedBackPaidCents: cents(amount) })
        .where("providerPaymentId", "=", again)
        .execute();
    await take(100);
    expect(await offeredCards(shop, person)).toEqual([]);
    expect(refusal(await addCard(shop, person, card?.paymentId ?? ""))).toEqual([409, "STATUS_CONFLICT"]);
    await take(0);
    expect(await offeredCards(shop, person)).toHaveLength(1);
  });

  it("gets no payout once a bank took money of its payment back, also after an operator has looked at that", async () => {
    const person = await withCard(shop, await cardPayer(at));
    const id = await askedPayout(shop, person, 30);
    const handled = { chargedBackPaidCents: cents(100), handledAt: shop.clock.now };
    const payments = shop.owner.connection.updateTable("payments").set(handled);
    await payments.where("userId", "=", person.userId).execute();
    expect(refusal(await requestPayout(shop, person, 30))).toEqual([409, "STATUS_CONFLICT"]);
    const approved = await decidePayout(shop, await makeAdmin(shop), "approvePayout", id);
    expect(refusal(approved)).toEqual([409, "STATUS_CONFLICT"]);
  });

  it("is added once, can be paid after three days, and is told apart from bank accounts", async () => {
    const person = await cardPayer(at);
    const [card] = await offeredCards(shop, person);
    const key = randomUUID();
    const added = await addCard(shop, person, card?.paymentId ?? "", key);
    expect([added.status, added.body]).toMatchObject([201, { kind: "Card", hint: "Visa …4242", holder: "Mara Lind" }]);
    expect((await addCard(shop, person, card?.paymentId ?? "", key)).body).toEqual(added.body);
    expect(refusal(await addCard(shop, person, card?.paymentId ?? ""))).toEqual([409, "STATUS_CONFLICT"]);
    expect(await offeredCards(shop, person)).toEqual([]);
    expect(refusal(await requestPayout(shop, { ...person, payeeId: added.body.id }))).toEqual([409, "TOO_SOON"]);
    moveClock(shop, 73 * 3600);
    const later = {
      ...person,
      ...(await shop.call("login", { body: { emailOrUserName: person.email, password: person.password } })).body,
    };
    await reconfirm(shop, later);
    expect((await requestPayout(shop, { ...later, payeeId: added.body.id })).status).toBe(201);
    // This shop has no provider that pays to bank accounts.
    expect(refusal(await addPayee(shop, later))).toEqual([409, "NOT_OFFERED_HERE"]);
    expect((await shop.call("getPayouts", {}, later)).body.payeeKinds).toEqual(["Card"]);
  });

  it("is not kept, and not offered, without its payer's tick", async () => {
    const person = await cardPayer(at);
    const sessions = [...at.stub.sessions.values()].filter(({ reference }) => reference.startsWith(person.userId));
    expect(sessions.map(({ mayKeep }) => mayKeep)).toEqual([true]);
    for (const payment of at.stub.payments.values()) {
      if (payment.reference.startsWith(person.userId)) delete payment.source.id;
    }
    expect(await offeredCards(shop, person)).toEqual([]);
  });

  it("can still pay if the vendor refuses the offer to keep it", async () => {
    at.stub.payoutFaults.keepsNone = true;
    const person = await cardPayer(at);
    const sessions = [...at.stub.sessions.values()].filter(({ reference }) => reference.startsWith(person.userId));
    expect([sessions.map(({ mayKeep }) => mayKeep), await offeredCards(shop, person)]).toEqual([[false], []]);
  });

  it("is not shown while the vendor does not answer", async () => {
    const person = await cardPayer(at);
    at.stub.faults.push("away");
    expect((await shop.call("listPayoutCards", {}, person)).body).toEqual({ isComplete: false, cards: [] });
    at.stub.faults.push("away");
    expect(refusal(await addCard(shop, person, (await paymentOf(person)) ?? ""))).toEqual([503, "GATEWAY_UNAVAILABLE"]);
  });
});

const paymentOf = async ({ userId }: TestPerson) =>
  (
    await shop.owner.connection
      .selectFrom("payments")
      .select("paymentId")
      .where("userId", "=", userId)
      .executeTakeFirst()
  )?.paymentId;
