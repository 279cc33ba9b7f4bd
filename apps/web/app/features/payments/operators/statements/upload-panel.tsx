import { BANK_FILE_MAX_BYTES } from "@trove/contract/constants";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiError, messageOf } from "../../../../api/api-error.ts";
import { createIntent } from "../../../../api/intent.ts";
import { upload } from "../../../../api/upload.ts";
import { sentences } from "../../../../locales/joined.ts";
import { bank } from "../../../../locales/en/payments/bank.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { TextField } from "../../../../ui/form/field.tsx";
import { problemsIn, useProblemText } from "../../../operators/index.ts";
import styles from "../payments.module.css";
import { statementPath } from "./statement-path.ts";

const NAME_MAX = 120;

const isCsv = ({ name }: File) => name.toLowerCase().endsWith(".csv");

/** A form to upload a file of statements. Then opens its page, which shows what its import does. */
export function UploadPanel() {
  const t = useTexts(bank).upload;
  const problemText = useProblemText();
  const navigate = useNavigate();
  const [intent] = useState(() => createIntent());
  const [file, setFile] = useState<File>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    if (file === undefined) return setFailure(t.choose);
    if (file.size > BANK_FILE_MAX_BYTES) return setFailure(t.tooLarge);
    setBusy(true);
    setFailure(undefined);
    try {
      const { name, size, lastModified } = file;
      // Browsers report different types for these files, depending on the installed programs.
      const body = new Blob([file], { type: isCsv(file) ? "text/csv" : "application/xml" });
      const key = intent.keyFor({ name, size, lastModified });
      const { id } = await upload("uploadBankStatement", { query: { fileName: name.slice(-NAME_MAX) } }, body, key);
      await navigate(statementPath(id));
    } catch (error) {
      const problems = error instanceof ApiError ? problemsIn(error.problem.params) : [];
      setFailure(problems.length > 0 ? sentences(problems.map(problemText)) : messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={styles["panel"]} aria-labelledby="upload">
      <h2 id="upload">{t.title}</h2>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      <TextField
        type="file"
        accept=".xml,.csv,application/xml,text/xml,text/csv"
        label={t.file}
        hint={t.hint}
        onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
      />
      <div>
        <Button busy={busy} onClick={() => void send()}>
          {t.send}
        </Button>
      </div>
    </section>
  );
}
