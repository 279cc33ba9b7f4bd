import { afterEach, expect, test, vi } from "vitest";
import { emptyBrowser } from "../storage/memory-storage.fixture.ts";
import { addToCart } from "./cart-items.ts";
import { cartNow, changeCart } from "./cart.ts";
import { cartDefaults } from "./cart-fields.ts";
import { forgetOrder } from "./forget-order.ts";

afterEach(() => vi.unstubAllGlobals());

test("forgetting an order keeps the cart's items and what is not part of the cart", { tags: ["S9-02"] }, () => {
  const { local } = emptyBrowser();
  local.setItem("app-settings", "{}");
  addToCart("a", 2, null);
  changeCart({ paymentOption: "direct", shippingMethod: "express", guestBuyerInfo: null, purchaseIdResult: "p" });
  forgetOrder();
  expect(cartNow()).toEqual({ ...cartDefaults, cartItems: [{ itemId: "a", quantity: 2 }] });
  expect(Object.keys(local).toSorted()).toEqual(["app-settings", "shoppingCart_cartItems"]);
});
