import { formatEuros } from "@trove/money";
import { useEffect, useState } from "react";
import { IconCheck } from "../../../ui/icons/shop-icons.ts";
import { balance } from "../../../locales/en/balance.ts";
import { useTexts } from "../../../locales/texts.ts";
import { safeReturnTo } from "../../../session/return-to.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { PaymentStatusView } from "../../payments/index.ts";
import { forgetTopUp, type PendingTopUp } from "./pending-top-up.ts";
import { useNavigate } from "react-router";

const RETURN_AFTER_S = 3;

/** Counts down and then navigates to `to`, unless cancelled. `secondsLeft` is undefined while no countdown runs. */
function useAutoReturn(to: string | undefined) {
  const navigate = useNavigate();
  const [secondsLeft, setSecondsLeft] = useState(RETURN_AFTER_S);
  const [isStaying, setStaying] = useState(false);
  const counts = to !== undefined && !isStaying;

  useEffect(() => {
    if (!counts) return;
    if (secondsLeft === 0) {
      void navigate(to, { replace: true });
      return;
    }
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [counts, secondsLeft, navigate, to]);

  return { secondsLeft: counts ? secondsLeft : undefined, isStaying, stay: () => setStaying(true) };
}

/** Shown when the money has arrived. Redirects people who came from another page back to it, unless they cancel. */
export function PaymentSuccess({ topUp }: { topUp: PendingTopUp | undefined }) {
  const t = useTexts(balance).validation;
  const returnTo = safeReturnTo(topUp?.returnTo ?? null);
  const { secondsLeft, isStaying, stay } = useAutoReturn(returnTo);
  useEffect(() => forgetTopUp(), []);

  const actions = (
    <>
      <ButtonLink to={returnTo ?? "/lootboxes"}>{returnTo === undefined ? t.boxes : t.onward}</ButtonLink>
      {secondsLeft !== undefined && (
        <Button variant="outline" onClick={stay}>
          {t.stay}
        </Button>
      )}
      {secondsLeft === undefined && (
        <ButtonLink variant="quiet" to="/transactions">
          {t.statement}
        </ButtonLink>
      )}
    </>
  );
  const text = topUp === undefined ? t.addedUnknown : t.added(formatEuros(topUp.amount));
  const note = secondsLeft === undefined ? isStaying && t.staying : t.returning(secondsLeft);

  return (
    <PaymentStatusView tone="good" icon={<IconCheck size={40} stroke={2} />} title={t.success} actions={actions}>
      <p>{text}</p>
      {note !== false && <p>{note}</p>}
    </PaymentStatusView>
  );
}
