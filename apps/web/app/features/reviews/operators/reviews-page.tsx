import { REVIEW_STATES, type ReviewState } from "@trove/contract/reviews";
import { useSearchParams } from "react-router";
import { useQuery } from "../../../api/use-query.ts";
import { readPage } from "../../../listing/address.ts";
import { adminReviews } from "../../../locales/en/reviews/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { tabId, Tabs } from "../../../ui/page/tabs.tsx";
import { DeskReview } from "./desk-review.tsx";
import styles from "./reviews-page.module.css";

const PANEL = "reviews-panel";
const PAGE_SIZE = "20";

/** The desk where operators read reviews, whole and one after the other. Its address names the state and the page. */
export default function ReviewsPage() {
  const t = useTexts(adminReviews);
  const [address, setAddress] = useSearchParams();
  const state: ReviewState = REVIEW_STATES.find((known) => known === address.get("state")) ?? "Pending";
  const sortDirection = state === "Pending" ? "Asc" : "Desc";
  const query = { state, sortDirection, pageNumber: String(readPage(address)), pageSize: PAGE_SIZE } as const;
  const { data, error, mutate } = useQuery("listAdminReviews", { query });
  return (
    <>
      <PageHeader title={t.title} lead={t.lead} />
      <Tabs
        label={t.title}
        tabs={REVIEW_STATES.map((value) => ({ value, text: t.tabs[value] }))}
        value={state}
        onChange={(value) => setAddress(value === "Pending" ? {} : { state: value }, { preventScrollReset: true })}
        panelId={PANEL}
      />
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, state)} className={styles["panel"]}>
        {error && <ErrorState error={error} onRetry={() => void mutate()} />}
        {data === undefined && !error && <SkeletonRows count={3} height={160} />}
        {data?.totalCount === 0 && <EmptyState text={t.empty[state]} />}
        {data !== undefined && data.items.length > 0 && (
          <ul className={styles["reviews"]}>
            {data.items.map((review) => (
              <DeskReview key={`${review.id}-${review.version}`} review={review} />
            ))}
          </ul>
        )}
        {data && <Pager pageNumber={data.pageNumber} totalPages={data.totalPages} />}
      </div>
    </>
  );
}
