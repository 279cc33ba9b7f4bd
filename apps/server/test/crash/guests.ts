import { add, toEuros } from "@trove/money";
import { doorstep, guest } from "../orders/orders.ts";
import { ORDER_SHIPPING, soldOut } from "./buy.ts";
import type { Chance } from "./chance.ts";
import type { Scene } from "./customer.ts";
import { drawCard, payAt } from "./payments/till.ts";

/** Orders by guests, with each order's expected status by its id. */
export class Guests {
  readonly orders = new Map<string, "Ordered" | "Cancelled">();
  private readonly scene: Scene;
  private readonly chance: Chance;

  constructor(scene: Scene, chance: Chance) {
    this.scene = scene;
    this.chance = chance;
  }

  async act(): Promise<void> {
    const { client, market, traffic } = this.scene;
    const offer = this.chance.oneOf([...market.items, ...market.scarce]);
    if (offer === undefined) return;
    const body = {
      itemIds: [offer.id],
      purchaseOption: "order" as const,
      shippingMethod: "standard" as const,
      shippingAddress: doorstep,
      useShippingAddressAsBilling: true,
      expectedTotal: toEuros(add(offer.price, ORDER_SHIPPING)),
      guestBuyerInfo: guest,
    };
    const response = await client.call("buyAsGuest", { body }).catch(soldOut);
    if (response === undefined) return;
    const card = drawCard(this.chance);
    const paymentId = await payAt(this.scene, response.paymentSessionResponse, card);
    const result = { paymentId, failTransactionIfUnsuccessful: true };
    const status = await client.call("validatePurchase", { body: result });
    const expected = card === "declined" ? "Failed" : "Success";
    if (status !== expected) traffic.complaints.push(`a guest's order with ${card} is ${status}`);
    this.orders.set(response.purchaseId, status === "Success" ? "Ordered" : "Cancelled");
  }
}
