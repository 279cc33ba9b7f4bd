import { formatEuros, formatMoney } from "@trove/money";
import { useState } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import { messageOf } from "../../../../api/api-error.ts";
import { call } from "../../../../api/call.ts";
import { createIntent } from "../../../../api/intent.ts";
import type { CallResult } from "../../../../api/request.ts";
import { revalidate, useQuery } from "../../../../api/use-query.ts";
import { bank } from "../../../../locales/en/payments/bank.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { May } from "../../../../session/may.tsx";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { dateTimeText } from "../../../../ui/date-text.ts";
import { ErrorState } from "../../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../../ui/feedback/skeleton.tsx";
import { ConfirmDialog } from "../../../../ui/overlay/confirm-dialog.tsx";
import { PageHeader } from "../../../../ui/page/page-header.tsx";
import { Pager } from "../../../../ui/page/pager.tsx";
import { StatusMark, type StatusTone } from "../../../../ui/status-mark.tsx";
import { EntryList, HistorySection } from "../../../operators/index.ts";
import { paymentPath } from "../payment-words.ts";
import styles from "../payments.module.css";
import lines from "./statements.module.css";
import layout from "../../../../ui/layout.module.css";
import { BANK_PATH } from "./statement-path.ts";

type Shown = CallResult<"getBankStatement">;
type Line = Shown["lines"]["items"][number];

const TONES: Record<Line["outcome"], StatusTone> = {
  Pays: "good",
  PaysAgain: "waiting",
  OtherSum: "waiting",
  NoReference: "waiting",
  NoAccount: "waiting",
  RefundSent: "going",
  SentAnyway: "bad",
  SentAgain: "bad",
  SentOtherwise: "bad",
  RefundBack: "waiting",
  TakenBack: "bad",
  ReturnUnknown: "bad",
  Known: "over",
  Differs: "bad",
  Other: "over",
};

const moneyText = ({ amount, currencyCode }: Line["amount"]) => formatMoney(amount, currencyCode);

function Apply({ shown: { statement, paidAmount } }: { shown: Shown }) {
  const t = useTexts(bank);
  const [intent] = useState(() => createIntent());
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function apply(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const input = { params: { id: statement.id }, body: { paidAmount } };
      await call("applyBankStatement", input, { idempotencyKey: intent.keyFor(input) });
      setAsking(false);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
      await revalidate("getBankStatement", "listBankStatements", "listCaptures", "listPayments");
    }
  }

  return (
    <>
      <div>
        <Button onClick={() => setAsking(true)}>{t.apply}</Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t.applyTitle}
        keep={t.keep}
        confirm={t.apply}
        busy={busy}
        failure={failure}
        onConfirm={() => void apply()}
        onClose={() => setAsking(false)}
      >
        <p>{t.applyText(formatEuros(paidAmount))}</p>
      </ConfirmDialog>
    </>
  );
}

function Sums({ shown }: { shown: Shown }) {
  const t = useTexts(bank);
  const isApplied = shown.statement.appliedAtUtc !== null;
  return (
    <section className={styles["panel"]} aria-labelledby="sums">
      <h2 id="sums">{isApplied ? t.did : t.sums}</h2>
      {shown.sums.length === 0 && <p>{t.nothing}</p>}
      <EntryList>
        {shown.sums.map(({ outcome, bookings, amount }) => (
          <li key={`${outcome} ${amount.currencyCode}`}>
            <p className={lines["line"]}>
              <StatusMark tone={TONES[outcome]}>{t.outcomes[outcome]}</StatusMark>
              <bdi>{moneyText(amount)}</bdi>
            </p>
            <p className={styles["quiet"]}>{t.bookings(bookings)}</p>
          </li>
        ))}
      </EntryList>
      {!isApplied && (
        <May permission="payments.change">
          <Apply shown={shown} />
        </May>
      )}
    </section>
  );
}

function Facts({ statement }: { statement: Shown["statement"] }) {
  const t = useTexts(bank);
  const { format, fromDay, untilDay, fileHash, otherDebits, uploadedAtUtc, appliedAtUtc } = statement;
  const facts: [string, string][] = [
    [t.period, t.days(fromDay, untilDay)],
    [t.format, format],
    [t.others, String(otherDebits)],
    [t.uploaded, dateTimeText(uploadedAtUtc)],
    [t.imported, appliedAtUtc === null ? t.waits : dateTimeText(appliedAtUtc)],
    [t.hash, fileHash],
  ];
  return (
    <section className={styles["panel"]} aria-labelledby="facts">
      <h2 id="facts">{t.facts}</h2>
      <dl className={styles["facts"]}>
        {facts.map(([title, text]) => (
          <div key={title} style={{ display: "contents" }}>
            <dt>{title}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Lines({ shown }: { shown: Shown["lines"] }) {
  const t = useTexts(bank);
  return (
    <section className={styles["panel"]} aria-labelledby="lines">
      <h2 id="lines">{t.lines}</h2>
      <EntryList>
        {shown.items.map(({ entryId, outcome, bookedOn, isCredit, amount, expected, paymentId, ...said }) => (
          <li key={entryId}>
            <p className={lines["line"]}>
              <StatusMark tone={TONES[outcome]}>{t.outcomes[outcome]}</StatusMark>
              <strong>
                <bdi>{`${isCredit ? "+" : "−"}${moneyText(amount)}`}</bdi>
              </strong>
            </p>
            <p className={lines["line"]}>
              <span>{bookedOn}</span>
              <bdi>{said.name ?? "–"}</bdi>
            </p>
            <p className={styles["quiet"]}>
              <bdi dir="ltr">{said.iban ?? ""}</bdi> <bdi>{said.text}</bdi>
            </p>
            {outcome === "OtherSum" && expected !== null && (
              <p className={styles["quiet"]}>{t.expected(moneyText(expected))}</p>
            )}
            {paymentId !== null && <Link to={paymentPath(paymentId)}>{t.payment}</Link>}
          </li>
        ))}
      </EntryList>
      <Pager {...shown} />
    </section>
  );
}

/** One file of statements: what its import does or did, its bookings, and the button that imports it. */
export default function StatementPage() {
  const t = useTexts(bank);
  const { id = "" } = useParams();
  const [address] = useSearchParams();
  const query = { pageNumber: Number(address.get("page") ?? 1) || 1 };
  const { data, error, mutate } = useQuery("getBankStatement", { params: { id }, query });
  return (
    <>
      <PageHeader
        title={data?.statement.fileName ?? t.title}
        actions={
          <ButtonLink variant="outline" to={BANK_PATH}>
            {t.back}
          </ButtonLink>
        }
      />
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={6} height={72} />}
      {data && (
        <div className={styles["columns"]}>
          <Lines shown={data.lines} />
          <div className={layout["stack-6"]}>
            <Sums shown={data} />
            <Facts statement={data.statement} />
          </div>
          <HistorySection subjectId={data.statement.id} />
        </div>
      )}
    </>
  );
}
