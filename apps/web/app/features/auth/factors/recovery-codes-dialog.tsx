import { factors } from "../../../locales/en/factors.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useAppInfo } from "../../../shell/app-info.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import settings from "../settings-form.module.css";
import styles from "./factors.module.css";

/** Shows new recovery codes, once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTexts(factors).codes;
  const { brand } = useAppInfo();
  const file = `${t.fileTitle(brand)}\n\n${codes.join("\n")}\n`;
  return (
    <Dialog
      open
      title={t.renewed}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={() => saveFile("recovery-codes.txt", file, "text/plain")}>
            {t.download}
          </Button>
          <Button onClick={onClose}>{t.done}</Button>
        </>
      }
    >
      <div className={settings["form"]}>
        <Alert kind="warning">{t.once}</Alert>
        <ul className={styles["codes"]} aria-label={t.title}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div>
          <CopyButton text={codes.join("\n")} what={t.what} />
        </div>
      </div>
    </Dialog>
  );
}
