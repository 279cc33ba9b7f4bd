import { defineTexts } from "../../texts.ts";

/** Texts of gift codes for customers. */
export const gifts = defineTexts({
  title: "Gift codes",
  lead: "Redeem a code that you got. Its amount comes into your balance.",
  redeemTitle: "Redeem a code",
  code: "Gift code",
  hint: "20 letters and digits, such as 7K3MQ-9AW0X-HT5RB-2C8NE. It counts as a top-up for your limits.",
  redeem: "Redeem",
  mistake: (letters: number) => `A gift code has ${letters} letters and digits`,
  redeemed: (amount: string) => `${amount} is in your balance now`,
  link: "Redeem a gift code",
});
