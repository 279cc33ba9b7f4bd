import { cents, formatEuros } from "@trove/money";
import { useState } from "react";
import { useNavigate } from "react-router";
import { IconShoppingBagPlus } from "../../../ui/icons/first-icons.ts";
import { priceNow } from "../../../shell/price-now.ts";
import { useTerms } from "../../../shell/terms.ts";
import { item as itemTexts } from "../../../locales/en/items/item.ts";
import { items } from "../../../locales/en/items/items.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Stepper } from "../../../ui/form/stepper.tsx";
import styles from "./buy-bar.module.css";
import { DeliveryLine } from "./delivery-line.tsx";
import type { DeliveredItem } from "./delivery-to.tsx";
import { useAddToCart } from "../use-add-to-cart.ts";

type Props = { item: DeliveredItem & { id: string; name: string; stock: number | null } };

/**
 * The choice of quantity, and the buttons to add to the cart or pay at once. On phones the buttons stick to the bottom
 * edge, where the first has only its icon.
 */
export function BuyBar({ item }: Props) {
  const { cart } = useTexts(items);
  const t = useTexts(itemTexts);
  const { maxSameItem } = useTerms();
  const add = useAddToCart();
  const navigate = useNavigate();
  const [quantity, setQuantity] = useState(1);
  if (item.stock === 0) return null;
  const max = Math.min(maxSameItem, item.stock ?? maxSameItem);
  const { quantity: label, fewer, more, atMost } = t;

  function buyNow(): void {
    if (add(item, quantity, true)) void navigate("/cart");
  }

  return (
    <>
      <div className={styles["bar"]}>
        <Stepper value={quantity} max={max} texts={{ label, fewer, more, limit: atMost(max) }} onChange={setQuantity} />
        <div className={styles["actions"]} data-bottom-bar>
          <Button
            variant="soft"
            size="large"
            wide
            className={styles["add"]}
            icon={<IconShoppingBagPlus size={22} />}
            title={cart.add}
            onClick={() => add(item, quantity)}
          >
            <span>{cart.add}</span>
          </Button>
          <Button size="large" wide onClick={buyNow}>
            {t.buyFor(formatEuros(cents(priceNow(item) * quantity)))}
          </Button>
        </div>
      </div>
      <DeliveryLine item={item} />
    </>
  );
}
