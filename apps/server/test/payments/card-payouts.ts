import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import type { TestItem } from "../catalogue/stock.ts";
import { buyDirectly, toSend, validateOrder } from "../orders/orders.ts";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import type { StubCard, StubPayout, StubSource } from "./checkout-stub-books.ts";
import type { CheckoutStub } from "./checkout-stub.ts";
import { reconfirm, verify } from "./payouts.ts";

export type CardShop = { shop: Shop; stub: CheckoutStub; item: TestItem };

/** Signs up a verified person who has won 100 euros, and paid an order by a card that the vendor keeps. */
export async function cardPayer(
  { shop, stub, item }: CardShop,
  course: StubCard["course"] = "paid",
  card: Partial<StubSource> = {},
): Promise<TestPerson> {
  const person = await signUp(shop);
  await Promise.all([verify(shop, person), credit(shop, person, cents(10_000))]);
  const { body } = await buyDirectly(shop, person, toSend([item]));
  const paymentId = stub.payAndKeep(body.paymentSessionResponse.id, course, card);
  await validateOrder(shop, paymentId, person);
  await reconfirm(shop, person);
  return person;
}

export const offeredCards = async (shop: Shop, person: TestPerson) =>
  (await shop.call("listPayoutCards", {}, person)).body.cards;

export const addCard = (shop: Shop, { token }: TestPerson, paymentId: string, key = randomUUID()) =>
  shop.call("addPayoutCard", { body: { paymentId } }, { token, key });

/** Adds the first card that is offered, which can be paid at once. */
export async function withCard(shop: Shop, person: TestPerson): Promise<TestPerson & { payeeId: string }> {
  const [card] = await offeredCards(shop, person);
  const { body, status, text } = await addCard(shop, person, card?.paymentId ?? randomUUID());
  if (status !== 201) throw new Error(text);
  const usable = { usableAt: shop.clock.now };
  await shop.owner.connection.updateTable("payees").set(usable).where("userId", "=", person.userId).execute();
  return { ...person, payeeId: body.id };
}

/** The payouts that the vendor has to a person's cards. */
export const stubPayoutsTo = ({ payouts }: CheckoutStub, { userId }: Pick<TestPerson, "userId">): StubPayout[] =>
  [...payouts.values()].filter(({ reference }) =>
    Buffer.from(reference.slice(3), "base64url").toString("hex").startsWith(userId.replaceAll("-", "")),
  );
