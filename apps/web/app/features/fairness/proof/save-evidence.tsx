import { useState } from "react";
import { IconDownload } from "@tabler/icons-react";
import { fairness } from "../../../locales/en/fairness/fairness.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { saveFile } from "../../../ui/save-file.ts";

type Props = {
  /** The file's text. */
  evidence: string;
  /** The opening's nonce, used in the file name. */
  nonce: number;
  variant?: "filled" | "outline" | "quiet";
  onSaved?: () => void;
};

/** Saves the evidence file of an opening, for or against the shop. */
export function SaveEvidence({ evidence, nonce, variant = "quiet", onSaved }: Props) {
  const t = useTexts(fairness);
  const [saved, setSaved] = useState(false);

  function save(): void {
    saveFile(`evidence-${nonce}.json`, evidence);
    setSaved(true);
    onSaved?.();
  }

  return (
    <>
      <Button variant={variant} size="small" icon={<IconDownload size={18} stroke={1.6} />} onClick={save}>
        {t.save}
      </Button>
      <span role="status" className="visually-hidden">
        {saved ? t.saved : ""}
      </span>
    </>
  );
}
