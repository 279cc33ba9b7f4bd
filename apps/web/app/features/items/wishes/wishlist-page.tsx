import { useSearchParams } from "react-router";
import { useQuery } from "../../../api/use-query.ts";
import { wishes } from "../../../locales/en/items/wishes.ts";
import { orders } from "../../../locales/en/shipments/orders.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { ItemCard } from "../shop/item-card.tsx";
import { listedItem } from "../shop/listed-item.ts";
import { SimilarList } from "../similar/similar-list.tsx";
import { ShareWishlist } from "./share-wishlist.tsx";
import styles from "./wishlist-page.module.css";

/** The page of the wishlist that the address names. */
function useWishes() {
  const [search] = useSearchParams();
  const pageNumber = Math.max(1, Number.parseInt(search.get("page") ?? "1", 10) || 1);
  return { pageNumber, ...useQuery("listWishes", { query: { pageNumber } }) };
}

/** An empty wishlist shows the newest items of the shop, whose hearts fill it. */
function NoWishes() {
  const t = useTexts(wishes);
  const { data } = useQuery("listItems", { query: { inStock: "true", pageSize: 4 } });
  return (
    <>
      <EmptyState text={t.none} action={<ButtonLink to="/shop">{t.browse}</ButtonLink>} />
      <SimilarList title={t.newest} items={data?.items.map(listedItem) ?? []} without={new Set()} />
    </>
  );
}

function Wishes() {
  const t = useTexts(wishes);
  const { count } = useTexts(orders);
  const { pageNumber, data, error, mutate } = useWishes();
  if (data === undefined) {
    if (error !== undefined) return <ErrorState error={error} onRetry={() => void mutate()} />;
    return <SkeletonRows count={4} height={120} />;
  }
  if (data.totalCount === 0) {
    return <NoWishes />;
  }
  return (
    <>
      <div className={styles["head"]}>
        <p>{count(data.totalCount)}</p>
        <ShareWishlist />
      </div>
      <ul className={styles["list"]} aria-label={t.title}>
        {data.items.map((item) => (
          <ItemCard key={item.id} item={listedItem(item)} />
        ))}
      </ul>
      <Pager pageNumber={pageNumber} totalPages={data.totalPages} />
    </>
  );
}

/** The person's wishlist. */
export default function WishlistPage() {
  const t = useTexts(wishes);
  return (
    <>
      <PageHeader title={t.title} lead={t.lead} />
      <Wishes />
    </>
  );
}
