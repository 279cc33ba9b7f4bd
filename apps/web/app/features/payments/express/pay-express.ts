import type { PaymentOutcome, PaymentSession } from "../gateway-forms/gateway-form.ts";
import { expressForms } from "../gateway-forms/express-forms.ts";
import { rememberMethod } from "../ways/remembered-method.ts";
import type { Confirmed } from "./express-form.ts";

/**
 * Pays a session with what was confirmed in a wallet. Undefined if the wallet has to ask again: it is another session's
 * provider, method or sum, or the token has expired.
 */
export async function payExpress(session: PaymentSession, confirmed: Confirmed): Promise<PaymentOutcome | undefined> {
  const { provider, method, total, token } = confirmed;
  const isSame = session.provider === provider && session.method === method && session.amount === total;
  if (!isSame || session.currencyCode !== "EUR") return undefined;
  const outcome = await (await expressForms[provider]?.())?.pay(session, token).catch(() => undefined);
  if (outcome !== undefined) rememberMethod(method);
  return outcome;
}
