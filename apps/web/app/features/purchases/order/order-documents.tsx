import { IconFileInvoice } from "../../../ui/icons/shop-icons.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { purchases } from "../../../locales/en/purchases.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useLiveEvents } from "../../../shell/live-events.ts";
import { Button } from "../../../ui/button.tsx";
import { dayText } from "../../../ui/date-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import type { Purchase } from "../purchase.ts";
import { classes } from "../../../ui/classes.ts";
import letters from "../../../ui/letters.module.css";
import layout from "../../../ui/layout.module.css";
import styles from "./order.module.css";

type Props = {
  documents: Purchase["documents"];
  /** Loads the document with this number as PDF. Throws ApiError. */
  fetchPdf: (number: string) => Promise<{ name: string; content: Blob }>;
  /** Reads the order again, because it may have a new document. */
  readAgain: () => void;
  /** Must be one level below the previous heading. */
  heading?: "h2" | "h3";
};

/** The shop numbers documents a moment after they became due. A page without a session hears of it by asking. */
const ASK_AFTER_MS = [700, 1500, 3000];

function useNewDocuments(isWaiting: boolean, readAgain: () => void): void {
  const ask = useEffectEvent(readAgain);
  useLiveEvents(["invoices"], readAgain);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timers = ASK_AFTER_MS.map((after) => setTimeout(() => ask(), after));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [isWaiting]);
}

/** The invoice of an order and its credit notes, each as PDF in the page's language. */
export default function OrderDocuments({ documents, fetchPdf, readAgain, heading: Heading = "h3" }: Props) {
  const t = useTexts(purchases);
  useNewDocuments(documents.length === 0, readAgain);
  const [busy, setBusy] = useState<string>();
  const [error, setError] = useState<ApiError>();
  if (documents.length === 0) return null;

  async function save(number: string): Promise<void> {
    setBusy(number);
    setError(undefined);
    try {
      const { name, content } = await fetchPdf(number);
      saveFile(name, content);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <div className={layout["stack-1"]}>
      <Heading>{t.documents}</Heading>
      <ul className={classes(layout["stack-2"], styles["documents"])}>
        {documents.map(({ kind, number, issuedAtUtc }) => (
          <li key={number}>
            <Button
              variant="outline"
              size="small"
              icon={<IconFileInvoice size={18} />}
              busy={busy === number}
              onClick={() => void save(number)}
            >
              {t.kinds[kind]} <bdi dir="ltr">{number}</bdi>
            </Button>
            <time className={letters["hint"]} dateTime={issuedAtUtc}>
              {dayText(issuedAtUtc)}
            </time>
          </li>
        ))}
      </ul>
      {error && <Alert kind="bad">{error.message}</Alert>}
    </div>
  );
}
