import { priceNow } from "../../../shell/price-now.ts";
import { termsNow, useTerms } from "../../../shell/terms.ts";
import { formatEuros, times } from "@trove/money";
import { IconAlertCircle, IconPackageOff, IconTrash } from "../../../ui/icons/shop-icons.ts";
import { Link } from "react-router";
import { type CartLine, countOf, quantityOf, withQuantity } from "../../../cart/cart-lines.ts";
import { cart } from "../../../locales/en/cart.ts";
import { useTexts } from "../../../locales/texts.ts";
import { IconButton } from "../../../ui/button.tsx";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { Price } from "../../../ui/price.tsx";
import { Stepper } from "../../../ui/form/stepper.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { TierBadge } from "../../../ui/media/tier-badge.tsx";
import { cartNow, changeCart } from "../../../cart/cart.ts";
import type { PricedLine } from "../priced-lines.ts";
import letters from "../../../ui/letters.module.css";
import styles from "./line-row.module.css";

/**
 * Restores a removed line in its old place. If the cart has changed since, adds it at the end, with as many pieces as
 * fit.
 */
function putBack({ itemId, quantity }: CartLine, before: readonly CartLine[]): void {
  const now = cartNow().cartItems;
  const isUntouched = JSON.stringify(now) === JSON.stringify(withQuantity(before, itemId, 0));
  const again = quantityOf(now, itemId);
  const remaining = Math.max(
    0,
    Math.min(quantity, termsNow().maxSameItem - again, termsNow().maxCartItems - countOf(now)),
  );
  changeCart({ cartItems: isUntouched ? before : withQuantity(now, itemId, again + remaining) });
}

type Props = {
  line: PricedLine;
  /** Number of pieces, of any items, that still fit into the cart. */
  remaining: number;
  /** Called when the row is removed, so that the focus can be moved. */
  onRemoved: () => void;
};

/** One line of the cart: quantity, price and availability. */
export function LineRow({ line, remaining, onRemoved }: Props) {
  const t = useTexts(cart);
  const { maxSameItem } = useTerms();
  const { itemId, item, quantity, counted, problem } = line;
  const name = item?.name ?? t.goneName;
  const most = Math.max(1, Math.min(maxSameItem, item?.stock ?? maxSameItem, quantity + remaining));

  function remove(): void {
    const before = cartNow().cartItems;
    changeCart({ cartItems: withQuantity(before, itemId, 0) });
    onRemoved();
    showToast("note", t.removed(name), { label: t.undo, run: () => putBack(line, before) });
  }

  return (
    <li className={styles["row"]} data-out={counted === 0 || undefined}>
      {item === undefined ? (
        <span className={styles["nothing"]}>
          <IconPackageOff size={32} stroke={1.3} />
        </span>
      ) : (
        <ItemPicture src={item.imageUrl} alt="" tier={item.tier} size="panel" className={styles["picture"] ?? ""} />
      )}
      <div className={styles["what"]}>
        {item === undefined ? (
          <strong>
            <bdi>{name}</bdi>
          </strong>
        ) : (
          <Link to={`/shop/items/${itemId}`}>
            <bdi>{name}</bdi>
          </Link>
        )}
        {item !== undefined && <TierBadge tier={item.tier} />}
        {item !== undefined && counted > 1 && (
          <small className={letters["hint"]}>{t.each(formatEuros(priceNow(item)))}</small>
        )}
        {problem !== undefined && (
          <p className={styles["problem"]}>
            <IconAlertCircle size={16} />
            {problem === "short" ? t.short(counted) : t[problem]}
          </p>
        )}
      </div>
      {counted > 0 && item !== undefined && (
        <Price amount={times(priceNow(item), counted)} size="medium" className={styles["price"] ?? ""} />
      )}
      {counted > 0 && (
        <div className={styles["quantity"]}>
          <Stepper
            value={Math.min(quantity, most)}
            max={most}
            texts={{ label: t.quantity(name), fewer: t.fewer, more: t.more, limit: t.atMost(most) }}
            onChange={(next) => changeCart({ cartItems: withQuantity(cartNow().cartItems, itemId, next) })}
          />
        </div>
      )}
      <IconButton label={t.remove(name)} className={styles["remove"] ?? ""} onClick={remove}>
        <IconTrash size={20} stroke={1.7} />
      </IconButton>
    </li>
  );
}
