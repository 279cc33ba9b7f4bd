import { paymentHeadings } from "../../../locales/columns/payments.ts";
import { formatEuros, formatMoney } from "@trove/money";
import { Link, useParams } from "react-router";
import { isId } from "../../../api/is-id.ts";
import { useQuery } from "../../../api/use-query.ts";
import { adminPayments } from "../../../locales/en/payments/operators.ts";
import { orders } from "../../../locales/en/shipments/orders.ts";
import { headingsOf, useTexts } from "../../../locales/texts.ts";
import { May } from "../../../session/may.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { dateTimeText } from "../../../ui/date-text.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { OpenCase } from "../../cases/index.ts";
import { OthersHere, HistorySection } from "../../operators/index.ts";
import { PaymentActions } from "./payment-actions.tsx";
import { LedgerPanel, RefundsPanel } from "./payment-history.tsx";
import { capturePath, paidText, type ShownPayment } from "./payment-words.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./payments.module.css";
import { RefundPanel } from "./refund/refund-panel.tsx";
import { Warnings } from "./warnings.tsx";

function Facts({ payment }: { payment: ShownPayment }) {
  const t = useTexts(adminPayments);
  const headings = headingsOf(paymentHeadings);
  const words = useTexts(orders);
  const { paid, email, provider, leftProviders, providerPaymentId, order, orderStatus, settledAtUtc, failureReason } =
    payment;
  const facts: [string, string | null][] = [
    [headings.status, t.statuses[payment.status]],
    [t.page.paid, paidText(payment)],
    [t.page.worth, paid.currencyCode === "EUR" ? null : formatEuros(payment.amount)],
    [t.page.refunded, formatEuros(payment.refundedAmount)],
    [t.page.chargedBack, payment.chargedBackAmount > 0 ? formatEuros(payment.chargedBackAmount) : null],
    [t.page.left, formatMoney(payment.leftAmount, paid.currencyCode)],
    [t.page.held, payment.heldAmount > 0 ? formatEuros(payment.heldAmount) : null],
    [t.page.payer, email ?? t.guest],
    [t.page.began, dateTimeText(payment.createdAtUtc)],
    [t.page.settled, settledAtUtc === null ? null : dateTimeText(settledAtUtc)],
    [t.page.failure, failureReason],
    [t.page.provider, `${provider} ${providerPaymentId ?? ""}`],
    [t.page.leftProviders, leftProviders.length === 0 ? null : leftProviders.join(", ")],
    [t.page.shipment, orderStatus === null ? null : words.statuses[orderStatus]],
  ];
  return (
    <section className={styles["panel"]} aria-labelledby="facts">
      <h2 id="facts">{t.page.facts}</h2>
      <Warnings payment={payment} />
      <dl className={styles["facts"]}>
        {facts.map(
          ([title, text]) =>
            text !== null && (
              <div key={title} style={{ display: "contents" }}>
                <dt>{title}</dt>
                <dd>
                  <bdi>{text}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      {order && (
        <Link to={`/dashboard/two?search=${encodeURIComponent(payment.email ?? order.number)}`}>{t.page.shipment}</Link>
      )}
      {payment.captures.map(({ id, amount }) => (
        <Link key={id} to={capturePath(id)}>
          {t.page.capture(formatMoney(amount, paid.currencyCode))}
        </Link>
      ))}
      <May permission="payments.change">
        <PaymentActions payment={payment} />
      </May>
      <OpenCase
        personId={payment.userInfoId}
        about={payment.order ? t.page.order(payment.order.number) : t.page.topUp}
      />
    </section>
  );
}

/** One payment, with its history and the operator's actions. */
export default function OperatorPaymentPage() {
  const t = useTexts(adminPayments);
  const { id = "" } = useParams();
  const { data, error, mutate } = useQuery("getPayment", { params: { id } });
  const what = data?.order ? t.page.order(data.order.number) : t.page.topUp;
  return (
    <>
      <PageHeader
        title={data ? t.page.title(what) : t.title}
        actions={
          <ButtonLink variant="outline" to="/dashboard/group/six">
            {t.page.back}
          </ButtonLink>
        }
      />
      {isId(id) && <OthersHere kind="payment" key={id} subjectId={id} />}
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={6} height={72} />}
      {data && (
        <div className={styles["columns"]}>
          <div className={layout["stack-6"]}>
            <Facts payment={data} />
            <LedgerPanel payment={data} />
            <HistorySection subjectId={data.id} />
          </div>
          <div className={layout["stack-6"]}>
            <May permission="payments.refund">
              <RefundPanel key={`${data.id}-${data.leftAmount}-${data.refunds.length}`} payment={data} />
            </May>
            <RefundsPanel payment={data} />
          </div>
        </div>
      )}
    </>
  );
}
