import { adminShipments } from "../../../../locales/en/shipments/operators.ts";
import { number } from "../../../../locales/en/grammar.ts";
import { orders } from "../../../../locales/en/shipments/orders.ts";
import { useTexts } from "../../../../locales/texts.ts";
import type { MovePlan } from "./plan-moves.ts";
import styles from "./move-dialog.module.css";

/** Which shipments a planned move takes, by their status, and why it leaves out others. */
export function MovePreview({ plan: { rows, moving, problems } }: { plan: MovePlan }) {
  const t = useTexts(adminShipments).many;
  const { stages } = useTexts(orders);
  return (
    <div className={styles["preview"]} role="status">
      <section>
        <h3>{rows.Waiting === 0 ? t.nothing : t.willMove(rows.Waiting)}</h3>
        <Counts counts={moving.map(({ status, count }) => ({ text: stages[status], count }))} />
      </section>
      {rows.Unchanged > 0 && <p>{t.alreadySo(rows.Unchanged)}</p>}
      {rows.Invalid > 0 && (
        <section>
          <h3>{t.leftOut(rows.Invalid)}</h3>
          <Counts counts={problems.map(({ problem, count }) => ({ text: problem, count }))} />
        </section>
      )}
      {rows.Waiting > 0 && <p className={styles["note"]}>{t.background}</p>}
    </div>
  );
}

function Counts({ counts }: { counts: readonly { text: string; count: number }[] }) {
  if (counts.length === 0) return null;
  return (
    <dl>
      {counts.map(({ text, count }) => (
        <div key={text}>
          <dt>
            <bdi>{text}</bdi>
          </dt>
          <dd>{number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
