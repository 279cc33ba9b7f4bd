import { captureHeadings } from "../../../../locales/columns/captures.ts";
import { paymentHeadings } from "../../../../locales/columns/payments.ts";
import { formatEuros, formatMoney } from "@trove/money";
import { Link, useParams } from "react-router";
import type { CallResult } from "../../../../api/request.ts";
import { useQuery } from "../../../../api/use-query.ts";
import { adminPayments } from "../../../../locales/en/payments/operators.ts";
import { headingsOf, useTexts } from "../../../../locales/texts.ts";
import { May } from "../../../../session/may.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { dateTimeText } from "../../../../ui/date-text.ts";
import { ErrorState } from "../../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../../../ui/page/page-header.tsx";
import { HistorySection } from "../../../operators/index.ts";
import { paidText, paymentPath } from "../payment-words.ts";
import styles from "../payments.module.css";
import { canAskAgain, WaysOut } from "./ways-out.tsx";

type Capture = CallResult<"getCapture">;

function Facts({ capture }: { capture: Capture }) {
  const texts = useTexts(adminPayments);
  const headings = headingsOf(captureHeadings);
  const t = texts.quarantine;
  const { payment, release } = capture;
  const state = release === null ? t.waiting : t.releases[release];
  const facts: [string, string][] = [
    [headings.state, capture.refundStatus === "Refused" ? `${state}. ${t.refused}` : state],
    [headings.paid, paidText(capture)],
    [headings.worth, formatEuros(capture.valueAmount)],
    [headings.expected, payment ? formatMoney(payment.amount, payment.currencyCode) : t.none],
    [t.returned, formatEuros(capture.returnedAmount)],
    [texts.page.payer, payment?.email ?? texts.guest],
    [t.reference, capture.reference],
    [headings.date, dateTimeText(capture.createdAtUtc)],
  ];
  return (
    <section className={styles["panel"]} aria-labelledby="facts">
      <h2 id="facts">{headings.capture}</h2>
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
      {payment && <Link to={paymentPath(payment.id)}>{headingsOf(paymentHeadings).payment}</Link>}
    </section>
  );
}

/** One capture that matched no payment, with the three actions that end its quarantine. */
export default function CapturePage() {
  const t = useTexts(adminPayments).quarantine;
  const { id = "" } = useParams();
  const { data, error, mutate } = useQuery("getCapture", { params: { id } });
  return (
    <>
      <PageHeader
        title={data ? t.page(data.providerPaymentId) : t.title}
        actions={
          <ButtonLink variant="outline" to="/dashboard/group/six/quarantine">
            {t.back}
          </ButtonLink>
        }
      />
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={6} height={72} />}
      {data && (
        <div className={styles["columns"]}>
          <Facts capture={data} />
          {(data.release === null || canAskAgain(data)) && (
            <May permission="payments.change">
              <WaysOut capture={data} />
            </May>
          )}
          <HistorySection subjectId={data.id} />
        </div>
      )}
    </>
  );
}
