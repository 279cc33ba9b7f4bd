import { type DragEvent, useState } from "react";
import { IconFileUpload } from "../../../ui/icons/shop-icons.ts";
import type { JudgedProofs } from "@trove/fairness";
import { messageOf } from "../../../api/api-error.ts";
import { labelled } from "../../../locales/joined.ts";
import { myProofs } from "../../../locales/en/fairness/my-proofs.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import styles from "./check-file.module.css";
import { FileVerdict } from "./file-verdict.tsx";

type Checked = { judged: JudgedProofs; text: string } | { failure: string };

async function judge(text: string): Promise<JudgedProofs> {
  const { judgeFile } = await import("./judge-file.ts");
  return judgeFile(text);
}

/** Verifies a file of proofs that the reader chooses, drops or pastes. The file is not sent to the shop. */
export function CheckFile() {
  const t = useTexts(myProofs).check;
  const [text, setText] = useState("");
  const [isOver, setIsOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const [checked, setChecked] = useState<Checked>();

  async function check(content: string): Promise<void> {
    setBusy(true);
    try {
      setChecked({ judged: await judge(content), text: content });
    } catch (error) {
      const failure = error instanceof SyntaxError ? labelled(t.notProofs, error.message) : messageOf(error);
      setChecked({ failure });
    } finally {
      setBusy(false);
    }
  }

  async function take(file: File | undefined): Promise<void> {
    if (file !== undefined) await check(await file.text());
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  }

  return (
    <div className={layout["column-4"]}>
      <div
        className={styles["place"]}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <label className={styles["file"]}>
          <IconFileUpload size={20} stroke={1.6} aria-hidden="true" />
          {t.choose}
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
          />
        </label>
        <label className={styles["paste"]}>
          {t.paste}
          <textarea
            rows={3}
            value={text}
            spellCheck={false}
            dir="ltr"
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <Button variant="outline" busy={busy} disabled={text.trim() === ""} onClick={() => void check(text)}>
          {t.button}
        </Button>
      </div>
      <p className={letters["hint"]}>{t.keys}</p>
      {checked && "failure" in checked && <Alert kind="bad">{checked.failure}</Alert>}
      {checked && "judged" in checked && <FileVerdict judged={checked.judged} text={checked.text} />}
    </div>
  );
}
