import { REDUCTION_STATES } from "@trove/contract/statuses";
import { Link, useSearchParams } from "react-router";
import { useQuery } from "../../../../api/use-query.ts";
import { readPage } from "../../../../listing/address.ts";
import { catalogue } from "../../../../locales/en/items/operators.ts";
import { reductions } from "../../../../locales/en/items/reductions.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { May } from "../../../../session/may.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../../ui/feedback/skeleton.tsx";
import { IconPlus } from "../../../../ui/icons/shop-icons.ts";
import { PageHeader } from "../../../../ui/page/page-header.tsx";
import { Pager } from "../../../../ui/page/pager.tsx";
import { tabId, Tabs } from "../../../../ui/page/tabs.tsx";
import type { Reduction } from "./reduction.ts";
import styles from "./reductions.module.css";
import { useReductionWords } from "./use-reduction-words.ts";

const PANEL = "reductions-panel";
const PATH = "/dashboard/three/reductions";

function Row({ reduction }: { reduction: Reduction }) {
  const t = useTexts(reductions);
  const { name, by, days } = useReductionWords()(reduction);
  return (
    <li className={styles["row"]}>
      <Link to={`${PATH}/${reduction.id}`}>{name}</Link>
      <strong>{by}</strong>
      <span>{days}</span>
      <span>{t.items(reduction.itemCount)}</span>
    </li>
  );
}

/** The reductions of prices in one state. The address names the state and the page. */
export default function ReductionsPage() {
  const t = useTexts(reductions);
  const { back } = useTexts(catalogue).edit;
  const [address, setAddress] = useSearchParams();
  const state = REDUCTION_STATES.find((known) => known === address.get("state")) ?? "Running";
  const query = { state, pageNumber: String(readPage(address)) } as const;
  const { data, error, mutate } = useQuery("listReductions", { query });
  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <>
            <ButtonLink variant="outline" to="/dashboard/three">
              {back}
            </ButtonLink>
            <May permission="catalogue.change">
              <ButtonLink icon={<IconPlus size={18} />} to={`${PATH}/new`}>
                {t.add}
              </ButtonLink>
            </May>
          </>
        }
      />
      <Tabs
        label={t.title}
        tabs={REDUCTION_STATES.map((value) => ({ value, text: t.states[value] }))}
        value={state}
        onChange={(value) => setAddress(value === "Running" ? {} : { state: value }, { preventScrollReset: true })}
        panelId={PANEL}
      />
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, state)} className={styles["panel"]}>
        {error && <ErrorState error={error} onRetry={() => void mutate()} />}
        {data === undefined && !error && <SkeletonRows count={4} height={64} />}
        {data?.totalCount === 0 && <EmptyState text={t.empty[state]} />}
        {data !== undefined && data.items.length > 0 && (
          <ul className={styles["rows"]}>
            {data.items.map((reduction) => (
              <Row key={reduction.id} reduction={reduction} />
            ))}
          </ul>
        )}
        {data && <Pager pageNumber={data.pageNumber} totalPages={data.totalPages} />}
      </div>
    </>
  );
}
