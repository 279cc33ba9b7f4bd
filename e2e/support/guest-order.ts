import { buyAsGuest, toSend } from "../../apps/server/test/orders/orders.ts";
import { cards, payWith } from "../../apps/server/test/payments/till.ts";
import type { OpenShop } from "./demo-shop.ts";
import { cheapestItems } from "./shopper.ts";

/** The settings by which the test helpers find a shop's sandbox gateway. */
export const atBank = ({ url }: OpenShop) => ({ environment: { PUBLIC_URL: url } });

/** Makes an order of a guest who has paid for two pieces of the cheapest item. */
export async function paidGuestOrder(shop: OpenShop) {
  const [item] = await cheapestItems(shop, 1);
  if (item === undefined) throw new Error("nothing is for sale");
  const sold = { itemId: item.id, name: item.name, marketPrice: item.price };
  const { body } = await buyAsGuest(shop, toSend([sold, sold]));
  const { paymentId } = await payWith(atBank(shop), body.paymentSessionResponse, cards.succeeds);
  const asked = { body: { paymentId, failTransactionIfUnsuccessful: true } };
  await shop.call("validatePurchase", asked);
  const order = await shop.call("getPurchase", { params: { id: body.purchaseId } });
  const { shipmentId, trackingToken } = body;
  return { item, number: order.body.number, shipmentId: shipmentId ?? "", providerPaymentId: paymentId, trackingToken };
}
