import { IconX } from "@tabler/icons-react";
import { Link } from "react-router";
import { formatEuros } from "@trove/money";
import { lists } from "../locales/en/lists.ts";
import { useTexts } from "../locales/texts.ts";
import type { Changes } from "./address.ts";
import styles from "./chosen.module.css";
import type { Range } from "./price-range.tsx";

/** An active filter: its text, and the changes to the URL that remove it. */
export type Choice = { text: string; without: Changes };

type Props = {
  /** The number of results, in words; announced when it changes. */
  results: string;
  choices: readonly Choice[];
  addressOf: (changes: Changes) => string;
};

/** The number of results and all active filters, each removable, so that no filter is hidden. */
export function Chosen({ results, choices, addressOf }: Props) {
  const t = useTexts(lists);
  const all = Object.assign({}, ...choices.map(({ without }) => without)) as Changes;
  return (
    <div className={styles["line"]}>
      <p role="status">{results}</p>
      {choices.length > 0 && (
        <ul aria-label={t.chosen}>
          {choices.map(({ text, without }) => (
            <li key={text}>
              <Link to={addressOf(without)} preventScrollReset className={styles["chip"]} aria-label={t.remove(text)}>
                <bdi>{text}</bdi>
                <IconX size={16} />
              </Link>
            </li>
          ))}
          <li>
            <Link to={addressOf(all)} preventScrollReset className={styles["clear"]}>
              {t.clear}
            </Link>
          </li>
        </ul>
      )}
    </div>
  );
}

/** The active filters for a search text and a price range, in words. */
export function useUsualChoices({ search, minPrice, maxPrice }: Range & { search: string }): Choice[] {
  const t = useTexts(lists);
  const [low, high] = [minPrice, maxPrice].map((price) => (price === undefined ? undefined : formatEuros(price)));
  const price =
    low !== undefined && high !== undefined
      ? t.priceBetween(low, high)
      : low !== undefined
        ? t.priceFrom(low)
        : high !== undefined && t.priceTo(high);
  return [
    ...(search === "" ? [] : [{ text: t.searchFor(search), without: { search: "" } }]),
    ...(price === false ? [] : [{ text: price, without: { minPrice: "", maxPrice: "" } }]),
  ];
}
