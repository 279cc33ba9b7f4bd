import { defineTexts } from "../../texts.ts";

export const receiptMail = defineTexts("receiptMail", {
  title: "A copy that nobody can take back",
  lead: "What this browser keeps is gone when its data is cleared. A mail is yours: it holds every signature, and anybody can check it without us.",
  label: "Send me each opening's receipt by mail",
  hint: "To your account's address, from your next opening on. The receipts of a few minutes come together in one mail, with one file.",
  on: "Receipts come by mail from now on",
  off: "Receipts no longer come by mail",
});
