import { IconChevronRight, IconShoppingBagPlus } from "../../../ui/icons/shop-icons.ts";
import { Link, useNavigate } from "react-router";
import { formatEuros } from "@trove/money";
import { useQuery } from "../../../api/use-query.ts";
import type { CallResult } from "../../../api/request.ts";
import { item as itemTexts } from "../../../locales/en/items/item.ts";
import { items } from "../../../locales/en/items/items.ts";
import { quickView } from "../../../locales/en/items/quick-view.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { TierBadge } from "../../../ui/media/tier-badge.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Price } from "../../../ui/price.tsx";
import { priceNow } from "../../../shell/price-now.ts";
import { Paragraphs, Specifications } from "../item/description.tsx";
import { Safety } from "../item/safety.tsx";
import { StockText } from "../item/stock-text.tsx";
import { ItemPrice } from "../item-price.tsx";
import { useAddToCart } from "../use-add-to-cart.ts";
import { HoldingBoxes } from "./holding-boxes.tsx";
import letters from "../../../ui/letters.module.css";
import styles from "./quick-view.module.css";

type Item = Pick<CallResult<"getItem">, "id" | "name" | "imageUrl" | "tier" | "marketPrice">;

type Props = {
  item: Item;
  /** The item's name in the box's odds table. It may differ from the name that the dialog shows. */
  tableName: string;
  /** The box on whose page the item is shown. */
  boxId: string;
  onClose: () => void;
};

/** Shows an item without leaving the box's page: its details, its availability, and the boxes that contain it. */
export default function QuickView({ item, tableName, boxId, onClose }: Props) {
  const t = useTexts(quickView);
  const { buyFor } = useTexts(itemTexts);
  const { cart } = useTexts(items);
  const navigate = useNavigate();
  const add = useAddToCart();
  const query = { params: { id: item.id }, query: { includeRelatedLootBoxes: "true" } } as const;
  const { data, error, mutate } = useQuery("getItem", query);
  const wanted = data?.isSellable && data.stock !== 0 ? data : undefined;

  // Closes the dialog first, because it would cover the toast.
  function buy(bought: CallResult<"getItem">, at: "once" | "later"): void {
    onClose();
    if (add(bought, 1, at === "once") && at === "once") void navigate("/cart");
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={item.name}
      actions={
        wanted && (
          <>
            <Button variant="soft" icon={<IconShoppingBagPlus size={20} />} onClick={() => buy(wanted, "later")}>
              {cart.add}
            </Button>
            <Button onClick={() => buy(wanted, "once")}>{buyFor(formatEuros(priceNow(wanted)))}</Button>
          </>
        )
      }
    >
      <div className={styles["head"]}>
        <ItemPicture src={item.imageUrl} alt="" tier={item.tier} size="panel" />
        <div className={styles["facts"]}>
          <TierBadge tier={item.tier} />
          {data ? <ItemPrice item={data} /> : <Price amount={item.marketPrice} size="medium" />}
          {tableName !== item.name && (
            <p className={letters["hint"]}>
              {t.inTable} <bdi>{tableName}</bdi>
            </p>
          )}
          {data && <StockText stock={data.stock} isSellable={data.isSellable} />}
        </div>
      </div>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void mutate()} />
      ) : data ? (
        <>
          <Paragraphs text={data.description} />
          <Specifications text={data.description} heading="h3" />
          <Safety safety={data.safety} heading="h3" />
          <Link to={`/shop/items/${item.id}`} className={styles["more"]}>
            {t.details}
            <IconChevronRight size={18} stroke={1.8} />
          </Link>
          <HoldingBoxes boxes={data.relatedLootBoxes ?? []} boxId={boxId} />
        </>
      ) : (
        <SkeletonRows count={3} />
      )}
    </Dialog>
  );
}
