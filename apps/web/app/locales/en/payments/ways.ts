import { defineTexts } from "../../texts.ts";

export const ways = defineTexts({
  legend: "How do you want to pay?",
  methods: {
    card: "Card",
    applePay: "Apple Pay",
    googlePay: "Google Pay",
    link: "Link",
    ideal: "iDEAL | Wero",
    bancontact: "Bancontact",
    sepaDebit: "SEPA direct debit",
    bankTransfer: "Bank transfer",
  },
  /** How each method works, in a line. */
  hints: {
    card: "Credit or debit card",
    wallet: "Confirm with your wallet",
    bank: "You pay on your bank's page",
    debit: "We collect it from your account; this takes some days",
    transfer: "You transfer it yourself; it takes some days",
    link: "Pay with your saved details",
  },
  redirect: {
    title: "Continue at your bank",
    text: (amount: string) =>
      `You pay ${amount} on your bank's page and come back here. If you leave it without paying, nothing is charged.`,
    link: "Go to your bank's page",
  },
  /** For methods that are paid on the provider's own page. */
  hosted: {
    title: "Continue on the payment page",
    text: (amount: string) =>
      `You pay ${amount} on our payment provider's page and come back here. If you leave it without paying, nothing is charged.`,
    link: "Go to the payment page",
  },
  transfer: {
    title: "Transfer the amount yourself",
    text: "Use this account and exactly this reference: we find your payment by it. Transfer the amount once. It usually takes one to three working days, and we'll email you when it has arrived.",
    until: (day: string) =>
      `Please transfer it by ${day}. What arrives later still counts: we book it or send it back.`,
    iban: "IBAN",
    bic: "BIC",
    holder: "Account holder",
    reference: "Reference",
    amount: "Amount",
    qr: "QR code for your banking app",
    sent: "I've noted it",
    show: "Show the account",
    over: "This transfer is no longer awaited. Your transactions and orders say how it ended.",
  },
});
