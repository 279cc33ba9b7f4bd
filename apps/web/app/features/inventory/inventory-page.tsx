import { type ComponentType, useRef, useState } from "react";
import { SearchBox } from "../../listing/search-box.tsx";
import { SortSelect } from "../../listing/sort-select.tsx";
import { useListing, useTopOfPage } from "../../listing/use-listing.ts";
import { useQuery } from "../../api/use-query.ts";
import { inventory } from "../../locales/en/inventory.ts";
import { useTexts } from "../../locales/texts.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Pager } from "../../ui/page/pager.tsx";
import { SkeletonCards } from "../../ui/feedback/skeleton.tsx";
import { tabId, Tabs } from "../../ui/page/tabs.tsx";
import { InventoryFindings } from "../fairness/index.tsx";
import { InventoryCard } from "./inventory-card.tsx";
import { InventoryEmpty } from "./inventory-empty.tsx";
import { inventoryQuery, inventorySorts, inventoryTabs, readInventoryFilters } from "./inventory-filters.ts";
import styles from "./inventory-page.module.css";
import { InventorySummary, useSummary } from "./inventory-summary.tsx";
import { SelectPage } from "./selection/select-page.tsx";
import { type InventoryItem, isSellable } from "./selection/selection.ts";
import { SelectionBar } from "./selection/selection-bar.tsx";
import { SellDialog } from "./sale/sell-dialog.tsx";
import { useHeldInventory } from "./use-held-inventory.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useLastPage } from "./use-last-page.ts";
import { useSelection } from "./selection/use-selection.ts";

type Props = {
  /**
   * Shows one opening over the page. A property instead of an import, because it belongs to the feature `lootboxes`.
   */
  openingDialog: ComponentType<{ transactionId: string; onClose: () => void }>;
};

const PANEL = "inventory-list";
const FIRST_ROW = 5;

/** All items that the person has or had. */
export function InventoryPage({ openingDialog: OpeningDialog }: Props) {
  const t = useTexts(inventory);
  const { search, change } = useListing();
  const filters = readInventoryFilters(search);
  const { data, error, mutate } = useQuery("listInventory", inventoryQuery(filters));
  const items = data?.items ?? [];
  const inventoryCount = useSummary().summary?.count;
  const { selection, toggle, togglePage, drop, clear } = useSelection(items, JSON.stringify(filters));
  const [selling, setSelling] = useState<readonly InventoryItem[]>();
  const [opening, setOpening] = useState<string>();
  const top = useTopOfPage(filters.page);
  const grid = useRef<HTMLUListElement>(null);
  const focus = useKeptFocus(grid, data?.items);
  useLastPage(data);
  const { held, again } = useHeldInventory(data !== undefined);

  function sell(chosen: readonly InventoryItem[]): void {
    focus.from(items.findIndex(({ id }) => id === chosen[0]?.id));
    setSelling(chosen);
  }

  /** Tells of all items how many are still in the inventory. */
  function counted(count: number): string {
    const isAll = filters.tab === "All" && filters.search === "";
    return isAll && inventoryCount !== undefined && inventoryCount !== count
      ? t.ofWhich(t.results(count), inventoryCount)
      : t.results(count);
  }

  return (
    <>
      <PageHeader title={t.title} />
      <InventorySummary />
      {held.findings.length > 0 && <InventoryFindings findings={held.findings} />}
      <Tabs
        label={t.tabs}
        tabs={inventoryTabs.map((value) => ({ value, text: t.names[value] }))}
        value={filters.tab}
        panelId={PANEL}
        onChange={(tab) => change({ status: tab === "All" ? "" : tab })}
      />
      <div
        ref={top}
        id={PANEL}
        role="tabpanel"
        aria-labelledby={tabId(PANEL, filters.tab)}
        className={styles["panel"]}
        data-wide
      >
        <div className={styles["controls"]}>
          <SearchBox
            label={t.search}
            value={filters.search}
            onSearch={(text) => change({ search: text }, { replace: true })}
          />
          <SortSelect
            value={filters.sort}
            choices={inventorySorts}
            names={t.sorts}
            onChange={(sort) => change({ sort: sort === inventorySorts[0] ? "" : sort })}
          />
        </div>
        <div className={styles["line"]}>
          <p role="status">{data && counted(data.totalCount)}</p>
          {items.some(isSellable) && <SelectPage selection={selection} page={items} onToggle={togglePage} />}
        </div>
        {error && <ErrorState error={error} onRetry={() => void mutate()} />}
        {data === undefined && !error && <SkeletonCards count={10} />}
        {data?.totalCount === 0 && (
          <InventoryEmpty isSearch={filters.search !== ""} onClear={() => change({ search: "" })} />
        )}
        <ul ref={grid} className={styles["grid"]} aria-label={t.names[filters.tab]}>
          {items.map((item, index) => (
            <InventoryCard
              key={item.id}
              item={item}
              signedPrice={held.signedPrices.get(item.id)}
              signedName={held.signedNames.get(item.id)}
              isSelected={selection.items.has(item.id)}
              eager={index < FIRST_ROW}
              onToggle={toggle}
              onSell={(one) => sell([one])}
              onFairness={setOpening}
            />
          ))}
        </ul>
        <Pager pageNumber={filters.page} totalPages={data?.totalPages ?? 1} />
      </div>
      {selection.items.size > 0 && (
        <SelectionBar selection={selection} onClear={clear} onSell={() => sell([...selection.items.values()])} />
      )}
      {selling && (
        <SellDialog
          items={selling}
          signedPrices={held.signedPrices}
          onClose={() => setSelling(undefined)}
          onDone={(ids) => {
            drop(ids);
            again();
          }}
        />
      )}
      {opening !== undefined && <OpeningDialog transactionId={opening} onClose={() => setOpening(undefined)} />}
    </>
  );
}
