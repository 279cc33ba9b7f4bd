import { make } from "./fields.js";

/** The test cards in the wallet, each with the name of the text that describes it. */
export const walletCards = [
  { number: "4242424242424242", text: "cardSucceeds" },
  { number: "4000000000000002", text: "cardDeclined" },
  { number: "4000000000000077", text: "cardPending" },
  { number: "4000000000005126", text: "cardRefundFails" },
];

/**
 * The sheet that stands for a wallet's. Resolves to the chosen card's number, or to undefined if the person closes it.
 * It is no part of the form, because Enter would submit that.
 */
function openSheet(root, texts, { amount, currencyCode }, locale) {
  const total = new Intl.NumberFormat(locale, { style: "currency", currency: currencyCode }).format(amount);
  const cards = walletCards.map(({ number, text }, index) => {
    const radio = make("input", { type: "radio", name: "walletCard", value: number });
    radio.checked = index === 0;
    return make(
      "label",
      {},
      radio,
      make("bdi", { dir: "ltr" }, `•• ${number.slice(-4)}`),
      make("span", {}, texts[text]),
    );
  });
  const confirm = make("button", { type: "button", class: "pay" }, texts.walletConfirm);
  const cancel = make("button", { type: "button", class: "quiet" }, texts.walletCancel);
  const title = make("h2", { id: "sheet-title" }, texts.walletTitle);
  const sum = make("p", { class: "sum" }, make("span", {}, location.host), make("bdi", { dir: "ltr" }, total));
  const choice = make("fieldset", {}, make("legend", {}, texts.walletCard), ...cards);
  const sheet = make("dialog", { "aria-labelledby": title.id, lang: locale }, title, sum, choice, confirm, cancel);
  sheet.append(make("p", { class: "note" }, texts.testTitle));
  root.append(sheet);
  return new Promise((resolve) => {
    let chosen;
    confirm.addEventListener("click", () => {
      chosen = sheet.querySelector(":checked")?.value;
      sheet.close();
    });
    cancel.addEventListener("click", () => sheet.close());
    sheet.addEventListener("close", () => {
      sheet.remove();
      resolve(chosen);
    });
    sheet.showModal();
  });
}

/** A wallet: one button, which opens the sheet. */
export function walletForm(texts, { root, session, locale }) {
  return {
    label: texts.walletLabel,
    fields: [],
    before: [],
    after: [make("p", { class: "note" }, texts.walletNote)],
    async collect() {
      const cardNumber = await openSheet(root, texts, session, locale);
      return cardNumber && { cardNumber };
    },
  };
}
