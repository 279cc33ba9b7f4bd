import { formatEuros } from "@trove/money";
import type { CallResult } from "../../../api/request.ts";
import { overview } from "../../../locales/en/overview/overview.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Price } from "../../../ui/price.tsx";
import { LaterChart } from "../charts/later-chart.tsx";
import { changeText, entriesPath, pointText } from "../figure-words.ts";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import styles from "../overview-page.module.css";
import { Tile } from "../tile.tsx";

export type LiabilitiesData = CallResult<"getOverviewLiabilities">;

const money = (cents: number) => formatEuros(cents as LiabilitiesData["wallets"]["amount"]).replace("-", "−");

/** The shop's liabilities: balances, and the sell prices of all inventories. */
export function Liabilities({ data }: { data: LiabilitiesData }) {
  const t = useTexts(overview);
  const { wallets, inventories, points } = data;
  const isHour = points.length <= 24 && points[1]?.slice(0, 10) === points[0]?.slice(0, 10);
  const notesOf = ({ amount, before }: typeof wallets | typeof inventories) => [
    t.beginning(money(before.amount)),
    changeText(t, amount, before.amount),
  ];
  return (
    <div className={classes(layout["column-3"], styles["owed"])}>
      <ul className={styles["stack"]}>
        <Tile
          title={t.balances}
          value={<Price amount={wallets.amount} />}
          notes={notesOf(wallets)}
          to={entriesPath("wallets")}
          isSealed={wallets.isSealed}
        />
        <Tile
          title={t.inventories}
          value={<Price amount={inventories.amount} />}
          notes={[...notesOf(inventories), t.pieces(inventories.count, money(inventories.marketValue))]}
          isSealed={inventories.isSealed}
        />
      </ul>
      <div className={styles["card"]}>
        <LaterChart
          title={t.section.liabilities}
          points={points.map((time) => pointText(time, isHour))}
          format={money}
          series={[
            { id: "wallets", name: t.balances, values: wallets.series.amount, look: "line" },
            { id: "inventories", name: t.inventories, values: inventories.series.amount, look: "faint" },
          ]}
        />
      </div>
    </div>
  );
}
