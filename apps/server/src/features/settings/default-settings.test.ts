import { shippingCost } from "@trove/contract";
import { fromEuros } from "@trove/money";
import { expect, test } from "vitest";
import { readEnvironment } from "../../environment.ts";
import { defaultsOf } from "./default-settings.ts";

test("a demo shop sends what no parcel service takes by freight, and other shops send it like any parcel", () => {
  const costIn = (DEMO: boolean, grams: number) => {
    const { shipping } = defaultsOf({ ...readEnvironment({ NODE_ENV: "test" }), DEMO });
    return shippingCost(shipping, { flow: "shipment", method: "standard", countryCode: "NL", grams });
  };
  expect([costIn(true, 108_000), costIn(true, 31_500), costIn(false, 108_000)]).toEqual([89, 10, 10].map(fromEuros));
});
