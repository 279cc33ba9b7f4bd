import { formatMoney } from "@trove/money";
import { useEffect } from "react";
import { ways } from "../../../locales/en/payments/ways.ts";
import { useTexts } from "../../../locales/texts.ts";
import { classes } from "../../../ui/classes.ts";
import buttons from "../../../ui/button.module.css";
import layout from "../../../ui/layout.module.css";
import type { PaymentSession } from "../gateway-forms/gateway-form.ts";
import { redirectTexts } from "../ways/session-title.ts";

type Props = { session: PaymentSession; to: string };

/**
 * Leads to the page of the bank or the provider. The link is for those who come back without having paid, and for
 * browsers that don't follow.
 */
export function PaymentRedirect({ session, to }: Props) {
  const t = redirectTexts(useTexts(ways), session);
  useEffect(() => window.location.assign(to), [to]);
  return (
    <section className={layout["stack-4"]} aria-label={t.title}>
      <p>{t.text(formatMoney(session.amount, session.currencyCode))}</p>
      <div>
        <a href={to} className={classes(buttons["button"], buttons["filled"], buttons["large"])}>
          {t.link}
        </a>
      </div>
    </section>
  );
}
