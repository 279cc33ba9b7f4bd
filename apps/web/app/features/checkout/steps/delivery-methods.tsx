import { type Goods, methodCost, PRESELECTED } from "../effective-options.ts";
import { IconBolt, IconTruckDelivery } from "../../../ui/icons/shop-icons.ts";
import type { CartFields, ShippingMethod } from "../../../cart/cart-fields.ts";
import { changeCart } from "../../../cart/cart.ts";
import { cart } from "../../../locales/en/cart.ts";
import { useTexts } from "../../../locales/texts.ts";
import { daysOfParcel } from "../../../shell/parcels.ts";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import { Price } from "../../../ui/price.tsx";

type Order = { cart: CartFields; goods: Goods; countryCode: string | undefined };

const icons = {
  standard: <IconTruckDelivery size={26} stroke={1.5} />,
  express: <IconBolt size={26} stroke={1.5} />,
};

function keepMethod({ countryCode, goods }: Omit<Order, "cart">, method: ShippingMethod): void {
  changeCart({ shippingMethod: method, shippingCost: methodCost(countryCode, method, goods) });
}

/** Stores the selected method, also if it is the default one. */
export const keepShownMethod = (order: Order): void => keepMethod(order, order.cart.shippingMethod || PRESELECTED);

/** The choice of the shipping method. */
export function DeliveryMethods({ order }: { order: Order }) {
  const t = useTexts(cart);
  return (
    <RadioCards
      legend={t.delivery}
      value={order.cart.shippingMethod || PRESELECTED}
      onChange={(method) => keepMethod(order, method)}
      cards={(["standard", "express"] as const).map((method) => {
        const { min, max } = daysOfParcel(method, order.countryCode);
        return {
          value: method,
          title: t.methods[method],
          text: t.workingDays(min, max),
          icon: icons[method],
          end: <Price amount={methodCost(order.countryCode, method, order.goods)} />,
        };
      })}
    />
  );
}
