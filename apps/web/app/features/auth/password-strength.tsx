import { auth } from "../../locales/en/auth.ts";
import { labelled } from "../../locales/joined.ts";
import { useTexts } from "../../locales/texts.ts";
import styles from "./password-strength.module.css";
import { type Strength, useStrength } from "./use-strength.ts";

const steps: Record<Strength, number> = { none: 0, weak: 1, fair: 2, good: 3, strong: 4 };

type Props = { password: string; ownWords: readonly string[] };

export function PasswordStrength({ password, ownWords }: Props) {
  const t = useTexts(auth).signUp;
  const strength = useStrength(password, ownWords);
  if (password === "" || strength === undefined) return null;
  return (
    <div className={styles["strength"]} data-strength={strength}>
      <div className={styles["bars"]} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-on={step <= steps[strength] || undefined} />
        ))}
      </div>
      <span role="status">
        <span className="visually-hidden">{labelled(t.strength, t.strengths[strength])}</span>
        <span aria-hidden="true">{t.strengths[strength]}</span>
      </span>
    </div>
  );
}
