import { expect, it } from "vitest";
import { trackingUrl } from "./tracking-url.ts";

it("is the carrier's page about the shipment", () => {
  expect(trackingUrl("PostNL", "3S ABC/1")).toBe("https://postnl.nl/en/track-and-trace/?barcodes=3S%20ABC%2F1");
  expect(trackingUrl("dhl ", "1")).toContain("dhl.com");
});

it.each(["Pigeon Post", "constructor", ""])("is null for the unknown carrier %j", (carrier) => {
  expect(trackingUrl(carrier, "1")).toBeNull();
});
