import { formatEuros } from "@trove/money";
import { IconCreditCardOff } from "../../../ui/icons/shop-icons.ts";
import { balance } from "../../../locales/en/balance.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { type CheckState, PaymentStatusView, PaymentWait } from "../../payments/index.ts";
import { topUpPath } from "../top-up/top-up-path.ts";
import type { PendingTopUp } from "./pending-top-up.ts";

type Props = {
  state: Exclude<CheckState, { step: "success" }>;
  topUp: PendingTopUp | undefined;
  onAgain: () => void;
};

/** Shows a payment in any state except paid. */
export function PaymentProgress({ state, topUp, onAgain }: Props) {
  const t = useTexts(balance).validation;
  if (state.step !== "failed") {
    return (
      <PaymentWait
        state={state}
        lateAction={<ButtonLink to="/transactions">{t.statement}</ButtonLink>}
        missingText={t.missingText}
        missingAction={<ButtonLink to={topUpPath()}>{t.topUp}</ButtonLink>}
        onAgain={onAgain}
      />
    );
  }
  const retry = topUp === undefined ? t.retryUnknown : t.retry(formatEuros(topUp.amount));
  return (
    <PaymentStatusView
      tone="bad"
      icon={<IconCreditCardOff size={40} stroke={1.6} />}
      title={t.failed}
      actions={<ButtonLink to={topUpPath(topUp)}>{retry}</ButtonLink>}
    >
      <p>{topUp?.declineReason ?? t.failedReason}</p>
      <p>{t.failedText}</p>
      <p>{t.lateSuccess}</p>
      <p>{t.twice}</p>
    </PaymentStatusView>
  );
}
