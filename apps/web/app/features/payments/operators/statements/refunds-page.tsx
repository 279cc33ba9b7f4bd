import { formatMoney } from "@trove/money";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { messageOf } from "../../../../api/api-error.ts";
import { call } from "../../../../api/call.ts";
import { download } from "../../../../api/download.ts";
import { createIntent } from "../../../../api/intent.ts";
import type { CallResult } from "../../../../api/request.ts";
import { revalidate, useQuery } from "../../../../api/use-query.ts";
import { bank } from "../../../../locales/en/payments/bank.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { May } from "../../../../session/may.tsx";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { dateTimeText } from "../../../../ui/date-text.ts";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../../ui/feedback/skeleton.tsx";
import { IconDownload } from "../../../../ui/icons/shop-icons.ts";
import { showToast } from "../../../../ui/overlay/toast.ts";
import { PageHeader } from "../../../../ui/page/page-header.tsx";
import { Pager } from "../../../../ui/page/pager.tsx";
import { saveFile } from "../../../../ui/save-file.ts";
import { StatusMark, type StatusTone } from "../../../../ui/status-mark.tsx";
import { EntryList } from "../../../operators/index.ts";
import styles from "../payments.module.css";
import lines from "./statements.module.css";
import { ReasonForm } from "../reason-form.tsx";
import { BANK_PATH } from "./statement-path.ts";

type Refund = CallResult<"listBankRefunds">["items"][number];

const TONES: Record<Refund["state"], StatusTone> = {
  Waiting: "waiting",
  InFile: "going",
  Sent: "good",
  Back: "bad",
  Failed: "bad",
  SentAnyway: "bad",
};

function Fail({ id }: { id: string }) {
  const t = useTexts(bank).refunds;
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t.fail}
      </Button>
    );
  }
  return (
    <ReasonForm
      subject={`bank-refund_${id}`}
      title={t.fail}
      text={t.failText}
      onSend={async (reason, idempotencyKey) => {
        await call("failBankRefund", { params: { id }, body: { reason } }, { idempotencyKey });
        await revalidate("listBankRefunds", "getPayment");
      }}
    />
  );
}

function RefundEntry({ refund, onFile }: { refund: Refund; onFile: (fileId: string) => void }) {
  const t = useTexts(bank).refunds;
  const { id, amount, name, iban, state, fileId, sentOn, createdAtUtc } = refund;
  return (
    <li>
      <p className={lines["line"]}>
        <StatusMark tone={TONES[state]}>{t.states[state]}</StatusMark>
        <strong>
          <bdi>{formatMoney(amount.amount, amount.currencyCode)}</bdi>
        </strong>
      </p>
      <p className={lines["line"]}>
        <span>{sentOn ?? dateTimeText(createdAtUtc)}</span>
        <bdi>{name ?? "–"}</bdi>
      </p>
      <p className={styles["quiet"]}>
        <bdi dir="ltr">{iban ?? ""}</bdi>
      </p>
      <May permission="payments.refund">
        {fileId !== null && (
          <Button variant="quiet" icon={<IconDownload size={18} />} onClick={() => onFile(fileId)}>
            {t.download}
          </Button>
        )}
        {state === "InFile" && <Fail id={id} />}
      </May>
    </li>
  );
}

/** Refunds to bank accounts, and the files in which the bank gets them. */
export default function RefundsPage() {
  const texts = useTexts(bank);
  const t = texts.refunds;
  const [address] = useSearchParams();
  const [intent] = useState(() => createIntent());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const query = { pageNumber: Number(address.get("page") ?? 1) || 1 };
  const { data, error, mutate } = useQuery("listBankRefunds", { query });

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

  async function save(id: string): Promise<void> {
    const { name, content } = await download("downloadBankRefundFile", { params: { id } });
    saveFile(name, content);
  }

  async function make(): Promise<void> {
    const waiting = data?.items.filter(({ state }) => state === "Waiting").map(({ id }) => id);
    const { id, refunds } = await call("makeBankRefundFile", {}, { idempotencyKey: intent.keyFor({ waiting }) });
    showToast("good", t.made(refunds));
    await revalidate("listBankRefunds");
    await save(id);
  }

  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <ButtonLink variant="outline" to={BANK_PATH}>
            {texts.back}
          </ButtonLink>
        }
      />
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      <div className={styles["columns"]}>
        <section className={styles["panel"]} aria-labelledby="refunds">
          <h2 id="refunds">{t.list}</h2>
          {error && <ErrorState error={error} onRetry={() => void mutate()} />}
          {data === undefined && !error && <SkeletonRows count={4} height={72} />}
          {data?.items.length === 0 && <p className={styles["quiet"]}>{t.none}</p>}
          <EntryList>
            {data?.items.map((refund) => (
              <RefundEntry key={refund.id} refund={refund} onFile={(id) => void trying(() => save(id))} />
            ))}
          </EntryList>
          {data && <Pager {...data} />}
          <May permission="payments.refund">
            <div>
              <Button busy={busy} onClick={() => void trying(make)}>
                {t.make}
              </Button>
            </div>
          </May>
        </section>
      </div>
    </>
  );
}
