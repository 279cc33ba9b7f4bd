import { auth } from "../../locales/en/auth.ts";
import { useTexts } from "../../locales/texts.ts";
import styles from "./password-strength.module.css";
import { type Strength, strengthOf } from "./strength-of.ts";

const steps: Record<Strength, number> = { none: 0, weak: 1, fair: 2, good: 3, strong: 4 };

export function PasswordStrength({ password }: { password: string }) {
  const t = useTexts(auth).signUp;
  if (password === "") return null;
  const strength = strengthOf(password);
  return (
    <div className={styles["strength"]} data-strength={strength}>
      <div className={styles["bars"]} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-on={step <= steps[strength] || undefined} />
        ))}
      </div>
      <span role="status">
        <span className="visually-hidden">{t.strength}: </span>
        {t.strengths[strength]}
      </span>
    </div>
  );
}
