import { MAX_CART_ITEMS, MAX_SAME_ITEM } from "@trove/contract/constants";
import { formatEuros, times } from "@trove/money";
import { IconAlertCircle, IconPackageOff, IconTrash } from "@tabler/icons-react";
import { Link } from "react-router";
import type { CartItem } from "../../../cart/cart-items.ts";
import { takeFromCart } from "../../../cart/cart-store.ts";
import { cart } from "../../../locales/en/cart.ts";
import { useTexts } from "../../../locales/texts.ts";
import { IconButton } from "../../../ui/button.tsx";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { Price } from "../../../ui/price.tsx";
import { Stepper } from "../../../ui/form/stepper.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { TierBadge } from "../../../ui/media/tier-badge.tsx";
import type { CartLine } from "../cart-lines.ts";
import { cartNow, changeCart } from "../../../cart/cart-state.ts";
import styles from "./line-row.module.css";

const copies = (id: string, count: number) => Array.from({ length: count }, () => ({ id }));

function setQuantity({ id }: CartLine, quantity: number): void {
  const held = cartNow().cartItems.filter((one) => one.id === id).length;
  if (quantity < held) takeFromCart(id, held - quantity);
  else changeCart({ cartItems: [...cartNow().cartItems, ...copies(id, quantity - held)] });
}

/** Puts a removed line back where it stood, or at the end when the cart has changed since; never more than fits. */
function putBack({ id, held }: CartLine, before: readonly CartItem[]): void {
  const now = cartNow().cartItems;
  const isUntouched = JSON.stringify(now) === JSON.stringify(before.filter((one) => one.id !== id));
  const again = now.filter((one) => one.id === id).length;
  const room = Math.max(0, Math.min(held, MAX_SAME_ITEM - again, MAX_CART_ITEMS - now.length));
  changeCart({ cartItems: isUntouched ? before : [...now, ...copies(id, room)] });
}

type Props = {
  line: CartLine;
  /** How many more of anything the cart can hold. */
  room: number;
  /** Where the focus goes when this row has gone. */
  onRemoved: () => void;
};

/** One item of the cart: how many, what they cost, and whether they can be had. */
export function LineRow({ line, room, onRemoved }: Props) {
  const t = useTexts(cart);
  const { id, item, held, counted, problem } = line;
  const name = item?.name ?? t.goneName;
  const most = Math.max(1, Math.min(MAX_SAME_ITEM, item?.stock ?? MAX_SAME_ITEM, held + room));

  function remove(): void {
    const before = cartNow().cartItems;
    changeCart({ cartItems: before.filter((one) => one.id !== id) });
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
        {item === undefined ? <strong>{name}</strong> : <Link to={`/shop/items/${id}`}>{name}</Link>}
        {item !== undefined && <TierBadge tier={item.tier} />}
        {item !== undefined && counted > 1 && <small>{t.each(formatEuros(item.marketPrice))}</small>}
        {problem !== undefined && (
          <p className={styles["problem"]}>
            <IconAlertCircle size={16} />
            {problem === "short" ? t.short(counted) : t[problem]}
          </p>
        )}
      </div>
      {counted > 0 && item !== undefined && (
        <Price amount={times(item.marketPrice, counted)} size="medium" className={styles["price"] ?? ""} />
      )}
      {counted > 0 && (
        <div className={styles["quantity"]}>
          <Stepper
            value={Math.min(held, most)}
            max={most}
            texts={{ label: t.quantity(name), fewer: t.fewer, more: t.more, limit: t.atMost(most) }}
            onChange={(quantity) => setQuantity(line, quantity)}
          />
        </div>
      )}
      <IconButton label={t.remove(name)} className={styles["remove"] ?? ""} onClick={remove}>
        <IconTrash size={20} stroke={1.7} />
      </IconButton>
    </li>
  );
}
