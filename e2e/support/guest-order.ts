import { buyAsGuest, toSend } from "../../apps/server/test/orders/orders.ts";
import { cards, payWith } from "../../apps/server/test/payments/till.ts";
import type { OpenShop } from "./demo-shop.ts";
import { cheapestItems } from "./shopper.ts";

/** Where the sandbox gateway of a shop is. */
export const atBank = ({ url }: OpenShop) => ({ environment: { PUBLIC_URL: url } });

/** An order of two pieces of the cheapest item, which a guest has paid. */
export async function paidGuestOrder(shop: OpenShop) {
  const [item] = await cheapestItems(shop, 1);
  if (item === undefined) throw new Error("nothing is for sale");
  const sold = { itemId: item.id, name: item.name, marketPrice: item.price };
  const { body } = await buyAsGuest(shop, toSend([sold, sold]));
  const { paymentId } = await payWith(atBank(shop), body.paymentSessionResponse, cards.succeeds);
  const asked = { body: { paymentId, failTransactionIfUnsuccessful: true } };
  await shop.call("validatePurchase", asked);
  const order = await shop.call("getPurchase", { params: { id: body.purchaseId } });
  return { item, number: order.body.number, shipmentId: body.shipmentId ?? "", providerPaymentId: paymentId };
}
