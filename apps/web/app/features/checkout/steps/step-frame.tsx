import { type ReactNode, useEffect, useRef } from "react";
import { IconArrowLeft } from "../../../ui/icons/shop-icons.ts";
import { cart } from "../../../locales/en/cart.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { Steps } from "../../../ui/page/steps.tsx";
import { ShippingWarning } from "./shipping-warning.tsx";
import { OrderSummary } from "./order-summary.tsx";
import summary from "../../../ui/page/summary.module.css";
import styles from "./step-frame.module.css";
import type { Checkout } from "../use-checkout.tsx";

type Props = {
  checkout: Checkout;
  heading: string;
  children: ReactNode;
  /** The button to continue. The summary shows it. */
  action?: ReactNode;
};

/** The layout of a step: the list of steps, the step's content on the left, and the summary, which stays visible. */
export function StepFrame({ checkout, heading, children, action }: Props) {
  const t = useTexts(cart);
  const { active, options } = checkout;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (checkout.hasMoved) title.current?.focus({ preventScroll: true });
  }, [checkout.hasMoved]);

  return (
    <div className={styles["page"]}>
      <PageTitle title={active === 0 ? t.title : t.checkout} />
      <Steps label={t.stepsLabel} names={options.steps.map((step) => t.steps[step])} current={active} />
      <div className={summary["columns"]}>
        <section className={styles["step"]} aria-label={heading}>
          <h2 ref={title} tabIndex={-1}>
            {heading}
          </h2>
          {checkout.notice}
          <ShippingWarning checkout={checkout} />
          {children}
          <div className={styles["back"]}>
            <Button variant="quiet" icon={<IconArrowLeft size={18} />} onClick={checkout.back}>
              {t.back}
            </Button>
          </div>
        </section>
        <OrderSummary checkout={checkout}>{action}</OrderSummary>
      </div>
    </div>
  );
}
