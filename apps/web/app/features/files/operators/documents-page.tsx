import { useQuery } from "../../../api/use-query.ts";
import { documents } from "../../../locales/en/files/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { DocumentVersions } from "./document-versions.tsx";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./documents.module.css";
import { UploadForm } from "./upload-form.tsx";

/** The legal documents with their versions, and a form to add one. */
export default function DocumentsPage() {
  const t = useTexts(documents);
  const { data, error, mutate } = useQuery("listLegalDocuments", {});
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
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={4} height={72} />}
      <div className={styles["documents"]}>
        {data?.map((document) => (
          <section
            key={document.fileName}
            className={classes(layout["column-4"], layout["card"])}
            aria-label={t.names[document.fileName]}
          >
            <h2>{t.names[document.fileName]}</h2>
            <UploadForm fileName={document.fileName} />
            <DocumentVersions document={document} />
          </section>
        ))}
      </div>
    </>
  );
}
