import { cardForm } from "./card-form.js";
import { debitForm } from "./debit-form.js";
import { make } from "./fields.js";
import { formStyle } from "./form-style.js";
import { defaultTexts } from "./form-texts.js";
import { pay, readKept } from "./pay-call.js";
import { transferForm } from "./transfer-form.js";
import { walletForm } from "./wallet-form.js";

const forms = {
  card: cardForm,
  applePay: walletForm,
  googlePay: walletForm,
  sepaDebit: debitForm,
  bankTransfer: transferForm,
};

/**
 * Puts the gateway's form for the session's method into an element of the merchant's page. `paymentSession` is what the
 * merchant's server received for this payment.
 * - `onResult` receives `{paymentId, status, redirectUrl?, declineReason?}` with the status Captured, Declined, Pending
 *   or RedirectRequired. After that the form accepts no further payment.
 * - `onError` receives an error with a `code` (session_closed, unreachable …), which the form shows too.
 * - `locale` is the language of `texts`, which replace the English ones by name.
 * - Resolves to functions that focus and remove the form.
 */
export async function mountPaymentForm(
  container,
  paymentSession,
  { onResult, onError, locale = "en", texts: own = {} },
) {
  const kept = await readKept(paymentSession);
  const texts = { ...defaultTexts, ...own };
  const alert = make("p", { class: "error alert", role: "alert", hidden: "" });
  const payText = make("span", {}, texts.pay);
  const payButton = make("button", { type: "submit", class: "pay" }, payText);
  const host = make("div");
  const root = host.attachShadow({ mode: "open", delegatesFocus: true });
  const form = make("form", { novalidate: "", lang: locale });
  const surroundings = {
    root,
    session: paymentSession,
    kept,
    locale,
    focusPay: () => payButton.focus(),
    send: () => form.requestSubmit(),
  };
  const parts = (forms[paymentSession.method] ?? cardForm)(texts, surroundings);
  const collect = async () =>
    parts.collect?.() ?? Object.fromEntries(parts.fields.map(({ name, input }) => [name, input.value]));
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
    for (const field of parts.fields) if (error.fields?.[field.name]) field.show(texts[error.fields[field.name]]);
    parts.fields.find(({ name }) => error.fields?.[name])?.input.focus();
    if (error.code === "invalid_card") return;
    warn(texts[error.code] ?? texts.unreachable);
    onError?.(error);
  };

  async function submit() {
    const wrong = parts.fields.filter((field) => !field.check());
    if (isTaken || wrong.length > 0) return wrong[0]?.input.focus();
    isTaken = true;
    warn("");
    const means = await collect();
    if (means === undefined) {
      isTaken = false;
      return payButton.focus();
    }
    setBusy(true);
    const { result, error } = await pay(paymentSession, means);
    if (error !== undefined) {
      isTaken = error.code === "session_closed";
      setBusy(false);
      return fail(error);
    }
    for (const { input } of parts.fields) input.value = "";
    if (result.status === "Declined") {
      setBusy(false);
      warn(result.declineReason ?? "");
    }
    return onResult(result);
  }

  form.setAttribute("aria-label", parts.label);
  form.append(alert, ...parts.before, ...(parts.hasNoButton ? [] : [payButton]), ...parts.after);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void submit();
  });

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(formStyle);
  root.adoptedStyleSheets = [sheet];
  root.append(form);
  container.append(host);
  return { focus: () => form.querySelector("input, button")?.focus(), unmount: () => host.remove() };
}
