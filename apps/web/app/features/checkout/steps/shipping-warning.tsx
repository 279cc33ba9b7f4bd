import { formatEuros } from "@trove/money";
import { Link } from "react-router";
import { changeCart } from "../../../cart/cart.ts";
import { cart } from "../../../locales/en/cart.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import type { Checkout } from "../use-checkout.tsx";
import styles from "./cart-step.module.css";

/** Warns before the payment if shipping costs more than the items, and suggests alternatives. */
export function ShippingWarning({ checkout }: { checkout: Checkout }) {
  const t = useTexts(cart).dearShipping;
  const { options, subtotal, count, isReady, buyer, goTo } = checkout;
  const { shippingCost, purchaseOption } = options;
  if (buyer === "admin" || !isReady || count === 0 || purchaseOption === "inventory" || shippingCost <= subtotal) {
    return null;
  }

  function keepThem(): void {
    changeCart({ purchaseOption: "inventory" });
    goTo("cart");
  }

  return (
    <Alert kind="warning">
      <p>{t.text(formatEuros(shippingCost), formatEuros(subtotal))}</p>
      <p>{buyer === "user" ? t.helpUser : t.help}</p>
      <div className={styles["ways"]}>
        <Link to="/shop">{t.addMore}</Link>
        {buyer === "user" && (
          <Button variant="quiet" size="small" onClick={keepThem}>
            {t.keep}
          </Button>
        )}
      </div>
    </Alert>
  );
}
