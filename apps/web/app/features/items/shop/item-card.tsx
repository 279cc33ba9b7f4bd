import { IconShoppingBagPlus } from "../../../ui/icons/first-icons.ts";
import { Link, useViewTransitionState } from "react-router";
import { items } from "../../../locales/en/items/items.ts";
import { useTexts } from "../../../locales/texts.ts";
import { classes } from "../../../ui/classes.ts";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { TierBadge } from "../../../ui/media/tier-badge.tsx";
import "../item-transition.css";
import letters from "../../../ui/letters.module.css";
import styles from "./item-card.module.css";
import type { ListedItem } from "./listed-item.ts";
import { Heart } from "../wishes/heart.tsx";
import { ItemPrice } from "../item-price.tsx";
import { useAddToCart } from "../use-add-to-cart.ts";

type Props = { item: ListedItem; eager?: boolean; /** The heading level of the name. */ heading?: "h2" | "h3" };

/** An item in a list: the card links to it, and a button adds it to the cart. */
export function ItemCard({ item, eager = false, heading: Heading = "h2" }: Props) {
  const t = useTexts(items);
  const add = useAddToCart();
  const address = `/shop/items/${item.id}`;
  const leaving = useViewTransitionState(address);
  const soldOut = item.stock === 0;
  return (
    <li className={classes(styles["card"], soldOut && styles["soldOut"])} data-tier={item.tier}>
      <div className={styles["stage"]}>
        <ItemPicture
          src={item.imageUrl}
          alt=""
          tier={item.tier}
          eager={eager}
          className={classes(styles["picture"], leaving && styles["leaving"])}
        />
        <span className={styles["tier"]}>
          <TierBadge tier={item.tier} />
        </span>
        <span className={styles["heart"]}>
          <Heart item={item} />
        </span>
      </div>
      <div className={styles["text"]}>
        <Heading>
          <Link to={address} prefetch="intent" viewTransition>
            <bdi>{item.name}</bdi>
          </Link>
        </Heading>
        <p className={classes(letters["hint"], styles["category"])}>
          <bdi>{item.category}</bdi>
        </p>
        <div className={styles["foot"]}>
          <ItemPrice item={item} />
          {soldOut ? (
            <span className={styles["gone"]}>{t.soldOut}</span>
          ) : (
            <button
              type="button"
              className={styles["add"]}
              title={t.cart.add}
              aria-label={t.cart.addOne(item.name)}
              onClick={() => add(item)}
            >
              <IconShoppingBagPlus size={20} stroke={1.8} />
            </button>
          )}
        </div>
      </div>
    </li>
  );
}
