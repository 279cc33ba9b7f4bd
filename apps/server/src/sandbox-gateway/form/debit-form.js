import { make, makeField, makeTests } from "./fields.js";

/** The gateway's test accounts, at a bank that does not exist, each with the name of the text that describes it. */
const testAccounts = [
  { iban: "DE59000000000000004242", text: "debitSucceeds" },
  { iban: "DE79000000000000000002", text: "debitFails" },
  { iban: "DE27000000000000000259", text: "debitReturned" },
  { iban: "DE53000000000000005126", text: "debitRefundFails" },
];

const formatIban = (text) =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/g, "")
    .slice(0, 34)
    .replaceAll(/(.{4})(?=.)/g, "$1 ");

/** The gateway checks the digits; this finds only what can't be an account number. */
const ibanMistake = (text) =>
  /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text.replaceAll(" ", "")) ? undefined : "invalid_iban";

/** The account to debit, with the mandate that a press on the button gives. */
export function debitForm(texts, { focusPay }) {
  const holder = makeField("holder", { label: texts.holder, check: () => undefined, texts, autocomplete: "name" });
  const iban = makeField("iban", {
    label: texts.iban,
    check: ibanMistake,
    texts,
    dir: "ltr",
    autocomplete: "off",
    spellcheck: "false",
    placeholder: "DE00 0000 0000 0000 0000 00",
    // Spaces are added when the field is left, because letters would confuse the caret of a field of digits.
    formatOnBlur: formatIban,
  });
  const choices = testAccounts.map(({ iban: number, text }) => ({
    text: texts[text],
    end: `•• ${number.slice(-4)}`,
    press: () => {
      holder.fill("Test Person");
      iban.fill(formatIban(number));
      focusPay();
    },
  }));
  return {
    label: texts.debitLabel,
    fields: [holder, iban],
    before: [holder.element, iban.element, make("p", { class: "note" }, texts.mandate)],
    after: [makeTests(texts, texts.testAccountHint, choices)],
  };
}
