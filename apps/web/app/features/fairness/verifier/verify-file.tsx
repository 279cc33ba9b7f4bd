import { useState } from "react";
import { IconFileUpload } from "@tabler/icons-react";
import { type Verification, parseEvidence, verifyOpening } from "@trove/fairness";
import { messageOf } from "../../../api/api-error.ts";
import { fairness } from "../../../locales/en/fairness/fairness.ts";
import { provablyFair } from "../../../locales/en/fairness/provably-fair.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import CheckList from "../proof/check-list.tsx";
import { ProofTicks } from "../proof/proof-ticks.tsx";
import { receiptKeysWith } from "../proof/receipt-keys.ts";
import styles from "./verifier.module.css";

type Checked = { verification: Verification } | { failure: string };

/** Verifies an evidence file, chosen or pasted. */
export function VerifyFile() {
  const { verifier: t } = useTexts(provablyFair);
  const { verdictHints } = useTexts(fairness);
  const [text, setText] = useState("");
  const [checked, setChecked] = useState<Checked>();

  async function check(evidenceText: string): Promise<void> {
    try {
      const evidence = parseEvidence(evidenceText);
      const receiptKeys = await receiptKeysWith(evidence.answer.receipt.keyId);
      setChecked({ verification: verifyOpening({ ...evidence, receiptKeys }) });
    } catch (error) {
      setChecked({
        failure: error instanceof SyntaxError ? `${t.notEvidence}: ${error.message}` : messageOf(error),
      });
    }
  }

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const content = await file.text();
    setText(content);
    await check(content);
  }

  return (
    <div className={styles["form"]}>
      <div className={styles["buttons"]}>
        <label className={styles["file"]}>
          <IconFileUpload size={20} stroke={1.6} />
          {t.choose}
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
          />
        </label>
      </div>
      <label className={styles["paste"]}>
        {t.paste}
        <textarea
          rows={6}
          value={text}
          spellCheck={false}
          dir="ltr"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <p className={styles["note"]}>{t.fileKeys}</p>
      <div>
        <Button disabled={text.trim() === ""} onClick={() => void check(text)}>
          {t.check}
        </Button>
      </div>
      {checked && "failure" in checked && <Alert kind="bad">{checked.failure}</Alert>}
      {checked && "verification" in checked && (
        <div className={styles["result"]} role="status">
          <ProofTicks verification={checked.verification} />
          <p className={styles["note"]}>{verdictHints[checked.verification.verdict]}</p>
          <CheckList verification={checked.verification} />
        </div>
      )}
    </div>
  );
}
