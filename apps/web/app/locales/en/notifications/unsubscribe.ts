import { defineTexts } from "../../texts.ts";

/** Texts of the page to which the unsubscribe link in a mail leads. */
export const unsubscribe = defineTexts({
  titles: {
    openingsOfDay: "Turn off the daily confirmation of your openings?",
    shipmentSent: "Turn off emails about shipments on their way?",
    wishNews: "Turn off emails about your wishlist?",
  },
  text: "You'll still see it in your account.",
  submit: "Turn off",
  done: "You won't get these emails any more. You can turn them on again in your email preferences.",
  preferences: "Email preferences",
  unknown: "This link isn't valid. You can turn off these emails in your email preferences.",
});
