import { IconCheck, IconX } from "../../../ui/icons/shop-icons.ts";
import { type ShownOpening, shownText } from "@trove/fairness";
import { logged } from "../../../locales/en/fairness/logged.ts";
import { useTexts } from "../../../locales/texts.ts";
import { CheckElsewhere } from "../elsewhere/check-elsewhere.tsx";
import type { LoggedVerdict } from "./judge-logged.ts";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import styles from "./logged-proof.module.css";

type Props = {
  found: LoggedVerdict;
  /** The openings that were looked up, as the shop shows them. */ shown: readonly ShownOpening[];
};

/** The verdict by the public log, with each step and the log's entry. */
export function LoggedSteps({ found: { verdict, steps, leaf }, shown }: Props) {
  const t = useTexts(logged);
  return (
    <div className={styles["found"]}>
      <p className={classes(letters["muted"], styles["verdict"])} data-verdict={verdict}>
        <strong>{t.verdicts[verdict]}</strong> {t.hints[verdict]}
      </p>
      <ul className={classes(layout["stack-1"], styles["steps"])}>
        {steps.map(({ step, holds }) => (
          <li key={step} data-holds={holds}>
            {holds ? <IconCheck size={16} stroke={2.4} aria-hidden /> : <IconX size={16} stroke={2.4} aria-hidden />}
            <span>
              {t.steps[step]}
              <span className="visually-hidden">: {holds ? t.holds : t.differs}</span>
            </span>
          </li>
        ))}
      </ul>
      <CheckElsewhere
        file={{ id: JSON.stringify(shown), name: "shown-opening.json", read: async () => shownText(shown) }}
      />
      {leaf !== undefined && (
        <details>
          <summary>{t.entry}</summary>
          <code dir="ltr">{leaf}</code>
        </details>
      )}
    </div>
  );
}
