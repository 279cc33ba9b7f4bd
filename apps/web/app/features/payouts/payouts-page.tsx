import { formatEuros } from "@trove/money";
import { Link } from "react-router";
import { useQuery } from "../../api/use-query.ts";
import { payouts as texts } from "../../locales/en/payouts/payouts.ts";
import { useTexts } from "../../locales/texts.ts";
import { classes } from "../../ui/classes.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import layout from "../../ui/layout.module.css";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Sum, Sums } from "../../ui/sums.tsx";
import { Payees } from "./payees.tsx";
import { PayoutForm } from "./payout-form.tsx";
import { PayoutList } from "./payout-list.tsx";
import styles from "./payouts-page.module.css";

/** Pays winnings to a bank account or card in the person's own name, and shows how far payouts are on their way. */
export default function PayoutsPage() {
  const t = useTexts(texts);
  const { data, error, mutate } = useQuery("getPayouts", {});
  const { data: payees } = useQuery("listPayees", {});
  const isReady = data !== undefined && payees !== undefined;
  return (
    <>
      <PageHeader title={t.title} lead={t.lead} />
      {error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!isReady && error === undefined && <SkeletonRows count={4} height={24} />}
      {isReady && (
        <div className={styles["page"]}>
          <section className={classes(layout["card"], layout["column-4"])} aria-label={t.title}>
            <Sums>
              <Sum label={t.winnings}>{formatEuros(data.winningsAmount)}</Sum>
              {data.isOffered && (
                <Sum label={t.left} isTotal>
                  {formatEuros(data.leftAmount)}
                </Sum>
              )}
            </Sums>
            {!data.isOffered && <Alert>{t.notOffered}</Alert>}
            {data.isOffered && !data.isVerified && (
              <Alert kind="warning">
                {t.unverified} <Link to="/account/identity">{t.verify}</Link>
              </Alert>
            )}
            {data.isOffered && data.ownAmount > 0 && (
              <Alert kind="warning">
                {t.ownFirst(formatEuros(data.ownAmount))} <Link to="/balance/returns">{t.sendBack}</Link>
              </Alert>
            )}
            {data.isOffered && data.isVerified && data.ownAmount === 0 && (
              <PayoutForm key={data.leftAmount} left={data.leftAmount} payees={payees} />
            )}
          </section>
          {(payees.length > 0 || (data.isOffered && data.isVerified)) && (
            <Payees payees={payees} kinds={data.isOffered && data.isVerified ? data.payeeKinds : []} />
          )}
          {data.payouts.length > 0 && <PayoutList payouts={data.payouts} />}
        </div>
      )}
    </>
  );
}
