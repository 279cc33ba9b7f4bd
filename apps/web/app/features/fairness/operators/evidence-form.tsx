import { IconFileUpload } from "../../../ui/icons/shop-icons.ts";
import { EVIDENCE_MAX_BYTES } from "@trove/contract/constants";
import { isIncidents } from "@trove/fairness";
import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { newIntentKey } from "../../../api/intent.ts";
import type { CallResult } from "../../../api/request.ts";
import { upload } from "../../../api/upload.ts";
import { disputes } from "../../../locales/en/fairness/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { FileZone } from "../../operators/index.ts";
import panels from "../../../ui/panel.module.css";
import { FoundIncidents } from "./found-incidents.tsx";

const JSON_TYPE = "application/json";

/** True if a file is about incidents of the public logs. For any other text, the server reports the mistakes. */
function saysIncidents(text: string): boolean {
  try {
    return isIncidents(text);
  } catch {
    return false;
  }
}

/** A form for the file that a customer sent. */
export function EvidenceForm({ onOpened }: { onOpened: (id: string) => void }) {
  const t = useTexts(disputes).byFile;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [found, setFound] = useState<CallResult<"examineIncidents">>();

  async function send(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const isJson = file.type === JSON_TYPE || file.name.endsWith(".json");
    setFailure(isJson ? (file.size > EVIDENCE_MAX_BYTES ? t.tooLarge : undefined) : t.wrongType);
    if (!isJson || file.size > EVIDENCE_MAX_BYTES) return;
    setBusy(true);
    setFound(undefined);
    try {
      const typed = new Blob([file], { type: JSON_TYPE });
      if (saysIncidents(await file.text()))
        return setFound(await upload("examineIncidents", {}, typed, newIntentKey()));
      onOpened((await upload("openDisputeFromFile", {}, typed, newIntentKey())).id);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={panels["panel"]} aria-labelledby="by-file">
      <h2 id="by-file">{t.title}</h2>
      <p className={panels["quiet"]}>
        {t.text} {t.logs}
      </p>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      <FileZone
        label={t.zone}
        accept=".json,application/json"
        onFiles={([file]) => void send(file)}
        text={t.choose}
        icon={<IconFileUpload size={18} />}
        busy={busy}
      >
        <span className={panels["quiet"]}>{t.or}</span>
      </FileZone>
      {found && <FoundIncidents found={found} />}
    </section>
  );
}
