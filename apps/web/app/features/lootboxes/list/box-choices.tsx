import { type Cents, formatEuros } from "@trove/money";
import type { Changes } from "../../../listing/address.ts";
import { priceText } from "../../../listing/address.ts";
import { lists } from "../../../locales/en/lists.ts";
import { boxes } from "../../../locales/en/lootboxes/boxes.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ChipLink, Chips } from "../../../ui/form/chips.tsx";
import { IconHeart } from "../../../ui/icons/first-icons.ts";
import { loadsLast } from "../../../ui/media/loads-last.ts";
import { type BoxFilters, budgetsOf } from "./box-filters.ts";
import { tagName } from "./listed-box.ts";
import styles from "./box-list-page.module.css";

export type Category = { id: string; name: string; imageUrl: string };

type Props = {
  filters: BoxFilters;
  tags: readonly string[];
  prices: readonly Cents[];
  categories: readonly Category[];
  addressOf: (changes: Changes) => string;
};

/** Chips for the kind of box and the budget, and below them for its possible items. A chosen one takes itself back. */
export function BoxChoices({ filters, tags, prices, categories, addressOf }: Props) {
  const t = useTexts(boxes);
  const { priceTo } = useTexts(lists);
  const { tag: chosen, wins, isWished, minPrice, maxPrice } = filters;
  return (
    <>
      <Chips label={t.tags}>
        <ChipLink to={addressOf({ tag: "" })} current={chosen === ""}>
          {t.allTags}
        </ChipLink>
        {tags.map((tag) => (
          <ChipLink key={tag} to={addressOf({ tag })} current={tag.toLowerCase() === chosen.toLowerCase()}>
            {tagName(tag, t.tagNames)}
          </ChipLink>
        ))}
        {budgetsOf(prices).map((most) => {
          const isCurrent = maxPrice === most && minPrice === undefined;
          const changes = { minPrice: "", maxPrice: isCurrent ? "" : priceText(most) };
          return (
            <ChipLink key={most} to={addressOf(changes)} current={isCurrent}>
              {priceTo(formatEuros(most))}
            </ChipLink>
          );
        })}
      </Chips>
      {categories.length > 0 && (
        <Chips label={t.inside}>
          <ChipLink
            to={addressOf({ wished: isWished ? "" : "1", wins: "" })}
            current={isWished}
            picture={
              <span className={styles["mark"]}>
                <IconHeart size={20} stroke={1.6} />
              </span>
            }
          >
            {t.wished}
          </ChipLink>
          {categories.map(({ id, name, imageUrl }) => (
            <ChipLink
              key={id}
              to={addressOf({ wins: wins === id ? "" : id, wished: "" })}
              current={wins === id}
              picture={
                <span className={styles["mark"]}>
                  <img {...loadsLast} src={imageUrl} alt="" width={32} height={32} />
                </span>
              }
            >
              <bdi>{name}</bdi>
            </ChipLink>
          ))}
        </Chips>
      )}
    </>
  );
}
