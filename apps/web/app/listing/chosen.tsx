import { IconX } from "../ui/icons/first-icons.ts";
import { Link } from "react-router";
import { priceInSearch } from "@trove/contract/price-in-search";
import { formatEuros } from "@trove/money";
import { lists } from "../locales/en/lists.ts";
import { type Translated, useTexts } from "../locales/texts.ts";
import { type Changes, priceText } from "./address.ts";
import styles from "./chosen.module.css";
import type { Range } from "./price-range.tsx";

/** An active filter: its text, and the changes to the URL that remove it. */
export type Choice = { text: string; without: Changes };

type Props = {
  /** The number of results as text. Screen readers announce it when it changes. */
  results: string;
  choices: readonly Choice[];
  addressOf: (changes: Changes) => string;
};

/** The number of results and all active filters, each with a button to remove it. Thus no filter is hidden. */
export function Chosen({ results, choices, addressOf }: Props) {
  const t = useTexts(lists);
  const all = Object.fromEntries(choices.flatMap(({ without }) => Object.keys(without).map((name) => [name, ""])));
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

function rangeText(t: Translated<typeof lists>, { minPrice, maxPrice }: Range): string | undefined {
  const [low, high] = [minPrice, maxPrice].map((price) => (price === undefined ? undefined : formatEuros(price)));
  if (low !== undefined && high !== undefined) return t.priceBetween(low, high);
  if (low !== undefined) return t.priceFrom(low);
  return high === undefined ? undefined : t.priceTo(high);
}

/**
 * The active filters for a search text and a price range, in words. If the range is empty, a price in the text is a
 * separate filter, as on the server. Removing it keeps the other words, and removing those keeps the price.
 */
export function useUsualChoices({ search, ...range }: Range & { search: string }): Choice[] {
  const t = useTexts(lists);
  const { words, ...asked } = priceInSearch(search);
  const [own, inText] = [rangeText(t, range), rangeText(t, asked)];
  const keptPrice =
    own === undefined ? { minPrice: priceText(asked.minPrice), maxPrice: priceText(asked.maxPrice) } : {};
  return [
    ...(words === "" ? [] : [{ text: t.searchFor(words), without: { search: "", ...(inText && keptPrice) } }]),
    ...(own === undefined
      ? []
      : [{ text: own, without: { minPrice: "", maxPrice: "", ...(inText && { search: words }) } }]),
    ...(own !== undefined || inText === undefined ? [] : [{ text: inText, without: { search: words } }]),
  ];
}
