import { MAX_STARS } from "@trove/contract/reviews";
import { useId } from "react";
import { reviews as reviewTexts } from "../../locales/en/reviews/reviews.ts";
import { useTexts } from "../../locales/texts.ts";
import { FieldError } from "../../ui/form/field-error.tsx";
import { STAR } from "./stars.tsx";
import styles from "./star-choice.module.css";

type Props = { value: number; error: string | undefined; onChange: (stars: number) => void };

/** Five radio buttons that look like stars: all up to the chosen one are lit. */
export function StarChoice({ value, error, onChange }: Props) {
  const t = useTexts(reviewTexts);
  const name = useId();
  return (
    <fieldset
      className={styles["choice"]}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : `${name}-error`}
      aria-invalid={error === undefined ? undefined : true}
    >
      <legend>{t.stars}</legend>
      <div className={styles["stars"]}>
        {Array.from({ length: MAX_STARS }, (_, index) => index + 1).map((stars) => (
          <label key={stars} data-lit={stars <= value || undefined}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              aria-label={t.ofStars(stars)}
              onChange={() => onChange(stars)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={STAR} />
            </svg>
          </label>
        ))}
        {value > 0 && <span aria-hidden="true">{t.ofStars(value)}</span>}
      </div>
      {error !== undefined && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
