import { checks, formatCvc, formatExpiry, formatNumber } from "./card-fields.js";
import { make, makeField, makeTests } from "./fields.js";
import { testCards } from "./test-cards.js";

const digits = { inputmode: "numeric", dir: "ltr" };

/** The fields of a card, with buttons that fill in test cards. */
export function cardForm(texts, { focusPay }) {
  const field = (name, more) => makeField(name, { label: texts[name], check: checks[name], texts, ...digits, ...more });
  const number = { format: formatNumber, autocomplete: "cc-number", placeholder: "1234 1234 1234 1234" };
  const cardNumber = field("cardNumber", number);
  const expiry = field("expiry", { format: formatExpiry, autocomplete: "cc-exp", placeholder: texts.expiryHint });
  const cvc = field("cvc", { format: formatCvc, autocomplete: "cc-csc", placeholder: texts.cvcHint });
  const fill = (typed) => {
    cardNumber.fill(typed);
    expiry.fill(`12${String(new Date().getUTCFullYear() + 3).slice(-2)}`);
    cvc.fill("123");
    focusPay();
  };
  const choices = testCards.map(({ number: typed, text }) => ({
    text: texts[text],
    end: `•• ${typed.slice(-4)}`,
    press: () => fill(typed),
  }));
  return {
    label: texts.formLabel,
    fields: [cardNumber, expiry, cvc],
    before: [cardNumber.element, make("div", { class: "pair" }, expiry.element, cvc.element)],
    after: [makeTests(texts, texts.testHint, choices)],
  };
}
