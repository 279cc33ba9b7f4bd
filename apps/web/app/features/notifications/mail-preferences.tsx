import { useState } from "react";
import { MAIL_PREFERENCES, type MailPreference } from "@trove/contract/statuses";
import { messageOf } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { useQuery } from "../../api/use-query.ts";
import { mailPreferences } from "../../locales/en/notifications/mail-preferences.ts";
import { useTexts } from "../../locales/texts.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { SwitchField } from "../../ui/form/switch-field.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { classes } from "../../ui/classes.ts";
import letters from "../../ui/letters.module.css";
import layout from "../../ui/layout.module.css";
import { SettingsPart } from "../../ui/page/settings-part.tsx";
import settings from "../../ui/page/settings.module.css";
import styles from "./mail-preferences.module.css";

const kinds = Object.keys(MAIL_PREFERENCES) as MailPreference[];

function Switches() {
  const t = useTexts(mailPreferences);
  const { data, error, mutate } = useQuery("getMailPreferences", {});
  const [failure, setFailure] = useState<string>();

  async function choose(kind: MailPreference, isOn: boolean): Promise<void> {
    setFailure(undefined);
    try {
      const changed = call("setMailPreferences", { body: { [kind]: isOn } });
      const optimisticData = { ...MAIL_PREFERENCES, ...data, [kind]: isOn };
      await mutate(changed, { optimisticData, revalidate: false });
      showToast("good", t.saved);
    } catch (thrown) {
      setFailure(messageOf(thrown));
    }
  }

  if (data === undefined && error !== undefined) return <ErrorState error={error} onRetry={() => void mutate()} />;
  return (
    <>
      {kinds.map((kind) => (
        <SwitchField
          key={kind}
          {...t.kinds[kind]}
          checked={data?.[kind]}
          onChange={(isOn) => void choose(kind, isOn)}
        />
      ))}
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
    </>
  );
}

/** Lets a person choose which mails they get, and shows which mails can't be switched off. */
export function MailPreferences() {
  const t = useTexts(mailPreferences);
  const always = [t.always.orders, t.always.security];
  return (
    <div className={settings["parts"]}>
      <SettingsPart id="chosen-mails" title={t.title} lead={t.lead}>
        <Switches />
      </SettingsPart>
      <SettingsPart id="mails-always" title={t.always.title} lead={t.always.lead}>
        <ul className={classes(layout["stack-3"], styles["always"])}>
          {always.map(({ label, hint }) => (
            <li key={label}>
              {label}
              <small className={letters["hint"]}>{hint}</small>
            </li>
          ))}
        </ul>
      </SettingsPart>
    </div>
  );
}
