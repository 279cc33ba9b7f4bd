import { PAYOUT_TRANSITIONS } from "@trove/contract/payouts";
import { formatEuros } from "@trove/money";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { messageOf } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import type { CallResult } from "../../../api/request.ts";
import { revalidate } from "../../../api/use-query.ts";
import { adminPayouts } from "../../../locales/en/payouts/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { May } from "../../../session/may.tsx";
import { Button } from "../../../ui/button.tsx";
import { dateTimeText } from "../../../ui/date-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { IconDownload } from "../../../ui/icons/shop-icons.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import { StatusMark } from "../../../ui/status-mark.tsx";
import { PAYOUT_TONES } from "../index.ts";
import { ReasonForm } from "./reason-form.tsx";
import styles from "./payouts-page.module.css";

type Payout = CallResult<"listAdminPayouts">["payouts"]["items"][number];

/** The ways to decide about a payout. Those that need a reason open their form. */
function Decisions({ payout: { id, amount, status }, children }: { payout: Payout; children: ReactNode }) {
  const t = useTexts(adminPayouts);
  const [intent] = useState(() => createIntent());
  const [open, setOpen] = useState<"holdPayout" | "refusePayout">();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const next = PAYOUT_TRANSITIONS[status];

  async function approve(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const input = { params: { id }, body: { amount } };
      await call("approvePayout", input, { idempotencyKey: intent.keyFor(input) });
      showToast("good", t.approved);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
      await revalidate("listAdminPayouts");
    }
  }

  if (open !== undefined) {
    return <ReasonForm id={id} decision={open} isSent={status === "Sent"} onClose={() => setOpen(undefined)} />;
  }
  return (
    <>
      {failure !== undefined && <Alert kind="warning">{failure}</Alert>}
      <div className={styles["ways"]}>
        {children}
        {next.includes("Approved") && (
          <Button size="small" busy={busy} onClick={() => void approve()}>
            {t.approve}
          </Button>
        )}
        {next.includes("Held") && (
          <Button variant="outline" size="small" onClick={() => setOpen("holdPayout")}>
            {t.holdPayout.open}
          </Button>
        )}
        {next.includes("Refused") && (
          <Button variant="quiet" size="small" onClick={() => setOpen("refusePayout")}>
            {t.refusePayout.open}
          </Button>
        )}
      </div>
    </>
  );
}

/** A payout with all that an operator needs to decide about it. */
export function DeskPayout({ payout, onFile }: { payout: Payout; onFile: (fileId: string) => void }) {
  const t = useTexts(adminPayouts);
  const { userInfoId, userName, amount, status, reason, holder, iban, kind, hint, sharedWith, fileId, createdAtUtc } =
    payout;
  return (
    <li className={styles["payout"]}>
      <div className={styles["head"]}>
        <h2>{formatEuros(amount)}</h2>
        <StatusMark tone={PAYOUT_TONES[status]}>{t.states[status]}</StatusMark>
        {payout.isStopped && <StatusMark tone="bad">{t.stopped}</StatusMark>}
        {sharedWith > 0 && <StatusMark tone="bad">{t.shared(sharedWith)}</StatusMark>}
      </div>
      <p className={styles["facts"]}>
        <Link to={`/dashboard/group/five/${userInfoId}`}>
          <bdi>{userName}</bdi>
        </Link>
        <bdi>{holder ?? "–"}</bdi>
        <bdi dir="ltr">{iban ?? (kind === "Card" ? hint : "–")}</bdi>
      </p>
      <p className={styles["facts"]}>
        <span>{t.asked(dateTimeText(createdAtUtc))}</span>
        <span>{t.accountAdded(dateTimeText(payout.payeeAddedAtUtc))}</span>
        <span>{payout.provider}</span>
      </p>
      {reason !== null && <p className={styles["quiet"]}>{t.why(reason)}</p>}
      <May permission="payments.refund">
        <Decisions payout={payout}>
          {fileId !== null && (
            <Button variant="outline" size="small" icon={<IconDownload size={18} />} onClick={() => onFile(fileId)}>
              {t.download}
            </Button>
          )}
        </Decisions>
      </May>
    </li>
  );
}
