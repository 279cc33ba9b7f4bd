import { parseOddsTable } from "@trove/fairness";
import { payoutOf } from "@trove/lootboxes";
import { cents, formatDecimal, formatEuros } from "@trove/money";
import { useState } from "react";
import { messageOf } from "../../../../api/api-error.ts";
import { useQuery } from "../../../../api/use-query.ts";
import { rehearsalTexts } from "../../../../locales/en/lootboxes/operators/rehearsal.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { CopyButton } from "../../../../ui/copy-button.tsx";
import { dateTimeText } from "../../../../ui/date-text.ts";
import { showToast } from "../../../../ui/overlay/toast.ts";
import type { BoxForm, OperatorBox } from "../editor/box-form.ts";
import { planAgain } from "./plan-again.ts";
import { VersionDifferences } from "./version-differences.tsx";
import { classes } from "../../../../ui/classes.ts";
import layout from "../../../../ui/layout.module.css";
import letters from "../../../../ui/letters.module.css";
import styles from "./version-history.module.css";

type Props = { box: OperatorBox; onPlan: ((plan: Partial<BoxForm>) => void) | undefined };

const PAGE = 10;

/** Every published version, newest first, with its hash, its payout and the differences from the version before it. */
export function VersionHistory({ box, onPlan }: Props) {
  const { history: t, odds } = useTexts(rehearsalTexts);
  const [size, setSize] = useState(PAGE);
  const { data } = useQuery("listLootboxVersions", { params: { id: box.id }, query: { pageSize: size } });
  const versions = (data?.items ?? []).map((version) => ({ ...version, table: parseOddsTable(version.oddsTable) }));

  async function plan(index: number): Promise<void> {
    const table = versions[index]?.table;
    if (table === undefined || onPlan === undefined) return;
    try {
      onPlan({ price: formatDecimal(cents(table.priceCents)), drops: await planAgain(table.drops) });
    } catch (error) {
      showToast("bad", messageOf(error));
    }
  }

  return (
    <section className={classes(layout["stack-4"], layout["card"], styles["history"])} aria-labelledby="box-versions">
      <h2 id="box-versions">{t.title}</h2>
      {data?.totalCount === 0 && <p className={letters["hint"]}>{t.empty}</p>}
      <ol>
        {versions.map(({ tableVersion, oddsHash, publishedAtUtc, table }, index) => (
          <li key={tableVersion}>
            <h3>
              {t.version(tableVersion)}
              {box.current?.tableVersion === tableVersion && <em>{t.current}</em>}
            </h3>
            <p className={letters["hint"]}>
              <time dateTime={publishedAtUtc}>{dateTimeText(publishedAtUtc)}</time>
              {" · "}
              <bdi dir="ltr">{formatEuros(cents(table.priceCents))}</bdi>
              {" · "}
              {t.payout(payoutOf(table))}
            </p>
            <VersionDifferences before={versions[index + 1]?.table} after={table} isFirst={tableVersion === 1} />
            <p className={styles["hash"]}>
              <code>{oddsHash}</code>
              <CopyButton text={oddsHash} what={odds.hash} />
            </p>
            {onPlan !== undefined && box.current?.tableVersion !== tableVersion && (
              <Button variant="quiet" size="small" onClick={() => void plan(index)}>
                {t.use}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {(data?.totalCount ?? 0) > versions.length && size < 100 && (
        <div>
          <Button variant="outline" size="small" onClick={() => setSize(Math.min(100, size + 3 * PAGE))}>
            {t.more}
          </Button>
        </div>
      )}
    </section>
  );
}
