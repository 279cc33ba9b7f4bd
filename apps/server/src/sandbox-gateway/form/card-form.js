import { checks, formatCvc, formatExpiry, formatNumber } from "./card-fields.js";
import { make, makeField, makeTests } from "./fields.js";
import { keptCards } from "./kept-cards.js";
import { testCards } from "./test-cards.js";

const digits = { inputmode: "numeric", dir: "ltr" };

/** A box to tick so that the card is kept. It is empty at first. */
function makeKeep(texts) {
  const box = make("input", { id: "keep", type: "checkbox" });
  return { box, element: make("label", { class: "keep", for: "keep" }, box, make("span", {}, texts.keepCard)) };
}

/**
 * The fields of a card, with buttons that fill in test cards. `kept` are the payer's kept cards; undefined if the
 * gateway keeps none for them. A kept card needs only its security code.
 */
export function cardForm(texts, { focusPay, kept }) {
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
  const tests = makeTests(texts, texts.testHint, choices);
  const keep = makeKeep(texts);
  let keptId;
  const choose = (id) => {
    keptId = id;
    for (const { element } of [cardNumber, expiry, keep]) element.hidden = id !== undefined;
    tests.hidden = id !== undefined;
  };
  choose(kept?.[0]?.id);
  const choice = keptCards(texts, kept ?? [], choose);
  const fields = [cardNumber, expiry, cvc];
  return {
    label: texts.formLabel,
    get fields() {
      return keptId === undefined ? fields : [cvc];
    },
    before: [
      choice,
      cardNumber.element,
      make("div", { class: "pair" }, expiry.element, cvc.element),
      ...(kept === undefined ? [] : [keep.element]),
    ],
    after: [tests],
    async collect() {
      const typed = Object.fromEntries(this.fields.map(({ name, input }) => [name, input.value]));
      return keptId === undefined ? { ...typed, keep: keep.box.checked } : { ...typed, keptId };
    },
  };
}
