import { WITHDRAWAL_TRANSITIONS } from "@trove/contract/withdrawals";
import { useParams } from "react-router";
import { isId } from "../../../api/is-id.ts";
import { useQuery } from "../../../api/use-query.ts";
import { withdrawalHeadings } from "../../../locales/columns/withdrawals.ts";
import { adminWithdrawals } from "../../../locales/en/withdrawals/operators.ts";
import { headingsOf, useTexts } from "../../../locales/texts.ts";
import { May } from "../../../session/may.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { IconArrowLeft } from "../../../ui/icons/shop-icons.ts";
import layout from "../../../ui/layout.module.css";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { HistorySection } from "../../operators/index.ts";
import { AcceptForm } from "./accept-form.tsx";
import { DueMark } from "./due-mark.tsx";
import { GoodsForm } from "./goods-form.tsx";
import { MatchForm } from "./match-form.tsx";
import type { OperatorsWithdrawal } from "./operators-withdrawal.ts";
import { RefundForm } from "./refund-form.tsx";
import { RefuseForm } from "./refuse-form.tsx";
import { WithdrawalFacts } from "./withdrawal-facts.tsx";
import styles from "./withdrawal-page.module.css";
import { WithdrawalStatusMark } from "./withdrawal-status-mark.tsx";

/** The acts that can follow, as the transition table and the operator's rights allow. */
function NextActs({ found }: { found: OperatorsWithdrawal }) {
  const { status, subject, pieces, goods, wanted } = found;
  const next = WITHDRAWAL_TRANSITIONS[status];
  // The rest of what was posted may arrive later, also after the refund.
  const isOnTheWay = goods.some(({ condition }) => condition === null);
  const isFirst = status === "Matched" || status === "AwaitingGoods";
  const canTake = subject !== "TopUp" && (isOnTheWay || isFirst) && pieces.length + goods.length > 0;
  // A bank may give the money of a chargeback back after the refusal.
  const canRefund = next.includes("Refunded") || (status === "Refused" && goods.length > 0);
  const canAccept = status === "Matched" && wanted.some(({ isSent }) => isSent);
  return (
    <>
      <May permission="shipments.change">
        {status === "Unmatched" && subject !== "TopUp" && <MatchForm found={found} />}
        {canAccept && <AcceptForm found={found} />}
        {canTake && <GoodsForm found={found} />}
      </May>
      <May permission="payments.refund">{canRefund && <RefundForm found={found} />}</May>
      <May permission="shipments.change">{next.includes("Refused") && <RefuseForm found={found} />}</May>
    </>
  );
}

/** The page of one withdrawal: what it is about, what came back, and the acts that lead to its end. */
export default function WithdrawalPage() {
  const t = useTexts(adminWithdrawals);
  const { id = "" } = useParams();
  const input = isId(id) ? { params: { id } } : undefined;
  const { data: found, error, mutate } = useQuery("getWithdrawal", input, { keepPreviousData: false });
  return (
    <>
      <PageHeader
        title={found?.number ?? t.title}
        lead={
          found && (
            <span className={layout["line-2"]}>
              <WithdrawalStatusMark status={found.status} />
              <span>
                {headingsOf(withdrawalHeadings).due}: <DueMark due={found} />
              </span>
            </span>
          )
        }
        actions={
          <ButtonLink to="/dashboard/two/withdrawals" variant="outline" icon={<IconArrowLeft size={18} />}>
            {t.back}
          </ButtonLink>
        }
      />
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {found === undefined && !error && <SkeletonRows count={6} />}
      {found && (
        <div className={styles["page"]}>
          <div>
            <WithdrawalFacts found={found} />
            <HistorySection subjectId={found.id} />
          </div>
          <div key={found.version}>
            <NextActs found={found} />
          </div>
        </div>
      )}
    </>
  );
}
