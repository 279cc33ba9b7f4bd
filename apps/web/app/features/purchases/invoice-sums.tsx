import { orders } from "../../locales/en/shipments/orders.ts";
import { purchases } from "../../locales/en/purchases.ts";
import { useTexts } from "../../locales/texts.ts";
import { Price } from "../../ui/price.tsx";
import styles from "./invoice.module.css";
import type { Purchase } from "./purchase.ts";

/** The totals of an order, including its VAT. */
export function InvoiceSums({ purchase }: { purchase: Purchase }) {
  const { invoice: t } = useTexts(purchases);
  const { methods } = useTexts(orders);
  const { itemsTotal, shippingMethod, shippingCost, total, vatAmount } = purchase;
  return (
    <dl className={styles["sums"]}>
      <div>
        <dt>{t.items}</dt>
        <dd>
          <Price amount={itemsTotal} />
        </dd>
      </div>
      {shippingMethod !== null && (
        <div>
          <dt>{t.shipping(methods[shippingMethod])}</dt>
          <dd>
            <Price amount={shippingCost} />
          </dd>
        </div>
      )}
      <div className={styles["total"]}>
        <dt>{t.total}</dt>
        <dd>
          <Price amount={total} />
        </dd>
      </div>
      <div>
        <dt>{t.vat}</dt>
        <dd>
          <Price amount={vatAmount} />
        </dd>
      </div>
    </dl>
  );
}
