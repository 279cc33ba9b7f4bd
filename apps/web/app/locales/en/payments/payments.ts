import { defineTexts } from "../../texts.ts";

export const payments = defineTexts({
  pay: (amount: string) => `Pay ${amount}`,
  formLabel: "Payment form",
  formNote: "Your card details go straight to the payment provider. We never see them.",
  accountNote: "Your account details go straight to the payment provider. We never see them.",
  formLost: "The payment form couldn't be loaded.",
  wait: {
    checking: "Checking your payment…",
    checkingText: "This takes a moment.",
    pending: "We're waiting for your bank",
    pendingText: "You don't need to do anything. We're checking automatically.",
    late: "Your bank is taking longer than usual",
    lateText: "We'll email you as soon as it responds. You can leave this page.",
    days: "Your bank is processing the payment",
    daysText:
      "This takes up to five working days. We'll email you as soon as it is decided. You don't need to do anything, and you can leave this page.",
    missing: "We found no payment to check",
    error: "We couldn't check your payment",
    errorText: "Your payment isn't lost. Your bank will also confirm it to us directly.",
  },
  formClosed: "This payment has expired. Please start again.",
});
