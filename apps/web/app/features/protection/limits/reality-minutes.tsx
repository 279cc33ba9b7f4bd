import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { limits as texts } from "../../../locales/en/protection/limits.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { SelectField } from "../../../ui/form/field.tsx";
import { SettingsPart } from "../../../ui/page/settings-part.tsx";
import { changeProtection } from "../change-protection.ts";
import styles from "./limits-page.module.css";

const MINUTES = [15, 30, 60] as const;

type Props = {
  /** The person's own choice; null without one. */
  own: number | null;
  /** Those of the person's market; null if it asks for none. */
  shop: number | null;
};

/** How often the person wants to look up from playing. A market may ask for it more often. */
export function RealityMinutes({ own, shop }: Props) {
  const t = useTexts(texts).reality;
  const [failure, setFailure] = useState<string>();

  async function choose(text: string): Promise<void> {
    const realityMinutes = MINUTES.find((each) => String(each) === text);
    if (realityMinutes === undefined) return;
    setFailure(undefined);
    const body = { what: "RealityCheck" as const, realityMinutes };
    await changeProtection("acknowledgeCheck", { body }).catch((error: unknown) => setFailure(messageOf(error)));
  }

  return (
    <SettingsPart id="reality" title={t.title} lead={t.lead}>
      <SelectField
        className={styles["choice"]}
        label={t.label}
        value={own ?? ""}
        onChange={(event) => void choose(event.currentTarget.value)}
      >
        <option value="" disabled>
          {t.shop(shop === null ? t.never : t.every(shop))}
        </option>
        {MINUTES.map((each) => (
          <option key={each} value={each}>
            {t.every(each)}
          </option>
        ))}
      </SelectField>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
    </SettingsPart>
  );
}
