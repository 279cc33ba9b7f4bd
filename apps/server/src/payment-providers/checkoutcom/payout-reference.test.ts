import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { isPayoutReference, packReference, unpackReference } from "./payout-reference.ts";

it("the reference of a payout fits into 50 letters, and is read back", () => {
  for (let each = 0; each < 100; each += 1) {
    const reference = `${randomUUID()}.${randomUUID()}`;
    const packed = packReference(reference);
    expect([packed.length <= 50, unpackReference(packed), isPayoutReference(packed)]).toEqual([true, reference, true]);
    expect(isPayoutReference(reference)).toBe(false);
  }
});

it("a reference of somebody else stays as it is, and none is made of other texts", () => {
  for (const other of ["", "ORD-1", "po_short", `po_${"a".repeat(44)}`]) expect(unpackReference(other)).toBe(other);
  expect(() => packReference("ORD-1")).toThrow("two ids");
});
