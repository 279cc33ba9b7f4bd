import { OVERVIEW_DAYS } from "@trove/contract/constants";
import type { ReactNode } from "react";
import { useQuery } from "../../api/use-query.ts";
import { readChoice } from "../../listing/address.ts";
import { useListing } from "../../listing/use-listing.ts";
import { overview } from "../../locales/en/overview/overview.ts";
import { useTexts } from "../../locales/texts.ts";
import { usePageActions } from "../../shell/page-actions.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { tabId, Tabs } from "../../ui/page/tabs.tsx";
import { FigureCharts, FigureTiles } from "./figures/figures.tsx";
import { Liabilities } from "./figures/liabilities.tsx";
import { LiveOpenings } from "./live-openings.tsx";
import styles from "./overview-page.module.css";
import { Section } from "./section.tsx";
import { Work } from "./work.tsx";

const PANEL = "overview-period";
const EVERY_MS = { figures: 10_000, work: 15_000 } as const;

/**
 * The operators' overview of sales, liabilities and work to do, made to be kept open. Each part loads and fails on its
 * own. `guide` stands below the figures, and first before the first sale. While it is undefined, they wait for it.
 */
export function OverviewPage({ guide }: { guide: ReactNode }) {
  const t = useTexts(overview);
  const { search, change } = useListing();
  const days = readChoice(search, "days", OVERVIEW_DAYS);
  const query = { query: { days } };
  const figures = useQuery("getOverviewFigures", query, { refreshInterval: EVERY_MS.figures });
  const liabilities = useQuery("getOverviewLiabilities", query, { refreshInterval: EVERY_MS.figures });
  const work = useQuery("getOverviewWork", {}, { refreshInterval: EVERY_MS.work });
  const show = (value: (typeof OVERVIEW_DAYS)[number]) => change({ days: value === "1" ? "" : value });

  usePageActions(OVERVIEW_DAYS.map((value) => ({ id: value, title: t.periods[value], run: () => show(value) })));

  const isNew = figures.data?.hasFlows === false;
  const now = (
    <div className={styles["now"]}>
      <Section title={t.section.work} query={work} height={320} asOf={({ asOfUtc }) => asOfUtc}>
        {(data) => <Work data={data} />}
      </Section>
      <LiveOpenings />
    </div>
  );

  return (
    <>
      <PageHeader
        title={t.title}
        actions={
          <ButtonLink variant="outline" to="/dashboard/odds">
            {t.odds}
          </ButtonLink>
        }
      />
      {guide !== undefined && isNew && (
        <div className={styles["page"]}>
          {guide}
          <EmptyState text={t.noSales} />
          {now}
        </div>
      )}
      {guide !== undefined && !isNew && (
        <>
          <Tabs
            label={t.period}
            tabs={OVERVIEW_DAYS.map((value) => ({ value, text: t.periods[value] }))}
            value={days}
            panelId={PANEL}
            onChange={show}
          />
          <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, days)} className={styles["page"]}>
            <Section
              title={t.section.figures}
              query={figures}
              height={480}
              asOf={({ asOfUtc }) => asOfUtc}
              seal={({ seal }) => seal}
            >
              {(data) => (
                <>
                  <FigureTiles data={data} />
                  <FigureCharts data={data} />
                </>
              )}
            </Section>
            {guide}
            <Section title={t.section.liabilities} query={liabilities} height={320} asOf={({ asOfUtc }) => asOfUtc}>
              {(data) => <Liabilities data={data} />}
            </Section>
            {now}
          </div>
        </>
      )}
    </>
  );
}
