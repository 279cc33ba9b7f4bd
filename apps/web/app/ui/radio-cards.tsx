import { type ReactNode, useId } from "react";
import styles from "./radio-cards.module.css";

export type RadioCard<Value extends string> = {
  value: Value;
  title: string;
  hint: ReactNode;
  /** What it costs, at the end of the card. */
  price?: string;
};

type Props<Value extends string> = {
  legend: string;
  cards: readonly RadioCard<Value>[];
  value: Value | "";
  onChange: (value: Value) => void;
};

/** A choice between few things that need a line of explanation each; arrow keys choose. */
export function RadioCards<Value extends string>({ legend, cards, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles["cards"]}>
      <legend>{legend}</legend>
      {cards.map((card) => (
        <label key={card.value}>
          <input type="radio" name={name} checked={value === card.value} onChange={() => onChange(card.value)} />
          <strong>{card.title}</strong>
          <span>{card.hint}</span>
          {card.price !== undefined && <bdi dir="ltr">{card.price}</bdi>}
        </label>
      ))}
    </fieldset>
  );
}
