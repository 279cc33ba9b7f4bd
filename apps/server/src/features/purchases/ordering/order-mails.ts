import type { PromisedDays, ShippingMethod } from "@trove/contract";
import { add, type Cents, times } from "@trove/money";
import type { MailRequest } from "../../mail/index.ts";
import { orderDiscount } from "../reading/order-discount.ts";

/** The facts that mails about an order are written from. */
export type OrderStory = {
  number: string;
  isGuest: boolean;
  shipmentId: string | null;
  lines: readonly { name: string; listPriceCents: Cents; unitPriceCents: Cents; quantity: number }[];
  promoCode: string | null;
  shippingDiscountCents: Cents;
  itemsTotalCents: Cents;
  shippingMethod: ShippingMethod | null;
  promise: PromisedDays | null;
  shippingCostCents: Cents;
  vatCents: Cents;
};

type Reader = Pick<MailRequest, "to" | "language">;

const totalOf = ({ itemsTotalCents, shippingCostCents }: OrderStory) => add(itemsTotalCents, shippingCostCents);

/** The page on which a person finds their order. A guest has a tracking link instead. */
function linkOf({ shipmentId }: OrderStory, publicUrl: string): string {
  return shipmentId === null ? `${publicUrl}/inventory` : `${publicUrl}/shipments#${shipmentId}`;
}

/** The mail that confirms a paid order. A guest's mail has the tracking link. */
export function confirmationFor(
  story: OrderStory,
  { to, language }: Reader,
  publicUrl: string,
  trackingLink: string | null = null,
): MailRequest {
  const { number, shippingMethod, promise, vatCents } = story;
  const lines = story.lines.map(({ name, quantity, listPriceCents }) => {
    return { name, quantity, totalCents: times(listPriceCents, quantity) };
  });
  const link = story.isGuest ? trackingLink : linkOf(story, publicUrl);
  const totalCents = totalOf(story);
  const taken = orderDiscount(story);
  const discount = taken && { code: taken.code, cents: taken.cents };
  const shippingCostCents = add(story.shippingCostCents, story.shippingDiscountCents);
  const shipping = { shippingMethod, promise, shippingCostCents };
  const payload = { number, lines, ...shipping, discount, totalCents, vatCents, link };
  return { kind: "orderConfirmation", payload, to, language };
}

/** The mail about an order that was cancelled because its payment failed or came too late. */
export function lateResultFor(
  story: OrderStory,
  { to, language }: Reader,
  outcome: "credited" | "refunded" | "failed",
  publicUrl: string,
): MailRequest {
  const { number } = story;
  const link = `${publicUrl}/cart`;
  const payload = { number, totalCents: totalOf(story), link };
  return {
    kind: "paymentLate",
    payload: { ...payload, outcome },
    to,
    language,
  };
}
