import { type Cents, formatEuros, subtract, ZERO_CENTS } from "@trove/money";
import { type ReactNode, useId, useState } from "react";
import { IconChevronUp } from "../../../ui/icons/shop-icons.ts";
import { cart } from "../../../locales/en/cart.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Price } from "../../../ui/price.tsx";
import { Sum, Sums } from "../../../ui/sums.tsx";
import { classes } from "../../../ui/classes.ts";
import summary from "../../../ui/page/summary.module.css";
import styles from "./order-summary.module.css";
import { SummaryLines } from "./summary-lines.tsx";
import type { Checkout } from "../use-checkout.tsx";

/** The cost of the order and the button to continue. On phones, a bar at the bottom edge that can be expanded. */
export function OrderSummary({ checkout, children }: { checkout: Checkout; children: ReactNode }) {
  const t = useTexts(cart);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { subtotal, total, options, balance, count, isReady, promo } = checkout;
  const fromBalance = isReady && options.paymentOption === "balance" && balance !== undefined;
  const amount = (cents: Cents) => (isReady ? <Price amount={cents} /> : "–");

  return (
    <aside
      className={classes(summary["summary"], styles["summary"])}
      aria-label={t.summary}
      data-open={isOpen || undefined}
      data-bottom-bar="tall"
    >
      <h2>
        {t.summary} {isReady && <small>{t.items(count)}</small>}
      </h2>
      <button
        type="button"
        className={styles["toggle"]}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{isOpen ? t.hideSummary : t.total}</span>
        {!isOpen && amount(total)}
        <IconChevronUp size={18} />
      </button>
      {checkout.active > 0 && isReady && <SummaryLines lines={checkout.lines} />}
      <Sums id={id}>
        <Sum label={t.subtotal}>{amount(subtotal)}</Sum>
        <Sum label={t.shipping}>
          {options.purchaseOption === "inventory" ? t.shippingNone : <Price amount={options.shippingCost} />}
        </Sum>
        {promo.code !== undefined && promo.discount > 0 && (
          <Sum label={t.discount(promo.code)}>{amount(subtract(ZERO_CENTS, promo.discount))}</Sum>
        )}
        <Sum label={t.total} isTotal>
          {amount(total)}
        </Sum>
        {fromBalance && (
          <Sum label={balance < total ? t.balanceNow : t.balanceAfter}>
            <bdi dir="ltr">{formatEuros(balance < total ? balance : subtract(balance, total))}</bdi>
          </Sum>
        )}
      </Sums>
      {children}
    </aside>
  );
}
