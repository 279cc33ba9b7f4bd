import { CSV_MARK, csvRecord } from "@trove/contract/csv-record";
import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import type { CallResult } from "../../../api/request.ts";
import { revalidate } from "../../../api/use-query.ts";
import { adminShipments } from "../../../locales/en/shipments/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { saveFile } from "../../../ui/save-file.ts";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./deliveries-dialog.module.css";

type Report = CallResult<"rehearseDeliveries">;
type Props = { open: boolean; onClose: () => void };

const MOST_CHARACTERS = 50_000;

/** Confirms deliveries from a carrier's file. First shows what each row would do, then makes the changes. */
export default function DeliveriesDialog({ open, onClose }: Props) {
  const t = useTexts(adminShipments).deliveries;
  const [file, setFile] = useState<{ text: string; report: Report }>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [intent] = useState(() => createIntent());
  const left = file?.report.lines.filter(({ outcome }) => outcome !== "Delivered" && outcome !== "Noted") ?? [];

  async function attempt(act: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  async function rehearse(chosen: File | undefined): Promise<void> {
    setFile(undefined);
    const text = (await chosen?.text()) ?? "";
    if (text === "") return;
    if (text.length > MOST_CHARACTERS) return setFailure(t.tooLong);
    setFile({ text, report: await call("rehearseDeliveries", { body: { text } }) });
  }

  async function confirm(text: string): Promise<void> {
    const body = { text };
    const done = await call("confirmDeliveries", { body }, { idempotencyKey: intent.keyFor(body) });
    intent.fulfilled();
    showToast("good", done.delivered > 0 ? t.done(done.delivered) : t.noted(done.noted));
    setFile(undefined);
    onClose();
    await revalidate("listAdminShipments", "getAdminShipment");
  }

  function downloadLeft(): void {
    const rows = left.map(({ line, text, outcome }) => [line, text, t.outcomes[outcome]]);
    const records = [[t.row, t.reference, t.outcome], ...rows];
    saveFile("deliveries-left-out.csv", CSV_MARK + records.map(csvRecord).join(""), "text/csv;charset=utf-8");
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.title}
      size="large"
      actions={
        file !== undefined &&
        file.report.delivered + file.report.noted > 0 && (
          <Button busy={busy} onClick={() => void attempt(() => confirm(file.text))}>
            {file.report.delivered > 0 ? t.confirm(file.report.delivered) : t.save}
          </Button>
        )
      }
    >
      <div className={classes(layout["stack-4"], styles["deliveries"])}>
        <p>{t.text}</p>
        <TextField
          type="file"
          accept=".csv,text/csv,text/plain"
          label={t.file}
          onChange={({ currentTarget }) => void attempt(() => rehearse(currentTarget.files?.[0]))}
        />
        {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
        {file !== undefined && (
          <p role="status">
            {t.ready(file.report.delivered)}
            {file.report.noted > 0 && `, ${t.noted(file.report.noted)}`}
            {left.length > 0 && `, ${t.leftOut(left.length)}`}
          </p>
        )}
        {left.length > 0 && (
          <>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t.row}</th>
                  <th scope="col">{t.reference}</th>
                  <th scope="col">{t.outcome}</th>
                </tr>
              </thead>
              <tbody>
                {left.map(({ line, text, outcome }) => (
                  <tr key={line}>
                    <td>{line}</td>
                    <th scope="row">
                      <bdi dir="ltr">{text}</bdi>
                    </th>
                    <td>{t.outcomes[outcome]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <div>
              <Button variant="outline" size="small" onClick={downloadLeft}>
                {t.download}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
