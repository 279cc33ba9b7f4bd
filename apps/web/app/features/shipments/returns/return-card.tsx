import type { WithdrawalStatus } from "@trove/contract/withdrawals";
import { formatEuros } from "@trove/money";
import { useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { download } from "../../../api/download.ts";
import type { CallResult } from "../../../api/request.ts";
import { returns } from "../../../locales/en/withdrawals/returns.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { dayText } from "../../../ui/date-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { IconFileInvoice } from "../../../ui/icons/shop-icons.ts";
import letters from "../../../ui/letters.module.css";
import { saveFile } from "../../../ui/save-file.ts";
import { StatusMark, type StatusTone } from "../../../ui/status-mark.tsx";
import styles from "./returns.module.css";

type Found = CallResult<"getReturns">["returns"][number];
type Props = { found: Found; number: string; token: string | null };

const tones: Record<WithdrawalStatus, StatusTone> = {
  Received: "waiting",
  Matched: "waiting",
  Unmatched: "waiting",
  AwaitingGoods: "going",
  ProofOfPosting: "going",
  GoodsReceived: "going",
  Refunded: "good",
  Refused: "over",
};

/** One return: its state, what to do next and until when, what is in it, and what went back. */
export function ReturnCard({ found, number, token }: Props) {
  const t = useTexts(returns);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { status, reason, sendByUtc, dueAtUtc, pieces, refunded } = found;
  const isOpen = status !== "Refunded" && status !== "Refused";
  const next = status === "AwaitingGoods" ? t.sendBy(dayText(sendByUtc ?? dueAtUtc)) : t.next[status];

  async function save(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const body = { orderNumber: number, token, returnNumber: found.number };
      const { name, content } = await download("downloadReturnLabel", { body });
      saveFile(name, content);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className={styles["card"]}>
      <div className={styles["head"]}>
        <StatusMark tone={tones[status]}>{t.statuses[status]}</StatusMark>
        <bdi dir="ltr" className={letters["hint"]}>
          {found.number}
        </bdi>
      </div>
      <p>{next}</p>
      {sendByUtc !== null && (
        <div>
          <Button size="small" icon={<IconFileInvoice size={18} />} busy={isBusy} onClick={() => void save()}>
            {t.label}
          </Button>
        </div>
      )}
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      {pieces.length > 0 && (
        <ul>
          {pieces.map(({ position, quantity, name }) => (
            <li key={position}>
              <bdi>{t.pieces(quantity, name)}</bdi>
            </li>
          ))}
        </ul>
      )}
      <p className={letters["hint"]}>
        {t.reasons[reason]} · {t.received(dayText(found.receivedAtUtc))}
        {isOpen && ` · ${t.refundBy(dayText(dueAtUtc))}`}
      </p>
      {refunded > 0 && <p>{t.refunded(formatEuros(refunded))}</p>}
    </li>
  );
}
