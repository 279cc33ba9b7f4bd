import { HARM_MARKERS } from "@trove/contract/statuses";
import { seen } from "../../locales/en/protection/seen.ts";
import { useTexts } from "../../locales/texts.ts";
import { classes } from "../../ui/classes.ts";
import layout from "../../ui/layout.module.css";
import letters from "../../ui/letters.module.css";
import styles from "./case-page.module.css";
import type { OperatorsCase } from "./operators-case.ts";

const isMarker = (kind: string) => HARM_MARKERS.some((marker) => marker === kind);

/** Steps that an operator can take about signs of harm. Empty for a case without any. */
export function HarmSteps({ found: { signals } }: { found: OperatorsCase }) {
  const { title, lead, write, limit, pause, age, cards, end } = useTexts(seen).steps;
  const isAboutCards = signals.some(({ kind }) => kind === "ReturnedTopUps");
  if (!signals.some(({ kind }) => isMarker(kind))) return null;
  return (
    <section className={classes(layout["column-3"], layout["card"], styles["part"])} aria-labelledby="steps">
      <h2 id="steps">{title}</h2>
      <p className={letters["hint"]}>{lead}</p>
      <ul className={styles["list"]} aria-labelledby="steps">
        {[...(isAboutCards ? [cards] : []), write, limit, pause, age, end].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </section>
  );
}
