import { expect, it } from "vitest";
import { parcel } from "../../../locales/en/shipments/parcel.ts";
import { arrivesText } from "./arrives-text.ts";

it("only the last promised day is told once the first has passed", () => {
  const promise = { from: "2026-11-27", until: "2026-12-01" };
  const on = (day: string) => arrivesText(parcel, promise, new Date(`${day}T12:00:00`));
  expect(on("2026-11-27")).toMatch(/^Arrives Fri/);
  expect(on("2026-11-28")).toBe("Arrives by 2026-12-01");
});
