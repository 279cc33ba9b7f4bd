import { expect, test } from "vitest";
import { type CartAddress, cartDefaults } from "../../../cart/cart-fields.ts";
import { effectiveOptions } from "../effective-options.ts";
import { missingStep, placesOf } from "./order-body.ts";

const address: CartAddress = {
  firstName: "Mara",
  lastName: "Lind",
  company: null,
  street: "Keizersgracht",
  houseNumber: "1",
  addressLine2: null,
  postalCode: "1015 CN",
  city: "Amsterdam",
  state: null,
  countryCode: "NL",
  phoneNumber: "+31612345678",
};
const cart = { ...cartDefaults, shippingMethod: "express", shippingAddress: { ...address, id: "a" } } as const;

test("an address from the address book is sent by its id, any other in full", () => {
  const user = effectiveOptions("user", cart);
  expect(placesOf(cart, user)).toEqual({
    purchaseOption: "order",
    shippingMethod: "express",
    useShippingAddressAsBilling: true,
    shippingAddressId: "a",
  });
  const other = { ...cart, shippingAddress: address, billingAddress: address, useShippingAddressAsBilling: false };
  expect(placesOf(other, user)).toMatchObject({ shippingAddress: address, billingAddress: address });
});

test("an order into the inventory has a billing address only if a provider is paid", () => {
  const inventory = { ...cart, purchaseOption: "inventory", billingAddress: { ...address, id: "b" } } as const;
  expect(placesOf(inventory, effectiveOptions("user", inventory))).toEqual({
    purchaseOption: "inventory",
    shippingMethod: null,
    useShippingAddressAsBilling: false,
  });
  const direct = { ...inventory, paymentOption: "direct" } as const;
  expect(placesOf(direct, effectiveOptions("user", direct))).toMatchObject({ billingAddressId: "b" });
});

test("an order with missing data leads back to the step that asks for it", () => {
  const user = effectiveOptions("user", cart);
  expect(missingStep(cartDefaults, user)).toBe("delivery");
  expect(missingStep({ ...cart, shippingAddress: null }, user)).toBe("delivery");
  expect(missingStep(cart, user)).toBeUndefined();
  expect(missingStep(cart, effectiveOptions("visitor", cart))).toBe("delivery");
});
