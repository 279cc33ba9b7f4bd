import { expect, test } from "vitest";
import { CART_FIELDS, type CartField, cartDefaults, type CartFields, readCart, toStored } from "./cart-fields.ts";

const none = () => null;
const only = (field: CartField, stored: string) => readCart((name) => (name === field ? stored : null));

test(
  "an empty browser has the specified defaults",
  { tags: ["S3-14", "S3-17", "S3-18", "S3-19", "S3-20", "S3-21", "S3-35", "S4-67", "S9-04"] },
  () => {
    expect(readCart(none)).toMatchObject({
      cartItems: [],
      purchaseOption: "order",
      paymentOption: "balance",
      useShippingAddressAsBilling: true,
      shippingMethod: "",
      shippingCost: 500,
    });
  },
);

test.each(CART_FIELDS)("malformed %s falls back to its default", (field) => {
  for (const stored of ["", "{", "null", "[]", "{}", '"no such thing"', "-1", "0.001", '{"street":5}']) {
    const isText = ["paymentId", "purchaseIdResult", "shipmentIdResult", "trackingToken", "promoCode"].includes(field);
    if (isText && stored === '"no such thing"') continue;
    expect(only(field, stored)).toEqual(cartDefaults);
  }
});

test("well-formed fields are read back as they were stored", { tags: ["S3-13", "S3-15"] }, () => {
  const address = {
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
  const kept: CartFields = {
    ...cartDefaults,
    cartItems: [{ itemId: "a", quantity: 2 }],
    purchaseOption: "inventory",
    paymentOption: "direct",
    paymentId: "pay_1",
    shippingAddress: { ...address, id: "x" },
    billingAddress: address,
    useShippingAddressAsBilling: false,
    shippingMethod: "express",
    purchaseIdResult: "p",
    shipmentIdResult: "s",
    guestBuyerInfo: { email: "m@trove.example", firstName: "Mara", lastName: "Lind", phoneNumber: "+31612345678" },
    trackingToken: "t",
    promoCode: "SPRING2026",
  };
  const written = Object.fromEntries(toStored(kept));
  expect(written).toMatchObject({ shippingCost: 5, cartItems: [{ id: "a" }, { id: "a" }] });
  expect(readCart((field) => JSON.stringify(written[field]))).toEqual(kept);
  expect(toStored({ paymentId: "" })).toEqual([["paymentId", ""]]);
});
