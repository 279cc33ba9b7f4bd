import { defineTexts } from "../../texts.ts";
import { plural } from "../grammar.ts";

/** Texts of the page about complaints. */
export const complaints = defineTexts({
  title: "Complaints",
  description: (brand: string) => `How to complain to ${brand}, by when you get an answer, and who else can help.`,
  limits: (days: number) =>
    `We confirm by email at once that we have your complaint, and answer within ${plural(days, { one: "# day", other: "# days" })}. You don't need an account.`,
  byMail: "Or write to",
  adr: "If we can't agree",
  body: "You can turn to this body for alternative dispute resolution:",
  noBody:
    "You can turn to the consumer advice centre or the body for alternative dispute resolution of the country where you live.",
  name: "Name",
  reference: "Order or shipment number",
  text: "What happened?",
  send: "Send complaint",
  sent: (number: string, day: string) =>
    `We have your complaint. Its number is ${number}. You get an email now, and our answer by ${day}.`,
});
