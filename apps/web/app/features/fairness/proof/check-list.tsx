import { IconCheck, IconMinus, IconX } from "@tabler/icons-react";
import type { Check, CheckGroup, Verification } from "@trove/fairness";
import { fairness } from "../../../locales/en/fairness/fairness.ts";
import { fairnessChecks } from "../../../locales/en/fairness/fairness-checks.ts";
import { useTexts } from "../../../locales/texts.ts";
import styles from "./check-list.module.css";

const GROUPS = ["commitment", "odds", "draw"] as const satisfies readonly CheckGroup[];
const icons = { Holds: IconCheck, Differs: IconX, NotHeld: IconMinus };

function CheckRow({ check: { id, outcome, expected, actual } }: { check: Check }) {
  const t = useTexts(fairness);
  const { checks, expected: expectedLabel, actual: actualLabel } = useTexts(fairnessChecks);
  const Icon = icons[outcome];
  return (
    <li data-outcome={outcome}>
      <Icon size={16} stroke={2.4} aria-hidden="true" />
      <div>
        <span>{checks[id]}</span>
        <span className="visually-hidden">: {t.outcome[outcome]}</span>
        {outcome === "NotHeld" && <small>{t.outcome.NotHeld}</small>}
        {outcome === "Differs" && (expected !== undefined || actual !== undefined) && (
          <dl>
            <dt>{expectedLabel}</dt>
            <dd className="mono">{expected}</dd>
            <dt>{actualLabel}</dt>
            <dd className="mono">{actual}</dd>
          </dl>
        )}
      </div>
    </li>
  );
}

/** Every check in words, grouped by tick. Shows both values if they differ. */
export default function CheckList({ verification }: { verification: Verification }) {
  const t = useTexts(fairness);
  return (
    <div className={styles["groups"]}>
      {GROUPS.map((group) => (
        <section key={group}>
          <h3>{t.groups[group]}</h3>
          <ul className={styles["checks"]}>
            {verification.checks
              .filter((check) => check.group === group)
              .map((check) => (
                <CheckRow key={check.id} check={check} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
