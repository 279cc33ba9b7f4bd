import { expect, it } from "vitest";
import { CARRIERS, trackingUrl } from "./carriers.ts";

it("a tracking URL is the carrier's page about the shipment", () => {
  expect(trackingUrl("PostNL", "3S ABC/1")).toBe("https://postnl.nl/en/track-and-trace/?barcodes=3S%20ABC%2F1");
  expect(trackingUrl("dhl ", "1")).toContain("dhl.com");
});

it.each(["Pigeon Post", "constructor", ""])("a tracking URL is null for the unknown carrier %j", (carrier) => {
  expect(trackingUrl(carrier, "1")).toBeNull();
});

it.each(CARRIERS.map((carrier) => [carrier.name, carrier.trackingPage]))(
  "a tracking URL of %s holds the number, harmless in a link",
  (name, page) => {
    const [before, after] = page.split("{number}");
    expect(trackingUrl(name, "$& <1>")).toBe(`${before}%24%26%20%3C1%3E${after}`);
    expect(new URL(page).protocol).toBe("https:");
  },
);
