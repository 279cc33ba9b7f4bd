import { SHIPPING_COSTS } from "@trove/contract/constants";
import { useState } from "react";
import { IconBolt, IconTruckDelivery } from "@tabler/icons-react";
import { cart } from "../../../locales/en/cart.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Price } from "../../../ui/price.tsx";
import { changeCart } from "../../../cart/cart.ts";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import { StepFrame } from "./step-frame.tsx";
import type { Checkout } from "../use-checkout.tsx";

const icons = {
  standard: <IconTruckDelivery size={26} stroke={1.5} />,
  express: <IconBolt size={26} stroke={1.5} />,
};

/** Chooses the shipping method. */
export function DeliveryStep({ checkout }: { checkout: Checkout }) {
  const t = useTexts(cart);
  const [asked, setAsked] = useState(false);
  const { shippingMethod } = checkout.cart;
  const isMissing = shippingMethod === "";

  return (
    <StepFrame
      checkout={checkout}
      heading={t.steps.delivery}
      action={
        <Button size="large" wide onClick={() => (isMissing ? setAsked(true) : checkout.next())}>
          {checkout.nextText}
        </Button>
      }
    >
      <RadioCards
        legend={t.delivery}
        value={shippingMethod}
        error={asked && isMissing ? t.chooseDelivery : undefined}
        onChange={(method) => changeCart({ shippingMethod: method, shippingCost: SHIPPING_COSTS.cart[method] })}
        cards={(["standard", "express"] as const).map((method) => ({
          value: method,
          ...t.methods[method],
          icon: icons[method],
          end: <Price amount={SHIPPING_COSTS.cart[method]} />,
        }))}
      />
    </StepFrame>
  );
}
