import { formatEuros } from "@trove/money";
import { inventory } from "../../../locales/en/inventory.ts";
import { type Translated, useTexts } from "../../../locales/texts.ts";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { Price } from "../../../ui/price.tsx";
import type { SaleLine } from "./sale.ts";
import styles from "./sale-lines.module.css";

/** With more lines the list scrolls, so it must be focusable for people who use the keyboard. */
const FITTING = 4;

type Words = Translated<typeof inventory>["sale"];

/** The result of a line, in words. */
export function saleWords(line: SaleLine, { states }: Words): string {
  switch (line.state) {
    case "repriced":
      return states.repriced(formatEuros(line.before), formatEuros(line.price));
    case "otherPaid":
      return states.otherPaid(formatEuros(line.price), formatEuros(line.paid));
    case "failed":
      return line.isUnsure ? `${line.message} ${states.unsure}` : line.message;
    case "waiting":
    case "selling":
    case "sold":
    case "gone":
      return states[line.state];
  }
}

/** The lines of a sale, with the result of each once the sale has started. */
export function SaleLines({ lines, isStarted }: { lines: readonly SaleLine[]; isStarted: boolean }) {
  const t = useTexts(inventory).sale;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <ul className={styles["lines"]} aria-label={t.items} tabIndex={lines.length > FITTING ? 0 : undefined}>
      {lines.map((line) => (
        <li key={line.item.id} data-state={line.state}>
          <ItemPicture src={line.item.item.imageUrl} alt="" tier={line.item.item.tier} size="tile" />
          <span className={styles["words"]}>
            <bdi>{line.item.item.name}</bdi>
            {isStarted && <small>{saleWords(line, t)}</small>}
          </span>
          <Price amount={line.price} size="medium" />
        </li>
      ))}
    </ul>
  );
}
