import { defineTexts } from "../texts.ts";

export const payments = defineTexts("payments", {
  pay: (amount: string) => `Pay ${amount}`,
  formLabel: "Payment form",
  formNote: "Your card's details go straight to the payment provider. We never see them.",
  formLost: "The payment form couldn't be loaded.",
  wait: {
    checking: "Checking your payment…",
    checkingText: "This takes a moment.",
    pending: "We're waiting for your bank",
    pendingText: "Nothing more to do on your side. This page looks again every few seconds.",
    late: "Your bank is taking its time",
    lateText: "We'll e-mail you as soon as it has answered. You can leave this page.",
    missing: "We found no payment to check",
    error: "We couldn't check your payment",
    errorText: "Your payment is not lost: we're told of it by your bank as well.",
  },
  formClosed: "The time for this payment is over. Please start again.",
});
