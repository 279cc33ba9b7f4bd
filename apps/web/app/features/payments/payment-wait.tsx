import { type ReactNode, useState } from "react";
import { IconBuildingBank, IconHelp, IconPlugConnectedX } from "../../ui/icons/shop-icons.ts";
import { controls } from "../../locales/en/controls.ts";
import { payments } from "../../locales/en/payments/payments.ts";
import { useTexts } from "../../locales/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import type { CheckState } from "./payment-check.ts";
import { PaymentStatusView } from "./payment-status-view.tsx";
import { lastTakesDays } from "./ways/remembered-method.ts";

type Props = {
  state: Exclude<CheckState, { step: "success" | "failed" }>;
  /** An alternative action, shown if the bank takes too long. */
  lateAction: ReactNode;
  missingText: string;
  missingAction: ReactNode;
  onAgain: () => void;
};

/** Shows a payment that a bank decides days later. */
function DaysView({ action }: { action: ReactNode }) {
  const t = useTexts(payments).wait;
  return (
    <PaymentStatusView tone="plain" icon={<IconBuildingBank size={40} stroke={1.6} />} title={t.days} actions={action}>
      <p>{t.daysText}</p>
    </PaymentStatusView>
  );
}

/** Shows a payment whose result is not known yet. */
export function PaymentWait({ state, lateAction, missingText, missingAction, onAgain }: Props) {
  const t = useTexts(payments).wait;
  const { tryAgain } = useTexts(controls);
  const [takesDays] = useState(lastTakesDays);
  const icon = { size: 40, stroke: 1.6 };
  switch (state.step) {
    case "checking":
    case "pending":
      if (state.step === "pending" && takesDays) return <DaysView action={lateAction} />;
      return (
        <PaymentStatusView tone="plain" icon={<Spinner size={40} />} title={t[state.step]}>
          <p>{state.step === "checking" ? t.checkingText : t.pendingText}</p>
        </PaymentStatusView>
      );
    case "late":
      if (takesDays) return <DaysView action={lateAction} />;
      return (
        <PaymentStatusView tone="plain" icon={<IconBuildingBank {...icon} />} title={t.late} actions={lateAction}>
          <p>{t.lateText}</p>
        </PaymentStatusView>
      );
    case "missing":
      return (
        <PaymentStatusView tone="plain" icon={<IconHelp {...icon} />} title={t.missing} actions={missingAction}>
          <p>{missingText}</p>
        </PaymentStatusView>
      );
    case "error":
      return (
        <PaymentStatusView
          tone="bad"
          icon={<IconPlugConnectedX {...icon} />}
          title={t.error}
          actions={<Button onClick={onAgain}>{tryAgain}</Button>}
        >
          <p>{state.error.message}</p>
          <p>{t.errorText}</p>
        </PaymentStatusView>
      );
  }
}
