import { formatEuros as money } from "@trove/money";
import type { happenings as english } from "../../../locales/en/notifications/happenings.ts";
import type { Translated } from "../../../locales/texts.ts";
import type { Notification } from "../notification.ts";
import { shownAs, type ToldCustomer } from "../told.ts";

function content(t: Translated<typeof english>, { kind, params }: ToldCustomer) {
  const { categories: of } = t;
  switch (kind) {
    case "orderPaid":
      return {
        title: t.orderPaid(params.number),
        category: of.orders,
        link: params.shipmentId === null ? "/inventory" : `/shipments#${params.shipmentId}`,
      };
    case "orderPaidLate":
      return {
        title: t.orderPaidLate(params.number, money(params.amount)),
        category: of.orders,
        link: "/transactions",
      };
    case "orderUnpaid":
      return { title: t.orderUnpaid(params.number), category: of.orders, link: "/cart" };
    case "shipmentMoved":
      return {
        title: t.shipmentMoved[params.status](params.number),
        category: of.shipments,
        link: `/shipments#${params.shipmentId}`,
      };
    case "toppedUp":
      return { title: t.toppedUp(money(params.amount)), category: of.payments, link: "/transactions" };
    case "topUpFailed":
      return { title: t.topUpFailed(money(params.amount)), category: of.payments, link: "/top-up" };
    case "refunded":
      return { title: t.refunded(money(params.amount)), category: of.payments, link: "/transactions" };
    case "refundCameBack":
      return { title: t.refundCameBack(money(params.amount)), category: of.payments, link: "/transactions" };
    case "payoutEnded":
      return {
        title: t.payoutEnded[params.status](money(params.amount)),
        category: of.payments,
        link: "/balance/payouts",
      };
    case "credited":
      return { title: t.credited(money(params.amount)), category: of.payments, link: "/transactions" };
    case "identityDecided":
      return { title: t.identityDecided[params.state], category: of.account, link: "/account/identity" };
    case "priceFell":
      return {
        title: t.priceFell(params.name, money(params.price)),
        category: of.wishlist,
        link: `/shop/items/${params.itemId}`,
      };
    case "backInStock":
      return {
        title: t.backInStock(params.name, money(params.price)),
        category: of.wishlist,
        link: `/shop/items/${params.itemId}`,
      };
    case "bigWin":
      return { title: t.bigWin(params.name, money(params.marketPrice)), category: of.boxes, link: "/inventory" };
  }
}

/** Makes the drawer's form of a customer's notification, in the page's language. */
export const happened = (t: Translated<typeof english>, told: ToldCustomer): Notification & { type: "happened" } =>
  shownAs(told, { ...content(t, told), isUrgent: false });
