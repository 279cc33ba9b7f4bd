import type { ReactNode } from "react";
import { operations } from "../../../locales/en/operators/operations.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import styles from "./conflict.module.css";

export type Fact = { label: string; value: ReactNode };

type Props = {
  /** This person's unsaved entries. */
  mine: readonly Fact[];
  /** The values that somebody else has saved since. */
  theirs: readonly Fact[];
  /** Continues from the saved values, and keeps this person's entries. */
  onContinue: () => void;
};

/** Shows both sides of a conflict, so no entry is lost and no change is overwritten unseen. */
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
