import { type KeyboardEvent, useId, useState } from "react";
import { IconMinus, IconPlus } from "../icons/first-icons.ts";
import { IconButton } from "../button.tsx";
import styles from "./stepper.module.css";

type Props = {
  value: number;
  min?: number;
  max: number;
  /** `label` names the field, `fewer` and `more` name the buttons, and `limit` states the maximum. */
  texts: { label: string; fewer: string; more: string; limit: string };
  onChange: (value: number) => void;
};

/**
 * A field for a whole number between two limits. It is changed with two buttons, arrow keys, Home and End, or by
 * typing.
 */
export function Stepper({ value, min = 1, max, texts, onChange }: Props) {
  const hintId = useId();
  const [typed, setTyped] = useState<string>();

  function become(next: number): void {
    setTyped(undefined);
    onChange(Math.min(max, Math.max(min, next)));
  }

  function settle(): void {
    if (typed !== undefined) become(/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : value);
  }

  function step(event: KeyboardEvent): void {
    const targets: Record<string, number> = {
      ArrowUp: value + 1,
      ArrowDown: value - 1,
      PageUp: value + 5,
      PageDown: value - 5,
      Home: min,
      End: max,
    };
    const target = targets[event.key];
    if (event.key === "Enter") settle();
    if (target === undefined) return;
    event.preventDefault();
    become(target);
  }

  return (
    <div className={styles["stepper"]}>
      <IconButton label={texts.fewer} tabIndex={-1} disabled={value <= min} onClick={() => become(value - 1)}>
        <IconMinus size={18} />
      </IconButton>
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={texts.label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-describedby={hintId}
        value={typed ?? value}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={settle}
        onKeyDown={step}
      />
      <IconButton label={texts.more} tabIndex={-1} disabled={value >= max} onClick={() => become(value + 1)}>
        <IconPlus size={18} />
      </IconButton>
      <span id={hintId} className="visually-hidden">
        {texts.limit}
      </span>
    </div>
  );
}
