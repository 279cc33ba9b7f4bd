import { formatEuros } from "@trove/money";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { messageOf } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { download } from "../../../api/download.ts";
import { createIntent } from "../../../api/intent.ts";
import { revalidate, useQuery } from "../../../api/use-query.ts";
import { adminPayouts } from "../../../locales/en/payouts/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { May } from "../../../session/may.tsx";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import layout from "../../../ui/layout.module.css";
import { showToast } from "../../../ui/overlay/toast.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { DeskPayout } from "./desk-payout.tsx";
import styles from "./payouts-page.module.css";

/** Payouts that differ from the books of their provider. */
function Differences() {
  const t = useTexts(adminPayouts);
  const { data } = useQuery("comparePayouts", {});
  if (data === undefined || data.length === 0) return null;
  return (
    <Alert kind="bad">
      {t.differs}
      <ul>
        {data.map(({ difference, payoutId, provider, amount }) => (
          <li key={`${difference} ${payoutId} ${amount}`}>
            {t.differences[difference]} · {formatEuros(amount)} · <bdi>{payoutId ?? provider}</bdi>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** The queue of payouts, and the file in which the bank gets them. */
export default function PayoutsPage() {
  const t = useTexts(adminPayouts);
  const [address] = useSearchParams();
  const [intent] = useState(() => createIntent());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const query = { pageNumber: Number(address.get("page") ?? 1) || 1 };
  const { data, error, mutate } = useQuery("listAdminPayouts", { query });

  async function save(id: string): Promise<void> {
    const { name, content } = await download("downloadBankRefundFile", { params: { id } });
    saveFile(name, content);
  }

  async function trying(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (caught) {
      setFailure(messageOf(caught));
    } finally {
      setBusy(false);
    }
  }

  async function make(due: number): Promise<void> {
    const waiting = data?.payouts.items.map(({ id, fileId }) => ({ id, fileId }));
    const { id } = await call("makeBankPayoutFile", {}, { idempotencyKey: intent.keyFor({ waiting, due }) });
    showToast("good", t.made(due));
    await revalidate("listAdminPayouts");
    await save(id);
  }

  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          data !== undefined &&
          data.due > 0 && (
            <May permission="payments.refund">
              <Button busy={busy} onClick={() => void trying(() => make(data.due))}>
                {t.make(data.due)}
              </Button>
            </May>
          )
        }
      />
      <div className={layout["column-4"]}>
        {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
        <Differences />
        {error && <ErrorState error={error} onRetry={() => void mutate()} />}
        {data === undefined && !error && <SkeletonRows count={3} height={120} />}
        {data?.payouts.totalCount === 0 && <EmptyState text={t.none} />}
        {data !== undefined && data.payouts.items.length > 0 && (
          <ul className={styles["payouts"]}>
            {data.payouts.items.map((payout) => (
              <DeskPayout
                key={`${payout.id}-${payout.status}`}
                payout={payout}
                onFile={(id) => void trying(() => save(id))}
              />
            ))}
          </ul>
        )}
        {data && <Pager pageNumber={data.payouts.pageNumber} totalPages={data.payouts.totalPages} />}
      </div>
    </>
  );
}
