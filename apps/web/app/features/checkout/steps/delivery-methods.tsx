import { SHIPPING_COSTS } from "@trove/contract/constants";
import { IconBolt, IconTruckDelivery } from "../../../ui/icons/shop-icons.ts";
import type { CartFields, ShippingMethod } from "../../../cart/cart-fields.ts";
import { changeCart } from "../../../cart/cart.ts";
import { cart } from "../../../locales/en/cart.ts";
import { useTexts } from "../../../locales/texts.ts";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import { Price } from "../../../ui/price.tsx";

const icons = {
  standard: <IconTruckDelivery size={26} stroke={1.5} />,
  express: <IconBolt size={26} stroke={1.5} />,
};

/** The method that is selected by default. */
const PRESELECTED: ShippingMethod = "standard";

function keepMethod(method: ShippingMethod): void {
  changeCart({ shippingMethod: method, shippingCost: SHIPPING_COSTS.cart[method] });
}

/** Stores the selected method, also if it is the default one. */
export const keepShownMethod = ({ shippingMethod }: CartFields): void => keepMethod(shippingMethod || PRESELECTED);

/** The choice of the shipping method. */
export function DeliveryMethods({ kept }: { kept: CartFields }) {
  const t = useTexts(cart);
  return (
    <RadioCards
      legend={t.delivery}
      value={kept.shippingMethod || PRESELECTED}
      onChange={keepMethod}
      cards={(["standard", "express"] as const).map((method) => ({
        value: method,
        ...t.methods[method],
        icon: icons[method],
        end: <Price amount={SHIPPING_COSTS.cart[method]} />,
      }))}
    />
  );
}
