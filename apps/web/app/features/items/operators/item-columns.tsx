import { itemHeadings } from "../../../locales/columns/items.ts";
import type { SafetyGap } from "@trove/contract/product-safety";
import type { catalogue } from "../../../locales/en/items/operators.ts";
import { headingsOf, type Translated } from "../../../locales/texts.ts";
import { dayText } from "../../../ui/date-text.ts";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { Price } from "../../../ui/price.tsx";
import type { Column } from "../../operators/index.ts";
import styles from "./catalogue-page.module.css";

type ItemColumn = Column<"listAdminItems">;

/** The columns of the operators' list of items. */
export function itemColumns(
  { items: t, safety }: Translated<typeof catalogue>,
  gapNames: (gaps: readonly SafetyGap[]) => string,
): readonly [ItemColumn, ...ItemColumn[]] {
  const headings = headingsOf(itemHeadings);
  return [
    {
      id: "name",
      title: headings.name,
      sortBy: "Name",
      cell: ({ name, imageUrl, tier }) => (
        <span className={styles["name"]}>
          <ItemPicture src={imageUrl} alt="" tier={tier} size="row" />
          <bdi>{name}</bdi>
        </span>
      ),
    },
    { id: "category", title: headings.category, cell: ({ category }) => <bdi>{category.name}</bdi> },
    { id: "brand", title: headings.brand, cell: ({ brand }) => brand, isExtra: true },
    {
      id: "price",
      isBeside: true,
      title: headings.price,
      sortBy: "MarketPrice",
      isEnd: true,
      cell: ({ marketPrice }) => <Price amount={marketPrice} />,
    },
    {
      id: "stock",
      title: headings.stock,
      isEnd: true,
      cell: ({ stock }) => (stock === null ? t.unlimited : t.pieces(stock)),
    },
    {
      id: "weight",
      title: headings.weight,
      isEnd: true,
      isExtra: true,
      cell: ({ weightGrams }) => (weightGrams === null ? "–" : t.grams(weightGrams)),
    },
    {
      id: "state",
      title: headings.state,
      cell: ({ isActive, isSellable }) => (isActive ? (isSellable ? t.shown : t.winOnly) : t.hidden),
    },
    {
      id: "safety",
      title: headings.safety,
      cell: ({ safetyGaps: gaps }) => (gaps.length === 0 ? safety.complete : safety.missing(gapNames(gaps))),
      isExtra: true,
    },
    { id: "changed", title: headings.changed, cell: ({ updatedAtUtc }) => dayText(updatedAtUtc), isExtra: true },
  ];
}
