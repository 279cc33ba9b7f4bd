import { IconShoppingBag } from "../../ui/icons/first-icons.ts";
import { Link } from "react-router";
import { shell } from "../../locales/en/shell.ts";
import { useTexts } from "../../locales/texts.ts";
import { digitText } from "../../ui/badge-text.ts";
import styles from "./cart-button.module.css";
import { useCartCount } from "../../cart/cart-items.ts";

export function CartButton() {
  const t = useTexts(shell);
  const count = useCartCount();
  return (
    <Link
      to="/cart"
      className={styles["cart"]}
      aria-label={count === 0 ? t.cart : t.cartCount(count, digitText(count))}
      title={t.cart}
    >
      <IconShoppingBag size={22} stroke={1.6} />
      {count > 0 && <span className={styles["badge"]}>{digitText(count)}</span>}
    </Link>
  );
}
