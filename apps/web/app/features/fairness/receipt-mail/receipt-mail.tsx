import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { useQuery } from "../../../api/use-query.ts";
import { receiptMail } from "../../../locales/en/fairness/receipt-mail.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SwitchField } from "../../../ui/form/switch-field.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { SettingsPart } from "../../../ui/page/settings-part.tsx";

function Switch() {
  const t = useTexts(receiptMail);
  const { data, error, mutate } = useQuery("getReceiptMail", {});
  const [failure, setFailure] = useState<string>();

  async function change(isOn: boolean): Promise<void> {
    setFailure(undefined);
    try {
      const changed = call("setReceiptMail", { body: { isOn } });
      await mutate(changed, { optimisticData: { isOn }, revalidate: false });
      showToast("good", isOn ? t.on : t.off);
    } catch (thrown) {
      setFailure(messageOf(thrown));
    }
  }

  if (data === undefined && error !== undefined) return <ErrorState error={error} onRetry={() => void mutate()} />;
  return (
    <>
      <SwitchField label={t.label} hint={t.hint} checked={data?.isOn} onChange={(isOn) => void change(isOn)} />
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
    </>
  );
}

/** Lets the person choose to get the records of their openings by e-mail. */
export function ReceiptMail() {
  const t = useTexts(receiptMail);
  return (
    <SettingsPart id="receipt-mail" title={t.title} lead={t.lead}>
      <Switch />
    </SettingsPart>
  );
}
