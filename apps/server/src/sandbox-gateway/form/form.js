import { checks, formatCvc, formatExpiry, formatNumber, reformat } from "./card-fields.js";
import { formStyle } from "./form-style.js";
import { defaultTexts } from "./form-texts.js";
import { payWithCard } from "./pay-call.js";
import { testCards } from "./test-cards.js";

function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** One labelled field with its error message. It is validated when it loses focus, and then on every change. */
function makeField(name, { label, format, texts, ...attributes }) {
  const input = make("input", { id: name, name, type: "text", inputmode: "numeric", dir: "ltr", ...attributes });
  const error = make("p", { id: `${name}-error`, class: "error", hidden: "" });
  let wasLeft = false;
  const show = (text) => {
    error.textContent = text ?? "";
    error.hidden = text === undefined;
    input.setAttribute("aria-invalid", String(text !== undefined));
    if (text === undefined) input.removeAttribute("aria-describedby");
    else input.setAttribute("aria-describedby", error.id);
  };
  const check = () => {
    wasLeft = true;
    const code = input.value.trim() === "" ? "required" : checks[name](input.value);
    show(code === undefined ? undefined : code === "required" ? texts.required(label) : texts[code]);
    return code === undefined;
  };
  input.addEventListener("input", () => {
    reformat(input, format);
    if (wasLeft) check();
  });
  input.addEventListener("blur", ({ relatedTarget }) => {
    // An error that appears now would move the button away from the pointer that is about to press it.
    if (input.value !== "" && !(relatedTarget instanceof HTMLButtonElement)) check();
  });
  const fill = (value) => {
    input.value = format(value);
    check();
  };
  const element = make("div", { class: "field" }, make("label", { for: name }, label), input, error);
  return { name, input, element, check, show, fill };
}

function makeFields(texts) {
  return [
    makeField("cardNumber", {
      label: texts.cardNumber,
      format: formatNumber,
      texts,
      autocomplete: "cc-number",
      placeholder: "1234 1234 1234 1234",
    }),
    makeField("expiry", {
      label: texts.expiry,
      format: formatExpiry,
      texts,
      autocomplete: "cc-exp",
      placeholder: texts.expiryHint,
    }),
    makeField("cvc", {
      label: texts.cvc,
      format: formatCvc,
      texts,
      autocomplete: "cc-csc",
      placeholder: texts.cvcHint,
    }),
  ];
}

function makeTestCards(texts, fill) {
  const cards = testCards.map(({ number, text }) => {
    const button = make(
      "button",
      { type: "button" },
      texts[text],
      make("span", { dir: "ltr" }, `•• ${number.slice(-4)}`),
    );
    button.addEventListener("click", () => fill(number));
    return make("li", {}, button);
  });
  const list = make("ul", {}, ...cards);
  return make("div", { class: "tests" }, make("p", {}, texts.testTitle), make("p", {}, texts.testHint), list);
}

/**
 * Puts the gateway's card form into an element of the merchant's page. `paymentSession` is what the merchant's server
 * received for this payment (`id` and `token` are used). `onResult` receives `{paymentId, status, redirectUrl?,
 * declineReason?}` with the status Captured, Declined, Pending or RedirectRequired; after that the form accepts no
 * further payment. `onError` receives an error with a `code` (session_closed, unreachable …), which the form shows too.
 * `locale` is the language of `texts`, which replace the English ones by name. Returns functions that focus and remove
 * the form.
 */
export function mountPaymentForm(container, paymentSession, { onResult, onError, locale = "en", texts: own = {} }) {
  const texts = { ...defaultTexts, ...own };
  const fields = makeFields(texts);
  const [cardNumber, expiry, cvc] = fields;
  const alert = make("p", { class: "error alert", role: "alert", hidden: "" });
  const payText = make("span", {}, texts.pay);
  const payButton = make("button", { type: "submit", class: "pay" }, payText);
  let isTaken = false;

  const warn = (text) => {
    alert.textContent = text;
    alert.hidden = text === "";
  };
  const setBusy = (isBusy) => {
    payButton.setAttribute("aria-busy", String(isBusy));
    payButton.setAttribute("aria-disabled", String(isTaken));
    payText.textContent = isBusy ? texts.paying : texts.pay;
  };
  const fail = (error) => {
    for (const field of fields) if (error.fields?.[field.name]) field.show(texts[error.fields[field.name]]);
    fields.find(({ name }) => error.fields?.[name])?.input.focus();
    if (error.code === "invalid_card") return;
    warn(texts[error.code] ?? texts.unreachable);
    onError?.(error);
  };

  async function submit() {
    const wrong = fields.filter((field) => !field.check());
    if (isTaken || wrong.length > 0) return wrong[0]?.input.focus();
    isTaken = true;
    warn("");
    setBusy(true);
    const card = Object.fromEntries(fields.map(({ name, input }) => [name, input.value]));
    const { result, error } = await payWithCard(paymentSession, card);
    if (error !== undefined) {
      isTaken = error.code === "session_closed";
      setBusy(false);
      return fail(error);
    }
    for (const { input } of fields) input.value = "";
    if (result.status === "Declined") {
      setBusy(false);
      warn(result.declineReason ?? "");
    }
    return onResult(result);
  }

  const form = make("form", { novalidate: "", lang: locale, "aria-label": texts.formLabel });
  const pair = make("div", { class: "pair" }, expiry.element, cvc.element);
  const fillTestCard = (number) => {
    cardNumber.fill(number);
    expiry.fill(`12${String(new Date().getUTCFullYear() + 3).slice(-2)}`);
    cvc.fill("123");
    payButton.focus();
  };
  form.append(alert, cardNumber.element, pair, payButton, makeTestCards(texts, fillTestCard));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void submit();
  });

  const host = make("div");
  const root = host.attachShadow({ mode: "open", delegatesFocus: true });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(formStyle);
  root.adoptedStyleSheets = [sheet];
  root.append(form);
  container.append(host);
  return { focus: () => cardNumber.input.focus(), unmount: () => host.remove() };
}
