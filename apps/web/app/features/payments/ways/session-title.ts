import type { ways } from "../../../locales/en/payments/ways.ts";
import type { Translated } from "../../../locales/texts.ts";
import type { PaymentSession } from "../gateway-forms/gateway-form.ts";

/** The texts of the page that a person pays on: that of their bank, or that of the provider. */
export const redirectTexts = ({ redirect, hosted }: Translated<typeof ways>, { method }: PaymentSession) =>
  method === "ideal" || method === "bancontact" ? redirect : hosted;

/** The heading above the form of a session. `byCard` is that for cards. */
export function sessionTitle(t: Translated<typeof ways>, session: PaymentSession, byCard: string): string {
  const { method, instructions, redirectUrl } = session;
  if (instructions !== undefined) return t.transfer.title;
  if (redirectUrl !== undefined) return redirectTexts(t, session).title;
  return method === undefined || method === "card" ? byCard : t.methods[method];
}
