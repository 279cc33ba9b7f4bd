import type { Verdict } from "@trove/fairness";
import { provablyFair } from "../../../locales/en/fairness/provably-fair.ts";
import { useTexts } from "../../../locales/texts.ts";
import { VerdictBadge } from "../proof/verdict-badge.tsx";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./provably-fair-page.module.css";

const VERDICTS = [
  "Verified",
  "Unlogged",
  "Recomputed",
  "Contested",
  "Unknown",
  "Breach",
] as const satisfies readonly Verdict[];

/** The meaning of each verdict, and advice. */
export function VerdictLegend() {
  const t = useTexts(provablyFair).verdicts;
  return (
    <dl className={classes(layout["stack-5"], styles["verdicts"])}>
      {VERDICTS.map((verdict) => (
        <div key={verdict}>
          <dt>
            <VerdictBadge verdict={verdict} />
          </dt>
          <dd>{t.list[verdict]}</dd>
        </div>
      ))}
    </dl>
  );
}
