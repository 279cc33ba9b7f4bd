import { defineTexts } from "../../texts.ts";

/** The texts of the page to withdraw from a contract. */
export const withdrawals = defineTexts({
  title: "Withdraw from a contract",
  lead: "You have 14 days from the delivery to change your mind, without giving a reason. You don’t need an account.",
  about: "What do you withdraw from?",
  order: "An order or a shipment",
  topUp: "My top-ups",
  number: "Order or shipment number",
  numberHint: "It starts with O- or S- and is in the email about your order.",
  name: "Your name",
  email: "Email of the order",
  emailTopUp: "Email of your account",
  topUpHint: "Please sign in to this account first. Without that we can’t tell that the top-ups are yours.",
  submit: "Confirm withdrawal",
  doneTitle: "We’ve received your withdrawal",
  done: (number: string, time: string) => `Withdrawal ${number} was received on ${time}.`,
  mailed: (email: string) =>
    `We’ve emailed ${email} to confirm it. If goods were sent to you, please send them back within 14 days.`,
  open: "Withdraw from contract here",
  toShop: "Back to the shop",
});
