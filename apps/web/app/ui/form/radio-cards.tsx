import { type ReactNode, useId } from "react";
import { FieldError } from "./field-error.tsx";
import { Radio } from "./radio.tsx";
import styles from "./radio-cards.module.css";

export type RadioCard<Value extends string> = {
  value: Value;
  title: string;
  text: ReactNode;
  icon?: ReactNode;
  /** Shown at the end of the card; for example a price. */
  end?: ReactNode;
  disabled?: boolean;
};

type Props<Value extends string> = {
  legend: string;
  cards: readonly RadioCard<Value>[];
  value: Value | "";
  onChange: (value: Value) => void;
  error?: string;
  /** True for more cards than fit beside each other. */
  isList?: boolean;
  /** True for small cards in columns of one width, with a legend that only screen readers tell. */
  isTight?: boolean;
};

/** Radio buttons, each on a card. The arrow keys move between them. */
export function RadioCards<Value extends string>({
  legend,
  cards,
  value,
  onChange,
  error,
  isList = false,
  isTight = false,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset
      className={styles["group"]}
      aria-describedby={error === undefined ? undefined : `${name}-error`}
      aria-invalid={error === undefined ? undefined : true}
    >
      <legend className={isTight ? "visually-hidden" : undefined}>{legend}</legend>
      <div className={styles["room"]}>
        <div className={styles[isTight ? "tight" : isList ? "list" : "cards"]}>
          {cards.map((card) => (
            <label key={card.value} className={styles["card"]}>
              <Radio
                name={name}
                value={card.value}
                checked={card.value === value}
                disabled={card.disabled}
                aria-describedby={`${name}-${card.value} ${name}-${card.value}-end`}
                aria-label={card.title}
                onChange={() => onChange(card.value)}
              />
              {card.icon}
              <span className={styles["words"]}>
                <span className={styles["title"]}>{card.title}</span>
                <span id={`${name}-${card.value}`} className={styles["text"]}>
                  {card.text}
                </span>
              </span>
              <span id={`${name}-${card.value}-end`} className={styles["end"]}>
                {card.end}
              </span>
            </label>
          ))}
        </div>
      </div>
      {error !== undefined && (
        <FieldError id={`${name}-error`} role="alert">
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}
