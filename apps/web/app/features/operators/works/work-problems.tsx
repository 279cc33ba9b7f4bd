import { IconDownload } from "../../../ui/icons/shop-icons.ts";
import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { download } from "../../../api/download.ts";
import { works } from "../../../locales/en/operators/works.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import type { Work } from "./work.ts";
import styles from "./works.module.css";

/**
 * The number of rows that can't run or failed. Offers a file of these rows with the reasons, to correct and import
 * again.
 */
export function WorkProblems({ work: { id, rows } }: { work: Work }) {
  const t = useTexts(works);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const count = rows.Invalid + rows.Failed;
  if (count === 0) return null;

  async function save(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const { name, content } = await download("downloadWorkProblems", { params: { id } });
      saveFile(name, content);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <div className={styles["problems"]}>
        <p className={styles["problem"]}>{t.page.withErrors(count)}</p>
        <Button variant="outline" icon={<IconDownload size={18} />} busy={busy} onClick={() => void save()}>
          {t.actions.problems(count)}
        </Button>
      </div>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
    </>
  );
}
