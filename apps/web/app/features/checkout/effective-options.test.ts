import { expect, test } from "vitest";
import { cartDefaults } from "../../cart/cart-fields.ts";
import { effectiveOptions } from "./effective-options.ts";

const stale = { ...cartDefaults, purchaseOption: "inventory", paymentOption: "direct" } as const;

test("a visitor always orders as a guest", () => {
  for (const cart of [cartDefaults, stale]) {
    expect(effectiveOptions("visitor", cart)).toMatchObject({ purchaseOption: "order", paymentOption: "guest" });
  }
});

test("a guest who signs in pays from the balance", () => {
  const cart = { ...cartDefaults, paymentOption: "guest" } as const;
  expect(effectiveOptions("user", cart)).toMatchObject({ purchaseOption: "order", paymentOption: "balance" });
});

test("an order into the inventory needs no delivery and no address, and keeps the stored cost", () => {
  const { steps, shippingCost } = effectiveOptions("user", stale);
  expect(steps).toEqual(["cart", "payment"]);
  expect(shippingCost).toBe(0);
  expect(stale.shippingCost).toBe(500);
});

test("an order costs the default shipping until a method is chosen", () => {
  expect(effectiveOptions("user", cartDefaults).steps).toEqual(["cart", "delivery", "payment"]);
  expect(effectiveOptions("user", cartDefaults).shippingCost).toBe(500);
  expect(effectiveOptions("user", { ...cartDefaults, shippingMethod: "express" }).shippingCost).toBe(1200);
});
