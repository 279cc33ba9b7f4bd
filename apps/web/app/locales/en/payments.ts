import { defineTexts } from "../texts.ts";

export const payments = defineTexts("payments", {
  pay: (amount: string) => `Pay ${amount}`,
  formLabel: "Payment form",
  formNote: "Your card's details go straight to the payment provider. We never see them.",
  formLost: "The payment form couldn't be loaded.",
  formClosed: "The time for this payment is over. Please start again.",
});
