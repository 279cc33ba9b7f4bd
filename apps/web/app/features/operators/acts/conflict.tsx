import type { ReactNode } from "react";
import { operations } from "../../../locales/en/operators/operations.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import styles from "./conflict.module.css";

export type Fact = { label: string; value: ReactNode };

type Props = {
  /** The values that this operator has entered and not saved. */
  mine: readonly Fact[];
  /** The values that somebody else has saved in the meantime. */
  theirs: readonly Fact[];
  /** Called to continue: the form then starts from the saved values, with this operator's entries. */
  onContinue: () => void;
};

/** Shows the values of both operators after an edit conflict, so that neither loses or overwrites a change unseen. */
export function Conflict({ mine, theirs, onContinue }: Props) {
  const t = useTexts(operations).conflict;
  const side = (title: string, facts: readonly Fact[], none: string) => (
    <div>
      <h4>{title}</h4>
      {facts.length === 0 && <p>{none}</p>}
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
  return (
    <Alert kind="bad">
      <p>{t.text}</p>
      <div className={styles["sides"]}>
        {side(t.theirs, theirs, t.nothingElse)}
        {side(t.mine, mine, t.nothingTyped)}
      </div>
      <Button variant="outline" size="small" onClick={onContinue}>
        {t.goOn}
      </Button>
    </Alert>
  );
}
