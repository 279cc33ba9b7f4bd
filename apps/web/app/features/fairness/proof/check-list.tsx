import type { Check } from "@trove/fairness";
import { fairness } from "../../../locales/en/fairness/fairness.ts";
import { fairnessChecks } from "../../../locales/en/fairness/fairness-checks.ts";
import { useTexts } from "../../../locales/texts.ts";
import { byGroup } from "./check-groups.ts";
import styles from "./check-list.module.css";
import { outcomeIcons } from "./proof-ticks.tsx";

function CheckRow({ check: { id, outcome, expected, actual } }: { check: Check }) {
  const t = useTexts(fairness);
  const { checks, expected: expectedLabel, actual: actualLabel } = useTexts(fairnessChecks);
  const Icon = outcomeIcons[outcome];
  return (
    <li data-outcome={outcome}>
      <Icon size={16} stroke={2.4} aria-hidden="true" />
      <div>
        <span>{checks[id]}</span>
        <span className="visually-hidden">: {t.outcome[outcome]}</span>
        {(outcome === "NotHeld" || outcome === "Ask") && <small>{t.outcome[outcome]}</small>}
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

/** Every check in words, grouped, with the worst first. If two values differ, shows both. */
export default function CheckList({ checks }: { checks: readonly Check[] }) {
  const t = useTexts(fairness);
  return (
    <div className={styles["groups"]}>
      {byGroup(checks).map(({ group, checks: own }) => (
        <section key={group}>
          <h3>{t.groups[group]}</h3>
          <ul className={styles["checks"]}>
            {own.map((check, index) => (
              <CheckRow key={`${check.id} ${index}`} check={check} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
