import { BOOK_FILES, type BookFile } from "@trove/contract/book-kinds";
import { useState } from "react";
import { messageOf } from "../../api/api-error.ts";
import { download } from "../../api/download.ts";
import { books } from "../../locales/en/books.ts";
import { useTexts } from "../../locales/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { IconDownload } from "../../ui/icons/shop-icons.ts";
import { saveFile } from "../../ui/save-file.ts";
import panels from "../../ui/panel.module.css";
import styles from "./books-page.module.css";
import type { Months } from "./months.ts";

/** The files of the months, each with what it contains. */
export function BookFiles({ months }: { months: Months }) {
  const t = useTexts(books);
  const [busy, setBusy] = useState<BookFile>();
  const [failure, setFailure] = useState<string>();

  async function save(file: BookFile): Promise<void> {
    setBusy(file);
    setFailure(undefined);
    try {
      const { name, content } = await download("downloadBooks", { query: { ...months, file } });
      saveFile(name, content);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <section className={panels["panel"]} aria-labelledby="files">
      <h2 id="files">{t.filesTitle}</h2>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      <ul className={styles["files"]}>
        {BOOK_FILES.map((file) => (
          <li key={file}>
            <div>
              <strong>{t.files[file].name}</strong>
              <p className={panels["quiet"]}>{t.files[file].about}</p>
            </div>
            <Button
              variant="outline"
              icon={<IconDownload size={18} />}
              aria-label={t.download(t.files[file].name)}
              busy={busy === file}
              disabled={busy !== undefined && busy !== file}
              onClick={() => void save(file)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
