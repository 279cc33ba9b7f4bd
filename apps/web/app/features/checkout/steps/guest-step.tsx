import { useEffect, useEffectEvent } from "react";
import { useForm } from "../../../forms/use-form.ts";
import { mistakeIn } from "../../../forms/rule-text.ts";
import { addresses } from "../../../locales/en/addresses.ts";
import { cart } from "../../../locales/en/cart.ts";
import { forms } from "../../../locales/en/forms.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckboxField } from "../../../ui/form/checkbox-field.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import {
  addressBody,
  AddressFields,
  addressMistakes,
  type AddressValues,
  emptyAddress,
  likelyCountry,
  useAddressForm,
  valuesOf,
} from "../../addresses/index.ts";
import { cartAddress } from "../order/cart-address.ts";
import { changeCart, cartNow } from "../../../cart/cart.ts";
import { DeliveryMethods, keepShownMethod } from "./delivery-methods.tsx";
import layout from "../../../ui/layout.module.css";
import styles from "./guest-step.module.css";
import { StepFrame } from "./step-frame.tsx";
import type { Checkout } from "../use-checkout.tsx";

type GuestValues = AddressValues & { email: string };

/**
 * The step for a guest's contact details, addresses and shipping method. The buyer is the person named in the billing
 * address.
 */
export function GuestStep({ checkout }: { checkout: Checkout }) {
  const t = useTexts(cart);
  const words = useTexts(forms);
  const book = useTexts(addresses);
  const { shippingAddress, billingAddress, guestBuyerInfo, useShippingAddressAsBilling: isSame } = checkout.cart;

  const { goods } = checkout;
  const email = guestBuyerInfo?.email ?? "";
  const start = shippingAddress === null ? emptyAddress(likelyCountry()) : valuesOf(shippingAddress);
  const form = useForm<GuestValues>({
    initial: { email, ...start },
    validate: (values) => ({
      email: mistakeIn(words, "email", t.email, values.email),
      ...addressMistakes({ words, t: book }, values),
    }),
    submit,
  });
  const bill = useAddressForm(submitBill, billingAddress === null ? undefined : valuesOf(billingAddress));

  const hasGap =
    checkout.express !== undefined &&
    Object.values(addressMistakes({ words, t: book }, form.values)).some((text) => text !== undefined);
  const check = useEffectEvent(() => {
    if (hasGap) form.form.ref.current?.requestSubmit();
  });
  // Leads to what the wallet could not tell.
  useEffect(() => check(), []);

  function keepBuyer(values: AddressValues): void {
    const { firstName, lastName, phoneNumber } = addressBody(values);
    changeCart({ guestBuyerInfo: { email: form.values.email.trim(), firstName, lastName, phoneNumber } });
  }

  async function submit(values: GuestValues): Promise<void> {
    changeCart({ shippingAddress: cartAddress(addressBody(values)) });
    keepShownMethod({ cart: cartNow(), goods, countryCode: values.countryCode });
    if (!cartNow().useShippingAddressAsBilling) return bill.form.ref.current?.requestSubmit();
    keepBuyer(values);
    changeCart({ billingAddress: null });
    checkout.next();
  }

  async function submitBill(values: AddressValues): Promise<void> {
    keepBuyer(values);
    changeCart({ billingAddress: cartAddress(addressBody(values)) });
    checkout.next();
  }

  return (
    <StepFrame
      checkout={checkout}
      heading={t.steps.delivery}
      action={
        <Button type="submit" form="guest-address" size="large" wide busy={form.busy || bill.busy}>
          {checkout.nextText}
        </Button>
      }
    >
      <form id="guest-address" className={layout["stack-8"]} {...form.form}>
        <fieldset className={styles["part"]}>
          <legend>{t.contact}</legend>
          <TextField
            {...form.text("email")}
            label={t.email}
            hint={t.emailHint}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        </fieldset>
        <fieldset className={styles["part"]}>
          <legend>{t.shippingAddress}</legend>
          <AddressFields form={form} shippingOnly />
        </fieldset>
      </form>
      <CheckboxField
        label={t.sameBilling}
        checked={isSame}
        onChange={({ currentTarget }) => changeCart({ useShippingAddressAsBilling: currentTarget.checked })}
      />
      {!isSame && (
        <form className={layout["stack-8"]} {...bill.form}>
          <fieldset className={styles["part"]}>
            <legend>{t.billingAddress}</legend>
            <AddressFields form={bill} />
          </fieldset>
        </form>
      )}
      <DeliveryMethods order={{ cart: checkout.cart, goods, countryCode: form.values.countryCode }} />
    </StepFrame>
  );
}
