import { IconCheck } from "@tabler/icons-react";
import { cart } from "../../locales/en/cart.ts";
import { useTexts } from "../../locales/texts.ts";
import type { Step } from "./effective-options.ts";
import styles from "./steps-header.module.css";

/** Where somebody is on the way to their order. */
export function StepsHeader({ steps, active }: { steps: readonly Step[]; active: number }) {
  const t = useTexts(cart);
  return (
    <ol className={styles["steps"]} aria-label={t.stepsLabel}>
      {steps.map((step, index) => (
        <li key={step} aria-current={index === active ? "step" : undefined} data-done={index < active || undefined}>
          <span className={styles["mark"]} aria-hidden="true">
            {index < active ? <IconCheck size={16} stroke={2.4} /> : index + 1}
          </span>
          <span className={styles["name"]}>{t.steps[step]}</span>
        </li>
      ))}
    </ol>
  );
}
