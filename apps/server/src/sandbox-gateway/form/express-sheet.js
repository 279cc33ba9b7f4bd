import { make } from "./fields.js";
import { makeToken } from "./pay-call.js";
import { walletCards } from "./wallet-form.js";

const lind = (line1, postalCode, city, countryCode, phone, state = "") => ({
  name: "Mara Lind",
  phone,
  address: { line1, line2: "", postalCode, city, state, countryCode },
});

/** The addresses in the wallet: one whose house number can't be told, and one in a country that few shops serve. */
const addresses = [
  lind("Keizersgracht 12", "1015 CN", "Amsterdam", "NL", "+31612345678"),
  lind("14 Rue de Rivoli", "75004", "Paris", "FR", "+33612345678"),
  lind("De Oude Molen", "6211 AB", "Maastricht", "NL", "+31612345678"),
  lind("350 Fifth Avenue", "10118", "New York", "US", "+12125550100", "New York"),
];

const EMAIL = "mara.lind@example.com";

function choice(label, options) {
  const select = make("select", {}, ...options.map((text, index) => make("option", { value: String(index) }, text)));
  return { select, element: make("label", { class: "field" }, label, select) };
}

function rateRadio({ id, label, detail, amount }, money, isChecked) {
  const radio = make("input", { type: "radio", name: "rate", value: id });
  radio.checked = isChecked;
  const days = make("span", { class: "start" }, make("bdi", {}, label), make("br"), make("small", {}, detail));
  return make("label", {}, radio, days, make("span", {}, money(amount)));
}

/**
 * The sheet that stands for a wallet's, opened before there is a session. Resolves to what the person confirmed, or to
 * undefined if they close it.
 */
export function openExpressSheet(root, texts, { publicKey, currencyCode, asksEmail, locale, quote, label }) {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency: currencyCode });
  const money = (amount) => make("bdi", { dir: "ltr" }, format.format(amount / 100));
  const where = choice(
    texts.walletAddress,
    addresses.map(({ address }) => `${address.line1}, ${address.city}, ${address.countryCode}`),
  );
  const card = choice(
    texts.walletCard,
    walletCards.map(({ number, text }) => `•• ${number.slice(-4)} ${texts[text]}`),
  );
  const email = make("input", { type: "email", value: EMAIL, autocomplete: "email", required: "" });
  const rates = make("fieldset");
  const sums = make("div", { class: "sums" });
  const alert = make("p", { class: "error alert", role: "alert", hidden: "" });
  const confirm = make("button", { type: "button", class: "pay" }, texts.walletConfirm);
  const cancel = make("button", { type: "button", class: "quiet" }, texts.walletCancel);
  const title = make("h2", { id: "sheet-title" }, `${texts.walletTitle} · ${label}`);
  const foot = make("div", { class: "foot" }, alert, sums, confirm, cancel);
  const mail = asksEmail ? [make("label", { class: "field" }, texts.walletEmail, email)] : [];
  const note = make("p", { class: "note" }, texts.testTitle);
  const sheet = make(
    "dialog",
    { "aria-labelledby": title.id },
    title,
    note,
    where.element,
    ...mail,
    rates,
    card.element,
    foot,
  );
  let total;

  const person = () => addresses[Number(where.select.value)];
  const warn = (text = "") => {
    alert.textContent = text;
    alert.hidden = text === "";
  };

  function show() {
    const chosen = rates.querySelector(":checked")?.value;
    const { refused, lines = [], rates: offered = [], totalLabel } = quote(person().address.countryCode);
    warn(refused);
    const rate = offered.find(({ id }) => id === chosen) ?? offered[0];
    const radios = offered.map((each) => rateRadio(each, money, each === rate));
    rates.replaceChildren(make("legend", {}, texts.walletDelivery), ...radios);
    rates.hidden = rate === undefined;
    const rows = rate === undefined ? [] : [...lines, rate, { label: totalLabel, amount: rate.total }];
    sums.replaceChildren(
      ...rows.map((row) => make("p", { class: "row" }, make("span", {}, row.label), money(row.amount))),
    );
    confirm.setAttribute("aria-disabled", String(rate === undefined));
    total = rate?.total;
    return rate;
  }

  /** Takes the token for the total that is shown. If the merchant's total has just changed, shows it instead. */
  async function take() {
    if (confirm.getAttribute("aria-disabled") === "true") return undefined;
    if (asksEmail && !email.reportValidity()) return undefined;
    const before = total;
    const rate = show();
    if (rate === undefined || total !== before) return undefined;
    confirm.setAttribute("aria-busy", "true");
    confirm.setAttribute("aria-disabled", "true");
    const cardNumber = walletCards[Number(card.select.value)].number;
    const token = await makeToken(publicKey, { cardNumber, amountMinor: total, currencyCode });
    confirm.removeAttribute("aria-busy");
    confirm.setAttribute("aria-disabled", "false");
    if (token === undefined) warn(texts.unreachable);
    return token && { ...token, ...person(), email: email.value.trim(), rateId: rate.id, totalMinor: total };
  }

  where.select.addEventListener("change", show);
  rates.addEventListener("change", show);
  show();
  root.append(sheet);
  return new Promise((resolve) => {
    let confirmed;
    confirm.addEventListener("click", async () => {
      confirmed = await take();
      if (confirmed !== undefined) sheet.close();
    });
    cancel.addEventListener("click", () => sheet.close());
    sheet.addEventListener("close", () => {
      sheet.remove();
      resolve(confirmed);
    });
    sheet.showModal();
  });
}
