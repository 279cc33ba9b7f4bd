import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { download } from "../../../api/download.ts";
import { useQuery } from "../../../api/use-query.ts";
import { limits as texts } from "../../../locales/en/protection/limits.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { IconDownload } from "../../../ui/icons/shop-icons.ts";
import { SettingsPart } from "../../../ui/page/settings-part.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { isPlayed, MonthsTable } from "./months-table.tsx";

const MONTHS = 12;

function MonthsFile() {
  const t = useTexts(texts).months;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function run(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const { name, content } = await download("reportPlay", { query: { months: MONTHS, format: "csv" } });
      saveFile(name, content);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      <div>
        <Button variant="outline" icon={<IconDownload size={18} />} busy={busy} onClick={() => void run()}>
          {t.csv}
        </Button>
      </div>
    </>
  );
}

/** The person's months with any play, sale or top-up, newest first, also as a file. */
export function PlayMonths() {
  const t = useTexts(texts).months;
  const { data } = useQuery("reportPlay", { query: { months: MONTHS } });
  const months = data ?? [];
  return (
    <SettingsPart id="months" title={t.title}>
      <MonthsTable months={months} none={t.none} />
      {months.some(isPlayed) && <MonthsFile />}
    </SettingsPart>
  );
}
