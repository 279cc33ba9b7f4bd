import { IconCheck, IconMinus, IconX } from "@tabler/icons-react";
import type { CheckGroup, CheckOutcome, Verification } from "@trove/fairness";
import { fairness } from "../../../locales/en/fairness/fairness.ts";
import { useTexts } from "../../../locales/texts.ts";
import styles from "./proof-ticks.module.css";

const GROUPS = ["commitment", "odds", "draw"] as const satisfies readonly CheckGroup[];
const icons = { Holds: IconCheck, Differs: IconX, NotHeld: IconMinus };

/**
 * The worst outcome of a group of checks: a difference comes before data that wasn't held, which comes before a match.
 */
function outcomeOf({ checks }: Verification, group: CheckGroup): CheckOutcome {
  const outcomes = checks.filter((check) => check.group === group).map(({ outcome }) => outcome);
  if (outcomes.includes("Differs")) return "Differs";
  return outcomes.includes("NotHeld") ? "NotHeld" : "Holds";
}

/** Commitment, odds and draw as three small ticks that appear one by one, followed by the verdict. */
export function ProofTicks({ verification }: { verification: Verification | undefined }) {
  const t = useTexts(fairness);
  return (
    <div className={styles["proof"]} aria-busy={verification === undefined}>
      <ul className={styles["ticks"]} aria-label={t.proof}>
        {GROUPS.map((group) => {
          const outcome = verification && outcomeOf(verification, group);
          const Icon = outcome && icons[outcome];
          return (
            <li key={group} data-outcome={outcome}>
              <span className={styles["tick"]}>{Icon && <Icon size={12} stroke={3} />}</span>
              {t.groups[group]}
              {outcome && <span className="visually-hidden">: {t.outcome[outcome]}</span>}
            </li>
          );
        })}
      </ul>
      {verification && (
        <strong
          className={styles["verdict"]}
          data-verdict={verification.verdict}
          title={t.verdictHints[verification.verdict]}
        >
          {t.verdicts[verification.verdict]}
        </strong>
      )}
    </div>
  );
}
