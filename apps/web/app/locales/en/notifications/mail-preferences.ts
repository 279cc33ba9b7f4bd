import { defineTexts } from "../../texts.ts";

export const mailPreferences = defineTexts({
  title: "Emails you can choose",
  lead: "Whatever you choose here, you'll still see everything in your account.",
  saved: "Saved",
  kinds: {
    openingsOfDay: { label: "Confirmation of your openings", hint: "One email for each day on which you opened boxes" },
    shipmentSent: {
      label: "Shipment on its way",
      hint: "When it leaves, when it comes today, and when the carrier holds it",
    },
    wishNews: { label: "Wishlist", hint: "When a price falls or an item is back in stock" },
  },
  always: {
    title: "Emails you always get",
    lead: "The law requires these, or they protect your account, so they can't be turned off.",
    orders: { label: "Orders and payments", hint: "Confirmations, cancellations and refunds" },
    security: { label: "Security", hint: "New sign-ins, password changes and two-step sign-in" },
  },
});
