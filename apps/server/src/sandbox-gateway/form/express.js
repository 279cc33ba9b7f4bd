import { openExpressSheet } from "./express-sheet.js";
import { make } from "./fields.js";
import { formStyle } from "./form-style.js";
import { defaultTexts } from "./form-texts.js";
import { pay } from "./pay-call.js";

/**
 * Puts a button for each wallet into an element of the merchant's page, to pay before the merchant has a session.
 * - `methods` are the wallets, each with the name on its button.
 * - `quote` returns `{refused}` for a country that is not served, or `{lines, rates, totalLabel}` with amounts in the
 *   smallest unit. It is called at each change.
 * - `onConfirm` receives name, contact, address and rate of the person, and a token for exactly the confirmed total.
 * - Returns a function that removes the buttons.
 */
export function mountExpress(container, { publicKey, methods, currencyCode, asksEmail, locale, quote }, { onConfirm }) {
  const host = make("div");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(formStyle);
  root.adoptedStyleSheets = [sheet];
  const buttons = methods.map(({ method, label }) => {
    const button = make("button", { type: "button", class: "wallet" }, label);
    button.addEventListener("click", async () => {
      const parts = { publicKey, currencyCode, asksEmail, locale, quote, label };
      const confirmed = await openExpressSheet(root, defaultTexts, parts);
      if (confirmed === undefined) return button.focus();
      return onConfirm({ ...confirmed, method });
    });
    return button;
  });
  root.append(make("div", { class: "wallets" }, ...buttons));
  container.append(host);
  return { unmount: () => host.remove() };
}

/** Pays a session by a wallet's token. Undefined if the wallet has to ask again. */
export async function payByToken(session, walletToken) {
  return (await pay(session, { walletToken })).result;
}
