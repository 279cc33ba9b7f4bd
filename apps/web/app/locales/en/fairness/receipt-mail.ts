import { defineTexts } from "../../texts.ts";

export const receiptMail = defineTexts({
  title: "Receipts by email",
  lead: "If you clear this browser's data, its proofs are gone. An emailed receipt is yours to keep: it contains every signature, and anyone can check it without us.",
  label: "Email me a receipt for each opening",
  hint: "Sent to your account's email from your next opening. Receipts from the same few minutes come together in one email, with one file.",
  on: "We'll email you a receipt for each opening",
  off: "We won't email you receipts any more",
});
