import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pageCall } from "../../../api/page-call.ts";
import { useAppInfo } from "../../../shell/app-info.ts";
import { Chosen, useUsualChoices } from "../../../listing/chosen.tsx";
import { FilterBar } from "../../../listing/filter-bar.tsx";
import { PriceRange } from "../../../listing/price-range.tsx";
import { Results } from "../../../listing/results.tsx";
import { SearchBox } from "../../../listing/search-box.tsx";
import { SortSelect } from "../../../listing/sort-select.tsx";
import { useListing, useTopOfPage } from "../../../listing/use-listing.ts";
import { boxes } from "../../../locales/en/lootboxes/boxes.ts";
import { useTexts } from "../../../locales/texts.ts";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { later } from "../../../ui/later.tsx";
import { WhenNear } from "../../../ui/when-near.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { NoGoods, readSoon } from "../../launch/index.ts";
import { BoxCard } from "./box-card.tsx";
import { BoxChoices, type Category } from "./box-choices.tsx";
import { boxQuery, boxSorts, readBoxFilters } from "./box-filters.ts";
import styles from "./box-list-page.module.css";
import { listedBox, tagName, tagsOf } from "./listed-box.ts";

const PopularBoxes = later(() => import("../similar/popular-boxes.tsx"));
const WishBoxes = later(() => import("./wish-boxes.tsx"), <SkeletonRows count={2} height={300} />);
const LiveStrip = later(() => import("../recent/live-strip.tsx"));

/** Number of cards in a row on phones. Their pictures load at once, because phones often have slow connections. */
const FIRST_ROW = 2;

/** Number of boxes to read tags from; more than any shop shows at once. */
const TAGGED = 100;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const filters = readBoxFilters(new URL(request.url).searchParams);
  const [found, all, shelves] = await Promise.all([
    pageCall(context, "listLootboxes", boxQuery(filters)),
    pageCall(context, "listLootboxes", { query: { pageSize: TAGGED } }),
    pageCall(context, "listCategories", {}),
  ]);
  const inside = new Set(all.items.flatMap(({ winCategoryIds }) => winCategoryIds));
  const { items, totalCount, totalPages } = found;
  const soon = all.totalCount === 0 ? await readSoon(context, "boxes") : undefined;
  return {
    boxes: items.map(listedBox),
    tags: tagsOf(all.items),
    prices: all.items.map(({ price }) => price),
    categories: shelves
      .filter(({ id }) => inside.has(id))
      .map(({ id, name, imageUrl }): Category => ({ id, name, imageUrl })),
    totalCount,
    totalPages,
    soon,
  };
}

export default function BoxListPage() {
  const { soon } = useLoaderData<typeof loader>();
  return soon === undefined ? <BoxList /> : <NoGoods kind="boxes" soon={soon} />;
}

/** All open boxes, with their filters. */
function BoxList() {
  const t = useTexts(boxes);
  const { brand } = useAppInfo();
  const { boxes: found, tags, prices, categories, totalCount, totalPages } = useLoaderData<typeof loader>();
  const { search, addressOf, change, pending } = useListing();
  const filters = readBoxFilters(search);
  const top = useTopOfPage(filters.page);
  const choices = useUsualChoices(filters);
  const chosenTag = filters.tag === "" ? [] : [{ text: tagName(filters.tag, t.tagNames), without: { tag: "" } }];
  const wanted = categories.find(({ id }) => id === filters.wins)?.name;
  const chosenWin = [
    ...(wanted === undefined ? [] : [{ text: t.withInside(wanted), without: { wins: "" } }]),
    ...(filters.isWished ? [{ text: t.wished, without: { wished: "" } }] : []),
  ];
  const results = filters.isWished ? "" : t.count(totalCount);

  const controls = (
    <>
      <PriceRange {...filters} onChange={(changes) => change(changes, { replace: true })} />
      <SortSelect
        value={filters.sort}
        choices={boxSorts}
        names={t.sorts}
        onChange={(sort) => change({ sort: sort === boxSorts[0] ? "" : sort })}
      />
    </>
  );

  return (
    <>
      <div ref={top} className={styles["filters"]} data-wide>
        <PageTitle title={t.title} description={t.description(brand)} />
        <FilterBar
          search={
            <SearchBox
              label={t.search}
              value={filters.search}
              onSearch={(text) => change({ search: text }, { replace: true })}
            />
          }
          controls={controls}
          set={choices.filter(({ without }) => "minPrice" in without).length}
          results={results}
        />
        <div className={styles["chips"]}>
          <BoxChoices filters={filters} tags={tags} prices={prices} categories={categories} addressOf={addressOf} />
        </div>
      </div>
      <div className={styles["found"]}>
        <Chosen results={results} choices={[...choices, ...chosenTag, ...chosenWin]} addressOf={addressOf} />
        <Link to="/lootboxes/compare">{t.compare}</Link>
      </div>
      {filters.isWished ? (
        <WishBoxes page={filters.page} />
      ) : (
        <Results
          label={t.title}
          pending={pending}
          pageNumber={filters.page}
          totalPages={totalPages}
          none={{ text: t.none, all: "/lootboxes", instead: <PopularBoxes /> }}
        >
          {found.map((box, index) => (
            <BoxCard key={box.id} box={box} eager={index < FIRST_ROW} wanted={wanted} />
          ))}
        </Results>
      )}
      <WhenNear>
        <LiveStrip />
      </WhenNear>
    </>
  );
}
