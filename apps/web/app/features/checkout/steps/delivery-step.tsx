import { shipsTo } from "@trove/contract/countries";
import { countryRules } from "../../../shell/country-rules.ts";
import { useState } from "react";
import { useQuery } from "../../../api/use-query.ts";
import { cart } from "../../../locales/en/cart.ts";
import { countryName } from "../../../locales/names.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckboxField } from "../../../ui/form/checkbox-field.tsx";
import { AddressChoice, chosenAddress } from "../../addresses/index.ts";
import { cartAddress } from "../order/cart-address.ts";
import { changeCart } from "../../../cart/cart.ts";
import { DeliveryMethods, keepShownMethod } from "./delivery-methods.tsx";
import { StepFrame } from "./step-frame.tsx";
import type { Checkout } from "../use-checkout.tsx";

/** The delivery step: addresses from the person's address book, and the shipping method. */
export function DeliveryStep({ checkout }: { checkout: Checkout }) {
  const t = useTexts(cart);
  const book = useQuery("listAddresses", {});
  const [asked, setAsked] = useState(false);
  const [adding, setAdding] = useState<"shipping" | "billing">();
  const { shippingAddress, billingAddress, useShippingAddressAsBilling: isSame } = checkout.cart;
  const shipping = chosenAddress(book.data, shippingAddress?.id);
  const billing = chosenAddress(book.data, billingAddress?.id);
  const cannotShip =
    shipping && !shipsTo(countryRules(), shipping.countryCode)
      ? t.cannotShip(countryName(shipping.countryCode))
      : undefined;

  const order = { cart: checkout.cart, goods: checkout.goods, countryCode: shipping?.countryCode };

  function onNext(): void {
    if (book.data === undefined) return;
    setAsked(true);
    if (shipping === undefined) return setAdding("shipping");
    if (cannotShip !== undefined) return;
    const bill = isSame ? null : billing;
    keepShownMethod(order);
    changeCart({ shippingAddress: cartAddress(shipping), billingAddress: bill ? cartAddress(bill) : null });
    checkout.next();
  }

  return (
    <StepFrame
      checkout={checkout}
      heading={t.steps.delivery}
      action={
        <Button size="large" wide busy={book.isLoading} onClick={onNext}>
          {checkout.nextText}
        </Button>
      }
    >
      <AddressChoice
        legend={t.shippingAddress}
        shippingOnly
        value={shipping?.id}
        error={cannotShip ?? (asked && shipping === undefined ? t.shippingRequired : undefined)}
        adding={adding === "shipping"}
        onAdding={(isAdding) => setAdding(isAdding ? "shipping" : undefined)}
        onChange={(chosen) => changeCart({ shippingAddress: cartAddress(chosen) })}
      />
      <CheckboxField
        label={t.sameBilling}
        checked={isSame}
        onChange={({ currentTarget }) => changeCart({ useShippingAddressAsBilling: currentTarget.checked })}
      />
      {!isSame && (
        <AddressChoice
          legend={t.billingAddress}
          hint={t.billingHint}
          value={billing?.id}
          error={asked && billing === undefined ? t.billingRequired : undefined}
          adding={adding === "billing"}
          onAdding={(isAdding) => setAdding(isAdding ? "billing" : undefined)}
          onChange={(chosen) => changeCart({ billingAddress: cartAddress(chosen) })}
        />
      )}
      <DeliveryMethods order={order} />
    </StepFrame>
  );
}
