import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import { revalidate } from "../../../api/use-query.ts";
import { adminPayments } from "../../../locales/en/payments/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import type { ShownPayment } from "./payment-words.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./payments.module.css";
import { ReasonForm } from "./reason-form.tsx";

/** Asks the provider for the payment's state again, and marks warnings as handled. */
export function PaymentActions({ payment: { id, warnings, handledAtUtc } }: { payment: ShownPayment }) {
  const t = useTexts(adminPayments);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function recheck(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      // Each press is a new request, so it gets a new key.
      const idempotencyKey = createIntent().keyFor({ id });
      await call("recheckPayment", { params: { id }, body: {} }, { idempotencyKey });
      await revalidate("getPayment", "listPayments");
      showToast("good", t.page.rechecked);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={layout["stack-4"]}>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      <div>
        <Button variant="outline" busy={busy} onClick={() => void recheck()}>
          {t.page.recheck}
        </Button>
      </div>
      {handledAtUtc !== null && <p className={styles["quiet"]}>{t.page.handledAt(dateTimeText(handledAtUtc))}</p>}
      {warnings.length > 0 && handledAtUtc === null && (
        <ReasonForm
          subject={`handled_${id}`}
          title={t.page.handle}
          text={t.page.handleText}
          onSend={async (reason, idempotencyKey) => {
            await call("handlePayment", { params: { id }, body: { reason } }, { idempotencyKey });
            await revalidate("getPayment", "listPayments");
          }}
        />
      )}
    </div>
  );
}
