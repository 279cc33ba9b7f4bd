import { ITEM_FILE_MAX_BYTES, ITEM_ZIP_MAX_BYTES } from "@trove/contract/constants";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiError, messageOf } from "../../../../api/api-error.ts";
import { createIntent } from "../../../../api/intent.ts";
import { upload } from "../../../../api/upload.ts";
import { works } from "../../../../locales/en/operators/works.ts";
import { sentences } from "../../../../locales/joined.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { TextField } from "../../../../ui/form/field.tsx";
import { PageHeader } from "../../../../ui/page/page-header.tsx";
import { problemsIn, useProblemText, workPath } from "../../../operators/index.ts";
import styles from "./import-page.module.css";

const TITLE_MAX = 120;

const isZip = ({ name }: File) => name.toLowerCase().endsWith(".zip");
const isTooLarge = (file: File) => file.size > (isZip(file) ? ITEM_ZIP_MAX_BYTES : ITEM_FILE_MAX_BYTES);

/** A form to upload a file of items. Then opens the page of the planned work with its changes. */
export default function ImportPage() {
  const t = useTexts(works);
  const problemText = useProblemText();
  const navigate = useNavigate();
  const [intent] = useState(() => createIntent());
  const [file, setFile] = useState<File>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  function choose(chosen: File | undefined): void {
    setFile(chosen);
    setFailure(chosen !== undefined && isTooLarge(chosen) ? t.import.tooLarge : undefined);
  }

  async function send(): Promise<void> {
    if (file === undefined) return setFailure(t.import.choose);
    if (isTooLarge(file)) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { name, size, lastModified } = file;
      // Browsers report different types for these files, depending on the installed programs.
      const body = new Blob([file], { type: isZip(file) ? "application/zip" : "text/csv" });
      const key = intent.keyFor({ name, size, lastModified });
      const planned = await upload("planItemImport", { query: { title: name.slice(-TITLE_MAX) } }, body, key);
      await navigate(workPath(planned.id));
    } catch (error) {
      const problems = error instanceof ApiError ? problemsIn(error.problem.params) : [];
      setFailure(problems.length > 0 ? sentences(problems.map(problemText)) : messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <PageHeader
        title={t.import.title}
        lead={t.import.lead}
        actions={
          <ButtonLink variant="outline" to="/dashboard/three/works">
            {t.title}
          </ButtonLink>
        }
      />
      <div className={styles["import"]}>
        {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
        <TextField
          type="file"
          accept=".csv,.zip,text/csv,text/plain,application/zip"
          label={t.import.file}
          hint={t.import.hint}
          onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
        />
        <div>
          <Button busy={busy} onClick={() => void send()}>
            {t.import.send}
          </Button>
        </div>
        <section aria-labelledby="how">
          <h2 id="how">{t.import.how}</h2>
          <ul>
            {Object.values(t.import.steps).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
