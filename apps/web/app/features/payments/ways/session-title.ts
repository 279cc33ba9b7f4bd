import type { ways } from "../../../locales/en/payments/ways.ts";
import type { Translated } from "../../../locales/texts.ts";
import type { PaymentSession } from "../gateway-forms/gateway-form.ts";

/** The heading above the form of a session. `byCard` is that for cards. */
export function sessionTitle(
  t: Translated<typeof ways>,
  { method, instructions, redirectUrl }: PaymentSession,
  byCard: string,
): string {
  if (instructions !== undefined) return t.transfer.title;
  if (redirectUrl !== undefined) return t.redirect.title;
  return method === undefined || method === "card" ? byCard : t.methods[method];
}
