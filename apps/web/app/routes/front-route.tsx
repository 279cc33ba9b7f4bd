import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pageCall } from "../api/page-call.ts";
import { FrontHead, readFrontBox } from "../features/lootboxes/index.ts";
import ShopPage, { loader as readShop } from "../features/items/shop/shop-page.tsx";
import { isNarrowed, readShopFilters } from "../features/items/shop/shop-filters.ts";
import styles from "./front-route.module.css";

export async function loader(args: LoaderFunctionArgs) {
  const filters = readShopFilters(new URL(args.request.url).searchParams);
  const isFirst = filters.page === 1 && !isNarrowed(filters);
  const [shop, { boxes }] = await Promise.all([readShop(args), pageCall(args.context, "getApplicationInfo")]);
  const offer = isFirst && boxes.areOffered ? await readFrontBox(args.context) : undefined;
  return { ...shop, offer };
}

/**
 * The front page: the shop, and for people who have never been here the head above it. It is a route of its own because
 * the head belongs to the lootboxes room.
 */
export default function FrontRoute() {
  const { offer } = useLoaderData<typeof loader>();
  if (offer === undefined) return <ShopPage />;
  return (
    <>
      <FrontHead offer={offer} shopId="shop" />
      <div id="shop" tabIndex={-1} className={styles["shop"]} data-below-head>
        <ShopPage />
      </div>
    </>
  );
}
