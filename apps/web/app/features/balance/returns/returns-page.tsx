import { Link } from "react-router";
import { useQuery } from "../../../api/use-query.ts";
import { ownMoney as texts } from "../../../locales/en/account/own-money.ts";
import { useTexts } from "../../../locales/texts.ts";
import { formatEuros, subtract } from "@trove/money";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import summary from "../../../ui/page/summary.module.css";
import { WhatFollows } from "../../../ui/page/what-follows.tsx";
import { Sum, Sums } from "../../../ui/sums.tsx";
import { ReturnForm } from "./return-form.tsx";
import { ReturnList } from "./return-list.tsx";

/** Sends people's own money back to the cards that paid it, and shows how far it is on its way. */
export default function ReturnsPage() {
  const t = useTexts(texts);
  const { data: own, error, mutate } = useQuery("getOwnMoney", {});
  const { data: payouts } = useQuery("getPayouts", {});
  const { data: balance } = useQuery("getBalance", {});
  return (
    <>
      <PageHeader title={t.title} lead={t.lead} />
      {error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {own === undefined && error === undefined && <SkeletonRows count={4} height={24} />}
      {own !== undefined && (
        <div className={summary["columns"]}>
          <section className={classes(layout["card"], layout["column-4"])} aria-label={t.title}>
            <Sums>
              {balance !== undefined && <Sum label={t.balance}>{formatEuros(balance.amount)}</Sum>}
              {balance !== undefined && own.ownAmount > 0 && balance.amount > own.ownAmount && (
                <Sum label={t.stays}>{formatEuros(subtract(balance.amount, own.ownAmount))}</Sum>
              )}
              <Sum label={t.own} isTotal>
                {formatEuros(own.ownAmount)}
              </Sum>
            </Sums>
            {payouts?.isOffered === true && <Link to="/balance/payouts">{t.payOut}</Link>}
            {own.refusedAmount > 0 && <Alert kind="warning">{t.refused(formatEuros(own.refusedAmount))}</Alert>}
            {!own.isOffered && <Alert>{t.notOffered}</Alert>}
            {own.isOffered && own.ownAmount === 0 && <Alert>{t.nothing}</Alert>}
            {own.isOffered && own.ownAmount > 0 && <ReturnForm key={own.ownAmount} own={own.ownAmount} />}
          </section>
          {own.isOffered && own.ownAmount > 0 && (
            <WhatFollows title={t.follows.title} steps={[t.follows.leaves, t.follows.card, t.follows.bank]} />
          )}
          {own.returns.length > 0 && <ReturnList returns={own.returns} />}
        </div>
      )}
    </>
  );
}
