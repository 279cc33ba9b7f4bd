import { useEffect, useId, useState } from "react";
import { type Cents, parseEuros } from "@trove/money";
import { lists } from "../locales/en/lists.ts";
import { useTexts } from "../locales/texts.ts";
import { classes } from "../ui/classes.ts";
import { type Changes, priceText } from "./address.ts";
import styles from "./controls.module.css";
import { useDebounced } from "./use-listing.ts";

export type Range = { minPrice?: Cents; maxPrice?: Cents };

type Props = Range & { onChange: (changes: Changes) => void };

/** The mistake in the two typed prices, if any. An empty field means no limit. */
function faultOf(min: string, max: string): "amount" | "order" | undefined {
  const [low, high] = [min, max].map((text) => (text.trim() === "" ? undefined : (parseEuros(text) ?? "wrong")));
  if (low === "wrong" || high === "wrong") return "amount";
  return low !== undefined && high !== undefined && low > high ? "order" : undefined;
}

/** Fields for a lowest and a highest price in euros, with comma or point. Applied after a pause in typing. */
export function PriceRange({ minPrice, maxPrice, onChange }: Props) {
  const t = useTexts(lists);
  const errorId = useId();
  const [min, setMin] = useState(priceText(minPrice));
  const [max, setMax] = useState(priceText(maxPrice));
  const fault = faultOf(min, max);

  // Shows the price in the URL. Keeps the typed text if it is the same amount: "12,50" is not rewritten.
  useEffect(() => setMin((text) => (parseEuros(text) === minPrice ? text : priceText(minPrice))), [minPrice]);
  useEffect(() => setMax((text) => (parseEuros(text) === maxPrice ? text : priceText(maxPrice))), [maxPrice]);

  const apply = useDebounced(([low, high]: [string, string]) => {
    const next = { minPrice: parseEuros(low), maxPrice: parseEuros(high) };
    if (faultOf(low, high) !== undefined) return;
    if (next.minPrice === minPrice && next.maxPrice === maxPrice) return;
    onChange({ minPrice: priceText(next.minPrice), maxPrice: priceText(next.maxPrice) });
  }, 500);

  function type(low: string, high: string): void {
    setMin(low);
    setMax(high);
    apply.later([low, high]);
  }

  const bound = {
    inputMode: "decimal",
    autoComplete: "off",
    "aria-invalid": fault !== undefined || undefined,
    "aria-describedby": fault === undefined ? undefined : errorId,
    onBlur: () => apply.now([min, max]),
  } as const;

  return (
    <fieldset className={styles["range"]}>
      <legend className="visually-hidden">{t.price}</legend>
      <div className={classes(styles["control"], styles["bounds"])}>
        <span aria-hidden="true">€</span>
        <input
          {...bound}
          aria-label={t.minPrice}
          placeholder={t.min}
          value={min}
          onChange={({ currentTarget }) => type(currentTarget.value, max)}
        />
        <span aria-hidden="true">–</span>
        <input
          {...bound}
          aria-label={t.maxPrice}
          placeholder={t.max}
          value={max}
          onChange={({ currentTarget }) => type(min, currentTarget.value)}
        />
      </div>
      {fault !== undefined && (
        <p id={errorId} className={styles["fault"]}>
          {t.priceFaults[fault]}
        </p>
      )}
    </fieldset>
  );
}
