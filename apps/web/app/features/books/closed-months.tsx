import { useState } from "react";
import { messageOf } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { createIntent } from "../../api/intent.ts";
import type { CallResult } from "../../api/request.ts";
import { revalidate } from "../../api/use-query.ts";
import { books } from "../../locales/en/books.ts";
import { useTexts } from "../../locales/texts.ts";
import { useMay } from "../../session/use-rights.ts";
import { Button } from "../../ui/button.tsx";
import { dayText } from "../../ui/date-text.ts";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import panels from "../../ui/panel.module.css";
import styles from "./books-page.module.css";

/** Asks before a month is closed for good. */
function CloseDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const t = useTexts(books).months;
  const [intent] = useState(() => createIntent());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function close(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const body = { month };
      await call("closeMonth", { body }, { idempotencyKey: intent.keyFor(body) });
      showToast("good", t.done);
      onClose();
      await revalidate("getBooks");
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  const title = t.close(month);
  const texts = { title, keep: t.keep, confirm: title };
  return (
    <ConfirmDialog {...texts} busy={busy} failure={failure} onConfirm={() => void close()} onClose={onClose}>
      <p>{t.sure}</p>
    </ConfirmDialog>
  );
}

/** The closed months, newest first, and the one that can be closed next. */
export function ClosedMonths({ closings, nextToClose }: Pick<CallResult<"getBooks">, "closings" | "nextToClose">) {
  const t = useTexts(books).months;
  const may = useMay();
  const [asked, setAsked] = useState<string>();
  return (
    <section className={panels["panel"]} aria-labelledby="months">
      <h2 id="months">{t.title}</h2>
      <p className={panels["quiet"]}>{t.lead}</p>
      {closings.length === 0 && <p>{t.none}</p>}
      <ul className={styles["closings"]}>
        {closings.map(({ month, closedBy, closedAtUtc }) => (
          <li key={month}>
            <strong>
              <bdi dir="ltr">{month}</bdi>
            </strong>
            <span className={panels["quiet"]}>{t.closed(closedBy, dayText(closedAtUtc))}</span>
          </li>
        ))}
      </ul>
      {nextToClose !== null && may("books.change") === true && (
        <div>
          <Button variant="outline" onClick={() => setAsked(nextToClose)}>
            {t.close(nextToClose)}
          </Button>
        </div>
      )}
      {asked !== undefined && <CloseDialog month={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}
