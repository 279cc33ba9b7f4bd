import type { Changes } from "../../../listing/address.ts";
import controls from "../../../listing/controls.module.css";
import { PriceRange } from "../../../listing/price-range.tsx";
import { SortSelect } from "../../../listing/sort-select.tsx";
import { items } from "../../../locales/en/items/items.ts";
import { useTexts } from "../../../locales/texts.ts";
import { classes } from "../../../ui/classes.ts";
import { SwitchField } from "../../../ui/form/switch-field.tsx";
import { type ShopFilters, shopSorts } from "./shop-filters.ts";

type Props = { filters: ShopFilters; change: (changes: Changes, options?: { replace?: boolean }) => void };

/** The controls for price, stock and sort order. */
export function ShopControls({ filters, change }: Props) {
  const t = useTexts(items);
  return (
    <>
      <PriceRange {...filters} onChange={(changes) => change(changes, { replace: true })} />
      <div className={classes(controls["control"], controls["switch"])}>
        <SwitchField
          label={t.inStock}
          checked={filters.inStock}
          onChange={(checked) => change({ inStock: checked ? "true" : "" })}
        />
      </div>
      <SortSelect
        value={filters.sort}
        choices={shopSorts}
        names={t.sorts}
        onChange={(sort) => change({ sort: sort === shopSorts[0] ? "" : sort })}
      />
    </>
  );
}
