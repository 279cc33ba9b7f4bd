import { expect, it } from "vitest";
import type { NamedShipment } from "../../index.ts";
import { judgeDeliveries } from "./judge-deliveries.ts";
import { readDeliveryFile } from "./read-delivery-file.ts";

it.each([
  ["S-1\nS-2\n", [1, 2]],
  ["\uFEFFNumber,Delivered\r\nS-1,yes\r\n\r\nS-2,yes", [2, 4]],
  ["Number;Day\n\nS-1;1\nS-2;1\n", [3, 4]],
  ["date;Tracking number\n2026-01-01;S-1\n2026-01-02; S-2 ", [2, 3]],
  ['Tracking\tPlace\n"S-1"\t"a\nb"\nS-2\tc', [2, 3]],
])("a file %j names shipments on the lines %j", (text, lines) => {
  expect(readDeliveryFile(text)).toEqual([
    { line: lines[0], reference: "S-1" },
    { line: lines[1], reference: "S-2" },
  ]);
});

it("says of each line whether its shipment is delivered by it, and why not", () => {
  const sent = (number: string, changed: Partial<NamedShipment> = {}): NamedShipment => ({
    userId: "u",
    shipmentId: number,
    number,
    trackingNumber: `T${number}`,
    status: "Shipped",
    isDelivered: false,
    version: 4,
    ...changed,
  });
  const shipments = [
    sent("S-1"),
    sent("S-2", { isDelivered: true }),
    sent("S-3", { status: "Shipping" }),
    sent("S-4", { trackingNumber: "SAME" }),
    sent("S-5", { trackingNumber: "SAME" }),
  ];
  const lines = readDeliveryFile("S-1\nS-2\nS-3\nS-9\nSAME\nTS-1");
  expect(judgeDeliveries(lines, shipments).map(({ outcome }) => outcome)).toEqual([
    "Delivered",
    "AlreadyDelivered",
    "NotSent",
    "Unknown",
    "Ambiguous",
    "Repeated",
  ]);
});
