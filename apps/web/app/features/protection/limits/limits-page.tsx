import { LIMIT_KINDS } from "@trove/contract/limits";
import { useQuery } from "../../../api/use-query.ts";
import { limits as texts } from "../../../locales/en/protection/limits.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { IdentityNotice } from "../identity/identity-notice.tsx";
import { IdentitySection } from "./identity-section.tsx";
import { LimitHistory } from "./limit-history.tsx";
import { LimitSection } from "./limit-section.tsx";
import styles from "./limits-page.module.css";
import { PlayMonths } from "./play-months.tsx";
import { RealityMinutes } from "./reality-minutes.tsx";

/** The limits of a person, the limit of top-ups first, with their history and twelve months of play. */
export default function LimitsPage() {
  const t = useTexts(texts);
  const { data, error, mutate } = useQuery("getProtection", {});
  return (
    <>
      <PageHeader title={t.title} lead={t.lead} />
      {error && data === undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={3} height={220} />}
      {data && (
        <div className={styles["page"]}>
          {data.isReviewDue && <Alert kind="note">{t.question.review}</Alert>}
          <IdentityNotice identity={data.identity} market={data.market} />
          <IdentitySection identity={data.identity} market={data.market} />
          {LIMIT_KINDS.map((kind) => (
            <LimitSection key={kind} kind={kind} protection={data} />
          ))}
          <RealityMinutes own={data.realityMinutes} shop={data.market.realityMinutes} />
          <PlayMonths />
          <LimitHistory history={data.history} />
        </div>
      )}
    </>
  );
}
