import type { OverviewFigure } from "@trove/contract/constants";
import { formatEuros } from "@trove/money";
import type { CallResult } from "../../../api/request.ts";
import { overview } from "../../../locales/en/overview/overview.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Price } from "../../../ui/price.tsx";
import { LaterChart } from "../charts/later-chart.tsx";
import { changeText, entriesPath, pointText } from "../figure-words.ts";
import styles from "../overview-page.module.css";
import { Tile } from "../tile.tsx";

export type Figures = CallResult<"getOverviewFigures">;
type Figure = Figures["figures"][number];

const money = (cents: number) => formatEuros(cents as Figure["amount"]).replace("-", "−");

/** The figures that are amounts. Their tiles come after those of openings and payout. */
const amounts = ["itemSales", "shippingSales", "topUps", "sellBacks", "refunds", "returns", "goodwill"] as const;

function useFigures({ figures, period }: Figures) {
  const t = useTexts(overview);
  const find = (figure: OverviewFigure) => figures.find((each) => each.figure === figure);
  const amountTile = (figure: OverviewFigure) => {
    const found = find(figure);
    if (found === undefined) return null;
    const { amount, before, isSealed } = found;
    const notes = [t.before(money(before.amount)), changeText(t, amount, before.amount)];
    const value = <Price amount={amount} />;
    return (
      <Tile
        key={figure}
        title={t.figures[figure]}
        value={value}
        notes={notes}
        to={entriesPath(figure, period)}
        isSealed={isSealed}
      />
    );
  };
  return { t, find, amountTile };
}

/** The tiles of the figures, each with its value and that of the previous period. */
export function FigureTiles({ data }: { data: Figures }) {
  const { t, find, amountTile } = useFigures(data);
  const [boxes, won] = [find("boxSales"), find("won")];
  const ratio = (wonAmount = 0, spent = 0) => (spent === 0 ? "–" : t.percent(wonAmount / spent));
  return (
    <ul className={styles["tiles"]}>
      {amountTile("sales")}
      {boxes && (
        <Tile
          title={t.openings}
          value={t.count(boxes.count)}
          notes={[t.before(t.count(boxes.before.count)), changeText(t, boxes.count, boxes.before.count)]}
          to={entriesPath("boxSales", data.period)}
          isSealed={boxes.isSealed}
        />
      )}
      {boxes && won && (
        <Tile
          title={t.payout}
          value={ratio(won.amount, boxes.amount)}
          notes={[
            boxes.before.amount === 0 ? undefined : t.before(ratio(won.before.amount, boxes.before.amount)),
            t.payoutHint,
          ]}
          to={entriesPath("won", data.period)}
          isSealed={won.isSealed}
        />
      )}
      {amounts.map((figure) => amountTile(figure))}
    </ul>
  );
}

/**
 * Charts of sales, with those of the previous period, and of the money paid for boxes, with the value of their wins.
 */
export function FigureCharts({ data }: { data: Figures }) {
  const { t, find } = useFigures(data);
  const isHour = data.points.length <= 24 && data.points[1]?.slice(0, 10) === data.points[0]?.slice(0, 10);
  const points = data.points.map((time) => pointText(time, isHour));
  const [sales, boxes, won] = [find("sales"), find("boxSales"), find("won")];
  if (sales === undefined || boxes === undefined || won === undefined) return null;
  return (
    <div className={styles["charts"]}>
      <div className={styles["card"]}>
        <LaterChart
          title={t.figures.sales}
          points={points}
          format={money}
          series={[
            { id: "now", name: t.current, values: sales.series.amount, look: "bars" },
            { id: "before", name: t.earlier, values: sales.before.series.amount, look: "faint" },
          ]}
        />
      </div>
      <div className={styles["card"]}>
        <LaterChart
          title={t.payout}
          points={points}
          format={money}
          series={[
            { id: "spent", name: t.spent, values: boxes.series.amount, look: "faint" },
            { id: "won", name: t.figures.won, values: won.series.amount, look: "line" },
          ]}
        />
      </div>
    </div>
  );
}
