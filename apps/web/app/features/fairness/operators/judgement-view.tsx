import { type Check, CHECKS } from "@trove/fairness";
import { disputes } from "../../../locales/en/fairness/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { CheckList, VerdictBadge } from "../index.tsx";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./disputes.module.css";
import type { DisputedOpening } from "./dispute.ts";

type Judged = NonNullable<DisputedOpening["held"]>;

/** True if this page has a text for the check. */
const isKnown = (check: { id: string }): check is Check => check.id in CHECKS;

/** A verdict with its checks. Those that don't hold are shown at once; a click shows all. */
export function JudgementView({ title, judgement: { verdict, checks } }: { title?: string; judgement: Judged }) {
  const t = useTexts(disputes).page;
  const known = checks.filter(isKnown);
  const open = known.filter(({ outcome }) => outcome !== "Holds");
  return (
    <div className={classes(layout["column-4"], styles["judgement"])}>
      <p className={layout["line-2-4"]}>
        <VerdictBadge verdict={verdict} />
        {title}
      </p>
      {open.length > 0 && <CheckList checks={open} />}
      <details>
        <summary>
          <bdi>{t.checks(known.length)}</bdi>
        </summary>
        <CheckList checks={known} />
      </details>
    </div>
  );
}
