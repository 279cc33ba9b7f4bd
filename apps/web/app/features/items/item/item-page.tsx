import { firstParagraph } from "@trove/contract/description";
import { formatEuros } from "@trove/money";
import type { ReactNode } from "react";
import { Link, type LoaderFunctionArgs, data, useLoaderData } from "react-router";
import { isId } from "../../../api/is-id.ts";
import { pageCall } from "../../../api/page-call.ts";
import { useIdsInCart } from "../../../cart/ids-in-cart.ts";
import { item as itemTexts } from "../../../locales/en/items/item.ts";
import { items } from "../../../locales/en/items/items.ts";
import { useTexts } from "../../../locales/texts.ts";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { IconArrowBackUp } from "../../../ui/icons/first-icons.ts";
import { TierBadge } from "../../../ui/media/tier-badge.tsx";
import { later } from "../../../ui/later.tsx";
import { BuyBar } from "./buy-bar.tsx";
import { Paragraphs, Specifications } from "./description.tsx";
import { Gallery } from "./gallery.tsx";
import { itemFound } from "./item-found.ts";
import { ItemPath } from "./item-path.tsx";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./item-page.module.css";
import { priceNow } from "../../../shell/price-now.ts";
import { LegalGuarantee } from "../../../shell/documents/legal-guarantee.tsx";
import { listedItem } from "../shop/listed-item.ts";
import { Safety } from "./safety.tsx";
import { StockText } from "./stock-text.tsx";
import { ItemPrice } from "../item-price.tsx";
import { SimilarList } from "../similar/similar-list.tsx";
import { RecentlySeenBeside } from "../recent/recently-seen-beside.tsx";
import { Heart } from "../wishes/heart.tsx";
import { WinningBoxes } from "./winning-boxes.tsx";

const ItemProblem = later(() => import("./item-problem.tsx"));

export async function loader({ context, params: { id = "" } }: LoaderFunctionArgs) {
  if (!isId(id)) throw data({}, { status: 404 });
  const item = await pageCall(context, "getItem", { params: { id }, query: { includeRelatedLootBoxes: "true" } });
  const similar = await pageCall(context, "listSimilarItems", { query: { to: id } });
  const { relatedLootBoxes = [], ...shown } = item;
  return {
    item: { ...shown, stock: item.isSellable ? item.stock : 0 },
    boxes: relatedLootBoxes,
    similar: similar.map(listedItem),
  };
}

type Props = {
  /** The average of its reviews, and the reviews, which belong to another room. */
  rating: ReactNode;
  reviews: ReactNode;
};

export default function ItemPage({ rating, reviews }: Props) {
  const t = useTexts(itemTexts);
  const { title: shop } = useTexts(items);
  const { item, boxes, similar } = useLoaderData<typeof loader>();
  const inCart = useIdsInCart();
  const isGone = item.stock === 0;
  const others = <SimilarList title={isGone ? t.instead : t.similar} items={similar} without={inCart} />;
  return (
    <div className={styles["page"]}>
      <div className={classes(layout["column-6"], styles["item"])}>
        <div className={styles["head"]}>
          <ItemPath category={item.category} />
          <PageTitle
            title={item.name}
            description={`${t.description(item.name, formatEuros(priceNow(item)))} ${firstParagraph(item.description)}`}
            found={import.meta.env.SSR ? itemFound(item, shop) : {}}
          />
          <p className={styles["kind"]}>
            <TierBadge tier={item.tier} />
            <span>{t.by(item.brand)}</span>
          </p>
          {rating}
          <div className={layout["row-3"]}>
            <ItemPrice item={item} isWhole />
            <Heart item={item} />
          </div>
        </div>
        <Gallery
          key={item.id}
          name={item.name}
          tier={item.tier}
          pictures={[item.imageUrl, ...item.galleryUrls]}
          altTexts={item.altTexts}
        />
        <div className={styles["facts"]}>
          <StockText stock={item.stock} isSellable={item.isSellable} />
          <div className={styles["description"]}>
            <Paragraphs text={item.description} />
          </div>
          <BuyBar key={item.id} item={item} />
          {item.isSellable && (
            <Link className={styles["returns"]} to="/withdraw">
              <IconArrowBackUp size={22} stroke={1.6} />
              {t.returns}
            </Link>
          )}
          <LegalGuarantee />
          <Specifications text={item.description} heading="h2" />
          <Safety safety={item.safety} heading="h2" />
        </div>
      </div>
      {isGone && others}
      {boxes.length > 0 && <WinningBoxes item={item} boxes={boxes} />}
      {reviews}
      {!isGone && others}
      <RecentlySeenBeside id={item.id} />
    </div>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ItemProblem error={error} />;
}
