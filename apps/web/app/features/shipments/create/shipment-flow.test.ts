import { cents } from "@trove/money";
import { afterEach, expect, test, vi } from "vitest";
import { emptyBrowser } from "../../../storage/memory-storage.fixture.ts";
import { costOf, emptyFlow, keepFlow, readFlow, shownStep } from "./shipment-flow.ts";

afterEach(() => vi.unstubAllGlobals());

function flowIn(text: string) {
  emptyBrowser().session.setItem("shipmentFlow", text);
  return readFlow();
}

test(
  "the flow starts as specified: nothing chosen, ten euros",
  {
    tags: [
      "S3-25",
      "S3-26",
      "S3-27",
      "S3-28",
      "S3-29",
      "S3-30",
      "S3-31",
      "S3-32",
      "S3-33",
      "S3-34",
      "S3-35",
      "S4-60",
      "S9-05",
    ],
  },
  () => {
    emptyBrowser();
    expect(readFlow()).toEqual({
      activeStep: 0,
      selectedItems: [],
      shippingAddress: "",
      shippingMethod: "",
      shippingCost: cents(1000),
      shipmentIdResult: "",
    });
    expect([costOf("", undefined), costOf("standard", undefined), costOf("express", undefined)]).toEqual([
      1000, 1000, 1700,
    ]);
  },
);

test(
  "stored choices are read back, and unreadable ones get their defaults",
  { tags: ["S3-27", "S3-29", "S3-31"] },
  () => {
    const flow = { ...emptyFlow, activeStep: 2, selectedItems: ["a"], shippingMethod: "express" as const };
    emptyBrowser();
    keepFlow(flow);
    expect(readFlow()).toEqual(flow);
    for (const text of [
      "{",
      "7",
      "[]",
      '{"activeStep":9,"selectedItems":{},"shippingMethod":"drone","shippingCost":-1}',
    ])
      expect(flowIn(text)).toEqual(emptyFlow);
    expect(flowIn('{"selectedItems":["a",3,null]}').selectedItems).toEqual(["a"]);
  },
);

test("the flow's cost is stored in euros, like the cart's", { tags: ["S9-05"] }, () => {
  const { session } = emptyBrowser();
  keepFlow(emptyFlow);
  expect(JSON.parse(session.getItem("shipmentFlow") ?? "")).toMatchObject({ shippingCost: 10 });
  expect(flowIn('{"shippingMethod":"express","shippingCost":17.5}').shippingCost).toBe(cents(1750));
});

test("a step is shown only if it has the data that it needs", () => {
  const flow = { ...emptyFlow, activeStep: 3, shippingMethod: "standard" as const };
  expect(shownStep(flow, 0, true)).toBe(0);
  expect(shownStep({ ...flow, shippingMethod: "" }, 1, true)).toBe(1);
  expect(shownStep(flow, 1, false)).toBe(2);
  expect(shownStep(flow, 1, true)).toBe(3);
  expect(shownStep({ ...flow, activeStep: 4 }, 1, true)).toBe(3);
  expect(shownStep({ ...flow, shipmentIdResult: "s" }, 0, false)).toBe(4);
});
