import { complaints as texts } from "../../../locales/en/cases/complaints.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useAppInfo } from "../../../shell/app-info.ts";
import layout from "../../../ui/layout.module.css";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { ComplaintForm } from "./complaint-form.tsx";
import styles from "./complaints-page.module.css";

/** Says how complaints are dealt with, and by when, and takes one. */
export default function ComplaintsPage() {
  const t = useTexts(texts);
  const { brand, complaints, contactEmail } = useAppInfo();
  return (
    <div className={styles["page"]}>
      <div className={layout["stack-4"]}>
        <PageTitle title={t.title} description={t.description(brand)} />
        <p>{t.limits(complaints.answerDays)}</p>
        <p>
          {t.byMail} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </p>
        <h2>{t.adr}</h2>
        {complaints.adrBody === "" ? (
          <p>{t.noBody}</p>
        ) : (
          <>
            <p>{t.body}</p>
            <p>
              <bdi>{complaints.adrBody}</bdi>
            </p>
          </>
        )}
      </div>
      <ComplaintForm />
    </div>
  );
}
