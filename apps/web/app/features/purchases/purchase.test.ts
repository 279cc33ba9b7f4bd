import { expect, test } from "vitest";
import { stageOf } from "./purchase.ts";

test("an order is completed once it is in the inventory, and delivered once it has arrived", () => {
  const order = { purchaseOption: "order", status: "Shipped", deliveredAtUtc: null } as const;
  expect(stageOf(order)).toBe("Shipped");
  expect(stageOf({ ...order, deliveredAtUtc: "2026-11-20T10:00:00.000Z" })).toBe("Delivered");
  expect(stageOf({ ...order, status: "Approved" })).toBe("Approved");
  expect(stageOf({ ...order, purchaseOption: "inventory", status: "Approved" })).toBe("Completed");
  expect(stageOf({ ...order, purchaseOption: "inventory", status: "PaymentPending" })).toBe("PaymentPending");
});
