import { afterEach, expect, test, vi } from "vitest";
import { emptyBrowser } from "../storage/memory-storage.fixture.ts";
import { changeCart } from "./cart.ts";
import { cartDefaults } from "./cart-fields.ts";

afterEach(() => vi.unstubAllGlobals());

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
      shoppingCart_useShippingAddressAsBilling: true,
      shoppingCart_shippingMethod: "",
      shoppingCart_shippingCost: 5,
      shoppingCart_purchaseIdResult: "",
      shoppingCart_shipmentIdResult: "",
      shoppingCart_guestBuyerInfo: null,
    });
  },
);
