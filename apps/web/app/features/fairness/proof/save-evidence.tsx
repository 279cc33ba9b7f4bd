import { useState } from "react";
import { IconDownload } from "../../../ui/icons/shop-icons.ts";
import { fairness } from "../../../locales/en/fairness/fairness.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import type { StoredOpening } from "@trove/fairness/press";

type Props = { opening: StoredOpening; variant?: "filled" | "outline" | "quiet" };

/** The text of a file with all data that this browser stores about an opening, for anybody to verify. */
async function readEvidence(opening: StoredOpening): Promise<string> {
  const [{ evidenceOf }, { realAround }] = await Promise.all([
    import("../evidence/proofs-of.ts"),
    import("../opening/real-around.ts"),
  ]);
  return evidenceOf(opening, (await realAround()).kept);
}

/** A button that saves the evidence of an opening. */
export function SaveEvidence({ opening, variant = "quiet" }: Props) {
  const t = useTexts(fairness);
  const [saved, setSaved] = useState(false);

  async function save(): Promise<void> {
    saveFile(`opening-${opening.nonce}.json`, await readEvidence(opening));
    setSaved(true);
  }

  return (
    <>
      <Button variant={variant} size="small" icon={<IconDownload size={18} stroke={1.6} />} onClick={() => void save()}>
        {t.save}
      </Button>
      <span role="status" className="visually-hidden">
        {saved ? t.saved : ""}
      </span>
    </>
  );
}
