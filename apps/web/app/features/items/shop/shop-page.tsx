import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pageCall } from "../../../api/page-call.ts";
import { useAppInfo } from "../../../shell/app-info.ts";
import { Chosen, useUsualChoices } from "../../../listing/chosen.tsx";
import { FilterBar } from "../../../listing/filter-bar.tsx";
import { Results } from "../../../listing/results.tsx";
import { SearchBox } from "../../../listing/search-box.tsx";
import { useListing, useTopOfPage } from "../../../listing/use-listing.ts";
import { items } from "../../../locales/en/items/items.ts";
import { useTexts } from "../../../locales/texts.ts";
import { later } from "../../../ui/later.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { NoGoods, readSoon } from "../../launch/index.ts";
import { BoxHero } from "./box-hero.tsx";
import { CategoryRail } from "./category-rail.tsx";
import { heroBoxes } from "./hero-boxes.ts";
import { ItemCard } from "./item-card.tsx";
import { listedItem } from "./listed-item.ts";
import { ShopControls } from "./shop-controls.tsx";
import { shopFound } from "./shop-found.ts";
import { isNarrowed, readShopFilters, shopQuery } from "./shop-filters.ts";
import styles from "./shop-page.module.css";

/**
 * Number of cards in a row on phones. Their pictures load at once, because they are the largest of the first screen,
 * and phones often have slow connections.
 */
const FIRST_ROW = 2;

const PopularInstead = later(() => import("./popular-instead.tsx"));

/** The tag of boxes that the banner shows. */
const IN_THE_WINDOW = "Hot";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const filters = readShopFilters(new URL(request.url).searchParams);
  const cheapestFirst = { sortBy: "Price", sortDirection: "Asc" } as const;
  const [found, categories, window, allBoxes] = await Promise.all([
    pageCall(context, "listItems", shopQuery(filters)),
    pageCall(context, "listCategories"),
    pageCall(context, "listLootboxes", { query: { tag: IN_THE_WINDOW, ...cheapestFirst } }),
    pageCall(context, "listLootboxes", { query: { pageSize: 3, ...cheapestFirst } }),
  ]);
  const soon = found.totalCount === 0 ? await readSoon(context, "items") : undefined;
  const hasWindow = filters.page === 1 && !isNarrowed(filters);
  return {
    items: found.items.map(listedItem),
    totalCount: found.totalCount,
    totalPages: found.totalPages,
    categories: categories.map(({ id, name, imageUrl }) => ({ id, name, imageUrl })),
    boxes: hasWindow ? heroBoxes((window.totalCount < 3 ? allBoxes : window).items) : [],
    boxCount: allBoxes.totalCount,
    soon,
  };
}

export default function ShopPage() {
  const { brand } = useAppInfo();
  const { soon } = useLoaderData<typeof loader>();
  if (soon === undefined) return <Shelf />;
  return <NoGoods kind="items" soon={soon} found={import.meta.env.SSR ? shopFound(brand) : {}} />;
}

/** The shop's items, with its filters, categories and boxes. */
function Shelf() {
  const t = useTexts(items);
  const { brand } = useAppInfo();
  const { items: found, totalCount, totalPages, categories, boxes, boxCount } = useLoaderData<typeof loader>();
  const { search, addressOf, change, pending } = useListing();
  const filters = readShopFilters(search);
  const top = useTopOfPage(filters.page);
  const category = categories.find(({ id }) => id === filters.categoryId);
  const choices = [
    ...useUsualChoices(filters),
    ...(category === undefined ? [] : [{ text: category.name, without: { categoryId: "" } }]),
    ...(filters.inStock ? [{ text: t.inStock, without: { inStock: "" } }] : []),
  ];
  const results = t.count(totalCount);

  return (
    <>
      <div ref={top} className={styles["top"]} data-wide>
        <PageTitle
          title={t.title}
          description={t.description(brand)}
          found={import.meta.env.SSR ? shopFound(brand) : {}}
        />
        <FilterBar
          search={
            <SearchBox
              label={t.search}
              value={filters.search}
              onSearch={(text) => change({ search: text }, { replace: true })}
            />
          }
          controls={<ShopControls filters={filters} change={change} />}
          set={choices.filter(({ without }) => "minPrice" in without || "inStock" in without).length}
          results={results}
        />
      </div>
      <CategoryRail
        categories={categories}
        current={filters.categoryId}
        addressOf={(categoryId) => addressOf({ categoryId })}
      />
      {boxes.length > 0 && (
        <div className={styles["window"]}>
          <BoxHero boxes={boxes} total={boxCount} />
        </div>
      )}
      <div className={styles["chosen"]}>
        <Chosen results={results} choices={choices} addressOf={addressOf} />
      </div>
      <Results
        label={t.title}
        pending={pending}
        pageNumber={filters.page}
        totalPages={totalPages}
        none={{ text: t.none, all: "/shop", instead: <PopularInstead /> }}
      >
        {found.map((item, index) => (
          <ItemCard key={item.id} item={item} eager={index < FIRST_ROW} />
        ))}
      </Results>
    </>
  );
}
