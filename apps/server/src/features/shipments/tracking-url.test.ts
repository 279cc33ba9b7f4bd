import { expect, it } from "vitest";
import { trackingUrl } from "./tracking-url.ts";

it("leads to the carrier's page about the shipment", () => {
  expect(trackingUrl("PostNL", "3S ABC/1")).toBe("https://postnl.nl/en/track-and-trace/?barcodes=3S%20ABC%2F1");
  expect(trackingUrl("dhl ", "1")).toContain("dhl.com");
});

it.each(["Pigeon Post", "constructor", ""])("is unknown of %j", (carrier) => {
  expect(trackingUrl(carrier, "1")).toBeNull();
});
