import { formatMoney } from "@trove/money";
import { useEffect, useRef, useState } from "react";
import { balance } from "../../../locales/en/balance.ts";
import { ways } from "../../../locales/en/payments/ways.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { PaymentForm, type PaymentOutcome, type PaymentSession, sessionTitle } from "../../payments/index.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./top-up-payment.module.css";

type Props = {
  session: PaymentSession;
  onChange: () => void;
  onOutcome: (outcome: PaymentOutcome) => void;
  /** Called when the person has noted where to transfer the amount. */
  onSent: () => void;
};

/**
 * The second step: the form of the chosen way. Its heading gets the focus, because the first step's button has been
 * removed.
 */
export function TopUpPayment({ session, onChange, onOutcome, onSent }: Props) {
  const t = useTexts(balance).topUp;
  const titles = useTexts(ways);
  const [isClosed, setClosed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={layout["stack-5"]}>
      <div className={styles["head"]}>
        <h2 ref={heading} tabIndex={-1}>
          {sessionTitle(titles, session, t.card)}
        </h2>
        <p>{t.paying(formatMoney(session.amount, session.currencyCode))}</p>
      </div>
      <PaymentForm session={session} onOutcome={onOutcome} onClosed={() => setClosed(true)} onSent={onSent} />
      <div>
        <Button variant={isClosed ? "filled" : "outline"} onClick={onChange}>
          {isClosed ? t.startAgain : t.change}
        </Button>
      </div>
    </div>
  );
}
