import { IconCheck, IconMinus, IconQuestionMark, IconX } from "../../../ui/icons/shop-icons.ts";
import type { Judgement } from "@trove/fairness";
import { fairness } from "../../../locales/en/fairness/fairness.ts";
import { useTexts } from "../../../locales/texts.ts";
import { byGroup } from "./check-groups.ts";
import styles from "./proof-ticks.module.css";
import { VerdictBadge } from "./verdict-badge.tsx";

export const outcomeIcons = { Holds: IconCheck, Differs: IconX, NotHeld: IconMinus, Ask: IconQuestionMark };

/** The checks as small ticks that appear one by one, then the verdict. */
export function ProofTicks({ judgement }: { judgement: Judgement }) {
  const t = useTexts(fairness);
  return (
    <div className={styles["proof"]}>
      <ul className={styles["ticks"]} aria-label={t.proof}>
        {byGroup(judgement.checks).map(({ group, outcome }) => {
          const Icon = outcomeIcons[outcome];
          return (
            <li key={group} data-outcome={outcome}>
              <span className={styles["tick"]}>
                <Icon size={12} stroke={3} aria-hidden="true" />
              </span>
              {t.groups[group]}
              <span className="visually-hidden">: {t.outcome[outcome]}</span>
            </li>
          );
        })}
      </ul>
      <span className={styles["verdict"]}>
        <VerdictBadge verdict={judgement.verdict} />
      </span>
    </div>
  );
}
