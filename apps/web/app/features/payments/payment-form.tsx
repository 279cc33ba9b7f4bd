import { formatMoney } from "@trove/money";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { payments } from "../../locales/en/payments/payments.ts";
import { useTexts } from "../../locales/texts.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import type { FormEvents, PaymentSession } from "./gateway-forms/gateway-form.ts";
import { gatewayForms } from "./gateway-forms/gateway-forms.ts";
import letters from "../../ui/letters.module.css";
import styles from "./payment-form.module.css";

type Props = FormEvents & { session: PaymentSession };

/** How long the form may take to load before it counts as failed. */
const READY_WITHIN_MS = 20_000;

/** The gateway's own card form in a labelled region. Card data goes to the gateway and never to the shop. */
export function PaymentForm({ session, onOutcome, onClosed }: Props) {
  const t = useTexts(payments);
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "ready" | "lost" | "closed">("loading");
  const [round, setRound] = useState(0);
  const outcome = useEffectEvent(onOutcome);
  const closed = useEffectEvent(onClosed);
  const mount = gatewayForms[session.provider];
  const payText = t.pay(formatMoney(session.amount, session.currencyCode));

  useEffect(() => {
    const container = place.current;
    if (container === null) return;
    const leaving = new AbortController();
    const { signal: left } = leaving;
    // Each mount has its own container. Otherwise a form that loads late could appear in the container of the next
    // form.
    const own = container.appendChild(document.createElement("div"));
    const mounted = mount(own, session, payText, {
      left,
      onOutcome: (result) => !left.aborted && outcome(result),
      onClosed(isSaid) {
        if (left.aborted) return;
        if (!isSaid) setState("closed");
        closed();
      },
      onLost: () => !left.aborted && setState("lost"),
    });
    function leave(): void {
      clearTimeout(late);
      if (left.aborted) return;
      leaving.abort();
      own.remove();
      mounted.then(
        (form) => form.unmount(),
        () => undefined,
      );
    }
    const late = setTimeout(() => {
      leave();
      setState("lost");
    }, READY_WITHIN_MS);
    mounted.then(
      () => !left.aborted && setState((before) => (before === "loading" ? "ready" : before)),
      () => !left.aborted && setState("lost"),
    );
    void mounted.catch(() => undefined).then(() => clearTimeout(late));
    return leave;
  }, [session, mount, payText, round]);

  function tryAgain(): void {
    setState("loading");
    setRound(round + 1);
  }

  return (
    <section className={styles["region"]} aria-label={t.formLabel}>
      {state === "lost" && <ErrorState error={{ message: t.formLost }} onRetry={tryAgain} />}
      {state === "loading" && <SkeletonRows count={3} height={64} />}
      {state === "closed" && <Alert kind="warning">{t.formClosed}</Alert>}
      {/* The form is laid out while hidden, because it may measure itself. It is shown once it has its final
          position, so that its button doesn't move while the person is about to press it. */}
      <div
        ref={place}
        className={state === "loading" ? styles["arriving"] : undefined}
        hidden={state === "lost" || state === "closed"}
      />
      <p className={letters["hint"]}>{t.formNote}</p>
    </section>
  );
}
