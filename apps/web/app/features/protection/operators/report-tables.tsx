import { formatEuros } from "@trove/money";
import type { ReactNode } from "react";
import type { CallResult } from "../../../api/request.ts";
import { cases } from "../../../locales/en/cases.ts";
import { report } from "../../../locales/en/protection/report.ts";
import { useTexts } from "../../../locales/texts.ts";
import { classes } from "../../../ui/classes.ts";
import panels from "../../../ui/panel.module.css";
import tables from "../../../ui/table.module.css";
import styles from "./report-page.module.css";

type Month = CallResult<"reportProtection">["months"][number];
type Column = { title: string; cell: (month: Month) => ReactNode };
type Props = { id: string; title: string; lead?: string; months: readonly Month[]; columns: readonly Column[] };

/** One part of the report. On phones, each month is a block of values with their names. */
function MonthTable({ id, title, lead, months, columns }: Props) {
  const t = useTexts(report);
  return (
    <section className={panels["panel"]} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <p className={panels["quiet"]}>{lead}</p>}
      <table className={classes(tables["close"], tables["pairs"], styles["table"])} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t.month}</th>
            {columns.map((column) => (
              <th key={column.title} scope="col">
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row">
                <bdi dir="ltr">{month.month}</bdi>
              </th>
              {columns.map((column) => (
                <td key={column.title} data-label={column.title}>
                  <bdi dir="ltr">{column.cell(month)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The report in four tables, newest month first. */
export function ReportTables({ months }: { months: readonly Month[] }) {
  const t = useTexts(report);
  const { kinds } = useTexts(cases);
  const { play, limits, breaks, signs } = t;
  return (
    <div className={styles["parts"]}>
      <MonthTable
        id="play"
        title={play.title}
        lead={play.lead}
        months={months}
        columns={[
          { title: play.people, cell: ({ people }) => people ?? "–" },
          { title: play.deposited, cell: ({ depositedAmount }) => formatEuros(depositedAmount) },
          { title: play.spent, cell: ({ spentAmount }) => formatEuros(spentAmount) },
          { title: play.won, cell: ({ wonAmount }) => formatEuros(wonAmount) },
          { title: play.net, cell: ({ netAmount }) => formatEuros(netAmount) },
        ]}
      />
      <MonthTable
        id="limits"
        title={limits.title}
        months={months}
        columns={[
          { title: limits.set, cell: (month) => month.limits.set },
          { title: limits.lowered, cell: (month) => month.limits.lowered },
          { title: limits.raised, cell: (month) => month.limits.raised },
        ]}
      />
      <MonthTable
        id="breaks"
        title={breaks.title}
        months={months}
        columns={[
          { title: breaks.byPeople, cell: (month) => month.breaks.byPeople },
          { title: breaks.byOperators, cell: (month) => month.breaks.byOperators },
          { title: breaks.running, cell: (month) => month.breaks.running },
          { title: breaks.excludedByPeople, cell: ({ exclusions }) => exclusions.byPeople },
          { title: breaks.excludedByOperators, cell: ({ exclusions }) => exclusions.byOperators },
          { title: breaks.excludedByShop, cell: ({ exclusions }) => exclusions.byShop },
          { title: breaks.excluded, cell: ({ exclusions }) => exclusions.running },
        ]}
      />
      <MonthTable
        id="signs"
        title={signs.title}
        months={months}
        columns={[
          { title: kinds.RisingSpend, cell: ({ markers }) => markers.RisingSpend },
          { title: kinds.NightPlay, cell: ({ markers }) => markers.NightPlay },
          { title: kinds.RaiseAfterLoss, cell: ({ markers }) => markers.RaiseAfterLoss },
          { title: kinds.ReturnedTopUps, cell: ({ markers }) => markers.ReturnedTopUps },
          { title: signs.closed, cell: ({ casesClosed }) => casesClosed },
        ]}
      />
    </div>
  );
}
