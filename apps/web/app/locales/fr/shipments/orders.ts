import type { Translated } from "../../texts.ts";
import type { orders as english } from "../../en/shipments/orders.ts";
import { counted, plural } from "../grammar.ts";

const statuses: Translated<typeof english.statuses> = {
  PaymentPending: "En attente de paiement",
  Ordered: "Commandée",
  Approved: "Approuvée",
  Shipping: "En préparation",
  Shipped: "Expédiée",
  Cancelled: "Annulée",
};

/** All words are feminine, because they describe "commande" and "expédition". */
export const orders: Translated<typeof english> = {
  statuses,
  stages: { ...statuses, Completed: "Terminée", Delivered: "Livrée" },
  bySystem: { PaymentPending: "commande passée", Ordered: "paiement reçu", Cancelled: "paiement non abouti" },
  delivered: "Livrée",
  methods: { standard: "Standard", express: "Express" },
  count: (count: number) => counted(count, "article", "articles"),
  times: (quantity: number) => `× ${quantity}`,
  more: (count: number) => plural(count, { one: "et # autre", many: "et # d’autres", other: "et # autres" }),
  shippingCost: "Livraison",
  total: "Total",
};
