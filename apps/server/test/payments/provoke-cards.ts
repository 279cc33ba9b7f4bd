import { randomUUID } from "node:crypto";
import type { TestResponse } from "../shop/call-app.ts";
import { putOnSale } from "../orders/orders.ts";
import { makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import type { SharedShops } from "../requests/shared-shops.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import { addCard, cardPayer, type CardShop, offeredCards } from "./card-payouts.ts";
import { openCheckoutStub } from "./checkout-stub.ts";
import { offerPayouts, reconfirm, verify } from "./payouts.ts";

/** Runs a call in a shop that pays winnings to cards. */
async function inCardShop<Body>(act: (at: CardShop) => Promise<TestResponse<Body>>): Promise<TestResponse<Body>> {
  const stub = await openCheckoutStub();
  const shop: Shop = await openShop(stub.variables);
  try {
    await offerPayouts(shop, await makeAdmin(shop));
    return await act({ shop, stub, item: await putOnSale(shop, 2000) });
  } finally {
    await shop.close();
    await stub.close();
  }
}

const paymentIdOf = async ({ owner }: Shop, { userId }: TestPerson): Promise<string> => {
  const payments = owner.connection.selectFrom("payments").select("paymentId").where("userId", "=", userId);
  return (await payments.executeTakeFirstOrThrow()).paymentId;
};

/** Provokes the errors of adding a card that need a verified person. */
export const provokeCards = ({ listening }: SharedShops) => ({
  NOT_FOUND: async () => {
    const shop = await listening();
    await offerPayouts(shop, await makeAdmin(shop));
    const person = await signUp(shop);
    await verify(shop, person);
    await reconfirm(shop, person);
    return addCard(shop, person, randomUUID());
  },
  STATUS_CONFLICT: () =>
    inCardShop(async (at) => {
      const person = await cardPayer(at, "ineligible");
      return addCard(at.shop, person, await paymentIdOf(at.shop, person));
    }),
  GATEWAY_UNAVAILABLE: () =>
    inCardShop(async (at) => {
      const person = await cardPayer(at);
      const [card] = await offeredCards(at.shop, person);
      at.stub.faults.push("away");
      return addCard(at.shop, person, card?.paymentId ?? "");
    }),
});
