import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { useQuery } from "../../../api/use-query.ts";
import { openingName } from "../../../locales/en/lootboxes/opening-name.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SwitchField } from "../../../ui/form/switch-field.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { SettingsPart } from "../../../ui/page/settings-part.tsx";

function Switch() {
  const t = useTexts(openingName);
  const { data, error, mutate } = useQuery("getOpeningName", {});
  const [failure, setFailure] = useState<string>();

  async function change(isShown: boolean): Promise<void> {
    setFailure(undefined);
    try {
      const changed = call("setOpeningName", { body: { isShown } });
      await mutate(changed, { optimisticData: { isShown }, revalidate: false });
      showToast("good", isShown ? t.on : t.off);
    } catch (thrown) {
      setFailure(messageOf(thrown));
    }
  }

  if (data === undefined && error !== undefined) return <ErrorState error={error} onRetry={() => void mutate()} />;
  return (
    <>
      <SwitchField label={t.label} hint={t.hint} checked={data?.isShown} onChange={(isShown) => void change(isShown)} />
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
    </>
  );
}

/** Lets the person choose whether their user name is shown with their openings. */
export function OpeningName() {
  const t = useTexts(openingName);
  return (
    <SettingsPart id="opening-name" title={t.title} lead={t.lead}>
      <Switch />
    </SettingsPart>
  );
}
