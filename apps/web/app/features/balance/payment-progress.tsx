import { formatEuros } from "@trove/money";
import { IconBuildingBank, IconCreditCardOff, IconHelp, IconPlugConnectedX } from "@tabler/icons-react";
import { balance } from "../../locales/en/balance.ts";
import { forms } from "../../locales/en/forms.ts";
import { useTexts } from "../../locales/texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import type { CheckState } from "../payments/index.ts";
import { PaymentStatusView } from "./payment-status-view.tsx";
import { type PendingTopUp, topUpPath } from "./pending-top-up.ts";
import { amountText } from "./top-up-amount.ts";

type Props = {
  state: Exclude<CheckState, { step: "success" }>;
  topUp: PendingTopUp | undefined;
  onAgain: () => void;
};

/** Everything a payment can be but paid. */
export function PaymentProgress({ state, topUp, onAgain }: Props) {
  const t = useTexts(balance).validation;
  const { tryAgain } = useTexts(forms);
  const retryPath = topUpPath(topUp, topUp === undefined ? "" : amountText(topUp.amount));

  switch (state.step) {
    case "checking":
      return (
        <PaymentStatusView tone="plain" icon={<Spinner size={40} />} title={t.checking}>
          <p>{t.checkingText}</p>
        </PaymentStatusView>
      );
    case "pending":
      return (
        <PaymentStatusView tone="plain" icon={<Spinner size={40} />} title={t.pending}>
          <p>{t.pendingText}</p>
        </PaymentStatusView>
      );
    case "late":
      return (
        <PaymentStatusView
          tone="plain"
          icon={<IconBuildingBank size={40} stroke={1.6} />}
          title={t.late}
          actions={<ButtonLink to="/transactions">{t.statement}</ButtonLink>}
        >
          <p>{t.lateText}</p>
        </PaymentStatusView>
      );
    case "failed":
      return (
        <PaymentStatusView
          tone="bad"
          icon={<IconCreditCardOff size={40} stroke={1.6} />}
          title={t.failed}
          actions={
            <ButtonLink to={retryPath}>
              {topUp === undefined ? t.retryUnknown : t.retry(formatEuros(topUp.amount))}
            </ButtonLink>
          }
        >
          <p>{topUp?.declineReason ?? t.failedReason}</p>
          <p>{t.failedText}</p>
          <p>{t.lateSuccess}</p>
        </PaymentStatusView>
      );
    case "missing":
      return (
        <PaymentStatusView
          tone="plain"
          icon={<IconHelp size={40} stroke={1.6} />}
          title={t.missing}
          actions={<ButtonLink to="/top-up">{t.topUp}</ButtonLink>}
        >
          <p>{t.missingText}</p>
        </PaymentStatusView>
      );
    case "error":
      return (
        <PaymentStatusView
          tone="bad"
          icon={<IconPlugConnectedX size={40} stroke={1.6} />}
          title={t.error}
          actions={<Button onClick={onAgain}>{tryAgain}</Button>}
        >
          <p>{state.error.message}</p>
          <p>{t.errorText}</p>
        </PaymentStatusView>
      );
  }
}
