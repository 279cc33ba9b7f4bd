import { formatMoney } from "@trove/money";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { payments } from "../../locales/en/payments/payments.ts";
import { useTexts } from "../../locales/texts.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { PaymentRedirect } from "./elsewhere/payment-redirect.tsx";
import { TransferInstructions } from "./elsewhere/transfer-instructions.tsx";
import type { FormEvents, MountGatewayForm, PaymentSession } from "./gateway-forms/gateway-form.ts";
import { gatewayForms } from "./gateway-forms/gateway-forms.ts";
import { rememberMethod } from "./ways/remembered-method.ts";
import letters from "../../ui/letters.module.css";
import styles from "./payment-form.module.css";

type FormProps = FormEvents & { session: PaymentSession; mount: MountGatewayForm };

type Props = FormEvents & {
  session: PaymentSession;
  /** Called when the person has noted the account to which they transfer the amount. */
  onSent: () => void;
};

/** How long the form may take to load before it counts as failed. */
const READY_WITHIN_MS = 20_000;

/** Methods whose fields are for something else than a card. */
const noteOf = ({ method }: PaymentSession) =>
  method === "sepaDebit" ? "accountNote" : method === "bankTransfer" ? undefined : "formNote";

/** The gateway's own form in a labelled region. Card data goes to the gateway and never to the shop. */
function GatewayForm({ session, mount, onOutcome, onClosed }: FormProps) {
  const t = useTexts(payments);
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "ready" | "lost" | "closed">("loading");
  const [round, setRound] = useState(0);
  const outcome = useEffectEvent(onOutcome);
  const closed = useEffectEvent(onClosed);
  const note = noteOf(session);
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
      {note !== undefined && <p className={letters["hint"]}>{t[note]}</p>}
    </section>
  );
}

/** Lets the person pay by the session's method: in a form, on a page of their bank, or by a transfer of their own. */
export function PaymentForm({ session, onSent, ...events }: Props) {
  const { method, redirectUrl, instructions, provider } = session;
  useEffect(() => {
    if (method !== undefined) rememberMethod(method);
  }, [method]);
  if (redirectUrl !== undefined) return <PaymentRedirect session={session} to={redirectUrl} />;
  if (instructions === undefined) {
    const mount = gatewayForms[provider];
    if (mount === null) throw new Error(`a session of ${provider} has no instructions`);
    return <GatewayForm session={session} mount={mount} {...events} />;
  }
  return (
    <>
      <TransferInstructions session={session} instructions={instructions} onSent={onSent} />
      {/* It stands for the payer's bank. */}
      {provider === "sandbox" && <GatewayForm session={session} mount={gatewayForms.sandbox} {...events} />}
    </>
  );
}
