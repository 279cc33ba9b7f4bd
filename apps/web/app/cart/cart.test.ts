import { cents } from "@trove/money";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyBrowser } from "../storage/memory-storage.fixture.ts";
import { cartDefaults } from "./cart-fields.ts";
import { cartNow, changeCart, fullResetCart, resetCart } from "./cart.ts";

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
const cartItems = [{ itemId: "a", quantity: 2 }];
const reset = {
  shippingAddress: null,
  billingAddress: null,
  shippingMethod: "",
  shippingCost: 500,
  paymentId: "",
  guestBuyerInfo: null,
  purchaseIdResult: "",
  shipmentIdResult: "",
};

beforeEach(() => {
  emptyBrowser();
  changeCart({
    cartItems,
    shippingAddress: address,
    billingAddress: address,
    shippingMethod: "express",
    shippingCost: cents(1200),
    paymentId: "pay_1",
    guestBuyerInfo: { email: "m@trove.example", firstName: "Mara", lastName: "Lind", phoneNumber: "+31612345678" },
    purchaseIdResult: "p",
    shipmentIdResult: "s",
  });
});
afterEach(() => vi.unstubAllGlobals());

test(
  "a reset clears what was chosen for the order, and keeps the items",
  { tags: ["S4-65", "S4-66", "S4-67", "S4-68", "S4-69", "S4-71"] },
  () => {
    resetCart();
    expect(cartNow()).toMatchObject({ ...reset, cartItems });
  },
);

test("a full reset empties the cart too", { tags: ["S4-70", "S4-72", "S4-73"] }, () => {
  fullResetCart();
  expect(cartNow()).toMatchObject({ ...reset, cartItems: [] });
});

test(
  "the browser stores every field of the cart but the payment session, each as JSON under its own key",
  { tags: ["S3-16", "S3-22", "S3-23", "S3-24"] },
  () => {
    const { local } = emptyBrowser();
    changeCart(cartDefaults);
    const stored = Object.keys(local).map((key) => [key, JSON.parse(local.getItem(key) ?? "")] as const);
    expect(Object.fromEntries(stored)).toEqual({
      shoppingCart_cartItems: [],
      shoppingCart_purchaseOption: "order",
      shoppingCart_paymentOption: "balance",
      shoppingCart_paymentId: "",
      shoppingCart_shippingAddress: null,
      shoppingCart_billingAddress: null,
      shoppingCart_trackingToken: "",
      shoppingCart_promoCode: "",
      shoppingCart_useShippingAddressAsBilling: true,
      shoppingCart_shippingMethod: "",
      shoppingCart_shippingCost: 5,
      shoppingCart_purchaseIdResult: "",
      shoppingCart_shipmentIdResult: "",
      shoppingCart_guestBuyerInfo: null,
    });
  },
);
