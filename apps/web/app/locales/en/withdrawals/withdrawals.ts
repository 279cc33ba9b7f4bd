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
  topUpHint: "Not signed in? Then we email a link to this address, to see that the account is yours.",
  submit: "Confirm withdrawal",
  doneTitle: "We’ve received your withdrawal",
  done: (number: string, time: string) => `Withdrawal ${number} was received on ${time}.`,
  mailed: (email: string) =>
    `We’ve emailed ${email} to confirm it. If goods were sent to you, please send them back within 14 days.`,
  open: "Withdraw from contract here",
  toShop: "Back to the shop",
  confirm: {
    title: "Confirm your withdrawal",
    text: "Press the button to confirm that you withdraw from your top-ups.",
    submit: "Confirm withdrawal",
    done: "Thank you. If there is an account with your address, we refund what is left of its top-ups of the last year and 14 days.",
    unknown: "This link is incomplete or isn’t ours. Open it from the mail again.",
  },
});
