import { IconFileUpload } from "@tabler/icons-react";
import { EVIDENCE_MAX_BYTES } from "@trove/contract/constants";
import { useRef, useState } from "react";
import type { FileDropItem } from "react-aria-components";
import { DropZone } from "react-aria-components/DropZone";
import { messageOf } from "../../../api/api-error.ts";
import { newIntentKey } from "../../../api/intent.ts";
import { upload } from "../../../api/upload.ts";
import { disputes } from "../../../locales/en/dashboard/disputes.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import styles from "./disputes.module.css";

const JSON_TYPE = "application/json";

/** Takes the file that a customer sent. */
export function EvidenceForm({ onOpened }: { onOpened: (id: string) => void }) {
  const t = useTexts(disputes).byFile;
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function send(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const isJson = file.type === JSON_TYPE || file.name.endsWith(".json");
    setFailure(isJson ? (file.size > EVIDENCE_MAX_BYTES ? t.tooLarge : undefined) : t.wrongType);
    if (!isJson || file.size > EVIDENCE_MAX_BYTES) return;
    setBusy(true);
    try {
      const typed = new Blob([file], { type: JSON_TYPE });
      onOpened((await upload("openDisputeFromFile", {}, typed, newIntentKey())).id);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={styles["panel"]} aria-labelledby="by-file">
      <h2 id="by-file">{t.title}</h2>
      <p className={styles["quiet"]}>{t.text}</p>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      <DropZone
        className={styles["zone"] ?? ""}
        aria-label={t.zone}
        onDrop={({ items }) => {
          const dropped = items.find((item): item is FileDropItem => item.kind === "file");
          void dropped?.getFile().then(send);
        }}
      >
        <input
          ref={input}
          type="file"
          hidden
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            void send(currentTarget.files?.[0]);
            currentTarget.value = "";
          }}
        />
        <Button
          variant="outline"
          busy={busy}
          icon={<IconFileUpload size={18} />}
          onClick={() => input.current?.click()}
        >
          {t.choose}
        </Button>
        <span className={styles["quiet"]}>{t.or}</span>
      </DropZone>
    </section>
  );
}
