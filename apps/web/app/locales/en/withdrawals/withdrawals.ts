import { defineTexts } from "../../texts.ts";

/** The texts of the page to withdraw from a contract. */
export const withdrawals = defineTexts({
  title: "Withdraw from a contract",
  lead: "Return what you ordered. You have 14 days from the delivery to change your mind, without giving a reason.",
  noAccount: "You don’t need an account.",
  about: "What do you withdraw from?",
  order: "An order or a shipment",
  topUp: "My top-ups",
  topUpText: "What is left of them goes back",
  otherOrder: "Another order or shipment",
  otherOrderText: "You need its number",
  until: (day: string) => `Possible until ${day}`,
  choose: "Choose what you withdraw from",
  number: "Order or shipment number",
  numberHint: "Like O-204417730956. It’s in the email about your order.",
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
  follows: {
    title: "What happens next",
    mail: "We confirm by email at once.",
    send: "If the goods were sent to you, send them back within 14 days.",
    refund: "Your refund comes within 14 days, or when the goods are back.",
  },
  confirm: {
    title: "Confirm your withdrawal",
    text: "Press the button to confirm that you withdraw from your top-ups.",
    submit: "Confirm withdrawal",
    done: "Thank you. If there is an account with your address, we refund what is left of its top-ups of the last year and 14 days.",
    unknown: "This link is incomplete or isn’t ours. Open it from the mail again.",
  },
});
