import { expect, it } from "vitest";
import type { NamedShipment } from "../../index.ts";
import { judgeDeliveries } from "./judge-deliveries.ts";
import { placeOf } from "./place-of.ts";
import { readDeliveryFile } from "./read-delivery-file.ts";

const delivery = { step: "Delivered", at: null, place: null };
const now = new Date("2026-12-04T12:00:00Z");

it.each([
  ["S-1\nS-2\n", [1, 2]],
  ["\uFEFFNumber,Delivered\r\nS-1,yes\r\n\r\nS-2,yes", [2, 4]],
  ["Number;Day\n\nS-1;1\nS-2;1\n", [3, 4]],
  ["date;Tracking number\n2026-01-01;S-1\n2026-01-02; S-2 ", [2, 3]],
  ['Tracking\tPlace\n"S-1"\t"a\nb"\nS-2\tc', [2, 3]],
])("a file %j without a status column tells of deliveries on the lines %j", (text, lines) => {
  expect(readDeliveryFile(text)).toEqual([
    { line: lines[0], reference: "S-1", told: delivery },
    { line: lines[1], reference: "S-2", told: delivery },
  ]);
});

it.each([
  [
    "In transit,2026-12-03 08:30,Utrecht",
    { step: "InTransit", at: new Date("2026-12-03T08:30:00Z"), place: "Utrecht" },
  ],
  [
    "OUT_FOR_DELIVERY,2026-12-03T08:30:05+01:00,",
    {
      step: "OutForDelivery",
      at: new Date("2026-12-03T07:30:05Z"),
      place: null,
    },
  ],
  ["held,2026-12-03T08:30Z,Dam 1", { step: "Held", at: new Date("2026-12-03T08:30:00Z"), place: null }],
  ["Delivered,,", { step: "Delivered", at: null, place: null }],
  ["Lost,2026-12-03 08:30,", null],
  ["Held,3/12/2026,", null],
  ["Held,2026-13-03 08:30,", null],
])("a row %j tells of %j", (row, told) => {
  expect(readDeliveryFile(`Tracking,Status,Time,Place\nT1,${row}`)).toEqual([{ line: 2, reference: "T1", told }]);
});

it.each([
  "Barcode;Status;City\nT1;In transit;Utrecht",
  "Shipment ID;Delivered;Last event\nT1;;Returning",
  "Tracking number;Parcel state\nT1;On the road",
  "T1;In transit",
])("a file %j that speaks of steps in columns without a known heading delivers nothing", (text) => {
  const lines = readDeliveryFile(text).filter(({ reference }) => reference === "T1");
  expect(lines.map(({ told }) => told)).toEqual([null]);
});

it.each([
  ["Amsterdam", "Amsterdam"],
  ["Saint-Denis (Paris)", "Saint-Denis (Paris)"],
  ["Đà Nẵng", "Đà Nẵng"],
  ["القاهرة", "القاهرة"],
  ["Keizersgracht 1", null],
  ["1015 CN", null],
  ["mara@trove.example", null],
  ["<b>Amsterdam</b>", null],
  ["", null],
])("a place %j is kept as %j", (text, kept) => {
  expect(placeOf(text)).toBe(kept);
});

const sent = (number: string, changed: Partial<NamedShipment> = {}): NamedShipment => ({
  userId: "u",
  shipmentId: number,
  number,
  trackingNumber: `T${number}`,
  status: "Shipped",
  isDelivered: false,
  isReturning: false,
  sentAt: new Date("2026-12-01T12:00:00Z"),
  version: 4,
  ...changed,
});

it("says of each line whether its shipment is delivered by it, and why not", () => {
  const shipments = [
    sent("S-1"),
    sent("S-2", { isDelivered: true }),
    sent("S-3", { status: "Shipping" }),
    sent("S-4", { trackingNumber: "SAME" }),
    sent("S-5", { trackingNumber: "SAME" }),
    sent("S-6", { isReturning: true }),
  ];
  const lines = readDeliveryFile("S-1\nS-2\nS-3\nS-9\nSAME\nTS-1\nS-6");
  expect(judgeDeliveries(lines, shipments, now).map(({ outcome }) => outcome)).toEqual([
    "Delivered",
    "AlreadyDelivered",
    "NotSent",
    "Unknown",
    "Ambiguous",
    "Repeated",
    "Returning",
  ]);
});

it("says of each step whether it counts, whatever the order of the lines", () => {
  const rows = [
    ["S-1", "Held", "2026-12-03 08:00", "Noted"],
    ["S-1", "Held", "2026-12-03 08:00", "Repeated"],
    ["S-1", "Held", "2026-12-03 09:00", "Noted"],
    ["S-1", "Held", "", "Unreadable"],
    ["S-1", "Held", "2026-11-30 08:00", "WrongTime"],
    ["S-1", "Held", "2026-12-04 13:01", "WrongTime"],
    ["S-1", "Delivered", "2026-12-04 11:00", "Delivered"],
    ["S-1", "Delivered", "2026-12-04 11:30", "Repeated"],
    ["S-2", "Delivered", "2026-12-04 11:00", "Returning"],
    ["S-2", "Returning", "2026-12-03 11:00", "Noted"],
  ];
  const text = ["Number,Status,Time", ...rows.map((row) => row.slice(0, 3).join(","))].join("\n");
  const judged = judgeDeliveries(readDeliveryFile(text), [sent("S-1"), sent("S-2")], now);
  expect(judged.map(({ outcome }) => outcome)).toEqual(rows.map(([, , , outcome]) => outcome));
});

const outcomesOf = (rows: readonly string[][], shipments: readonly NamedShipment[]) => {
  const text = ["Number,Status,Time", ...rows.map((row) => row.join(","))].join("\n");
  return judgeDeliveries(readDeliveryFile(text), shipments, now).map(({ outcome }) => outcome);
};

it("reports with a wrong time neither hide a delivery that is true nor send it back", () => {
  const rows = [
    ["S-1", "Delivered", "2026-12-01 08:00"],
    ["S-1", "Returning", "2026-11-30 08:00"],
    ["S-1", "Delivered", "2026-12-03 08:00"],
  ];
  expect(outcomesOf(rows, [sent("S-1")])).toEqual(["WrongTime", "WrongTime", "Delivered"]);
});

it("a number that an old parcel had too means the one that is on the way", () => {
  const shipments = [
    sent("S-1", { trackingNumber: "SAME", isDelivered: true }),
    sent("S-2", { trackingNumber: "SAME" }),
    sent("S-3", { trackingNumber: "SAME", status: "Cancelled" }),
  ];
  const lines = readDeliveryFile("SAME");
  expect(judgeDeliveries(lines, shipments, now)).toMatchObject([{ outcome: "Delivered", shipment: { number: "S-2" } }]);
});
