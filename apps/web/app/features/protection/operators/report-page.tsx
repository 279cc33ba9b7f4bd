import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { download } from "../../../api/download.ts";
import { useQuery } from "../../../api/use-query.ts";
import { report } from "../../../locales/en/protection/report.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { dateTimeText } from "../../../ui/date-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { SelectField } from "../../../ui/form/field.tsx";
import { IconDownload } from "../../../ui/icons/shop-icons.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import styles from "./report-page.module.css";
import { ReportTables } from "./report-tables.tsx";

const SPANS = [3, 12, 24];

/** The report about protection by months, which regulators ask for, also as a file. */
export default function ReportPage() {
  const t = useTexts(report);
  const [months, setMonths] = useState(12);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { data, error, mutate } = useQuery("reportProtection", { query: { months } }, { revalidateOnFocus: false });

  async function save(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const { name, content } = await download("downloadProtectionReport", { query: { months } });
      saveFile(name, content);
    } catch (problem) {
      setFailure(messageOf(problem));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <ButtonLink variant="outline" to="/dashboard/group/six">
            {t.back}
          </ButtonLink>
        }
      />
      <div className={styles["choice"]}>
        <SelectField
          label={t.show}
          value={String(months)}
          onChange={({ currentTarget }) => setMonths(Number(currentTarget.value))}
        >
          {SPANS.map((count) => (
            <option key={count} value={count}>
              {t.last(count)}
            </option>
          ))}
        </SelectField>
        <Button variant="outline" icon={<IconDownload size={18} />} busy={busy} onClick={() => void save()}>
          {t.file}
        </Button>
      </div>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={6} height={72} />}
      {data && (
        <>
          {data.asOfUtc !== null && (
            <p className={styles["asOf"]}>{t.asOf(dateTimeText(data.asOfUtc), data.timeZone)}</p>
          )}
          <ReportTables months={data.months} />
        </>
      )}
    </>
  );
}
