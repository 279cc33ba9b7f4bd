import { complaints as texts } from "../../../locales/en/cases/complaints.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useAppInfo } from "../../../shell/app-info.ts";
import letters from "../../../ui/letters.module.css";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import summary from "../../../ui/page/summary.module.css";
import { ComplaintForm } from "./complaint-form.tsx";

/** Takes a complaint, and says how it is dealt with, by when, and who helps if that fails. */
export default function ComplaintsPage() {
  const t = useTexts(texts);
  const { brand, complaints } = useAppInfo();
  return (
    <>
      <PageHeader title={t.title} lead={t.limits(complaints.answerDays)} description={t.description(brand)} />
      <div className={summary["columns"]}>
        <ComplaintForm />
        <aside className={summary["summary"]} aria-label={t.adr}>
          <h2>{t.adr}</h2>
          <p className={letters["muted"]}>{complaints.adrBody === "" ? t.noBody : t.body}</p>
          {complaints.adrBody !== "" && (
            <p>
              <bdi>{complaints.adrBody}</bdi>
            </p>
          )}
        </aside>
      </div>
    </>
  );
}
