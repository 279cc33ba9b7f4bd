import { adminShipments } from "../../../../locales/en/shipments/operators.ts";
import { number } from "../../../../locales/en/grammar.ts";
import { orders } from "../../../../locales/en/shipments/orders.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { useProblemText } from "../../../operators/index.ts";
import type { MovePlan } from "./plan-moves.ts";
import { classes } from "../../../../ui/classes.ts";
import layout from "../../../../ui/layout.module.css";
import letters from "../../../../ui/letters.module.css";
import styles from "./move-dialog.module.css";

/** The number of shipments that a planned move would move, by their status, and why it would leave out others. */
export function MovePreview({ plan: { rows, moving, problems } }: { plan: MovePlan }) {
  const t = useTexts(adminShipments).many;
  const { stages } = useTexts(orders);
  const problemText = useProblemText();
  return (
    <div className={classes(layout["stack-4"], styles["preview"])} role="status">
      <section>
        <h3>{rows.Waiting === 0 ? t.nothing : t.willMove(rows.Waiting)}</h3>
        <Counts counts={moving.map(({ status, count }) => ({ texts: [stages[status]], count }))} />
      </section>
      {rows.Unchanged > 0 && <p>{t.alreadySo(rows.Unchanged)}</p>}
      {rows.Invalid > 0 && (
        <section>
          <h3>{t.leftOut(rows.Invalid)}</h3>
          <Counts counts={problems.map((group) => ({ texts: group.problems.map(problemText), count: group.count }))} />
        </section>
      )}
      {rows.Waiting > 0 && <p className={letters["muted"]}>{t.background}</p>}
    </div>
  );
}

function Counts({ counts }: { counts: readonly { texts: readonly string[]; count: number }[] }) {
  if (counts.length === 0) return null;
  return (
    <dl>
      {counts.map(({ texts, count }) => (
        <div key={texts.join()}>
          <dt className={letters["muted"]}>
            {texts.map((text) => (
              <p key={text}>
                <bdi>{text}</bdi>
              </p>
            ))}
          </dt>
          <dd>{number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
