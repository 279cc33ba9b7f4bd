/** The tracking pages of the carriers that the shop knows. */
const pages: Readonly<Record<string, string>> = {
  dhl: "https://www.dhl.com/global-en/home/tracking.html?tracking-id=",
  dpd: "https://tracking.dpd.de/status/en_US/parcel/",
  gls: "https://gls-group.com/EU/en/parcel-tracking/?match=",
  postnl: "https://postnl.nl/en/track-and-trace/?barcodes=",
  ups: "https://www.ups.com/track?tracknum=",
};

/** The carrier's tracking page for a shipment; null for an unknown carrier. */
export function trackingUrl(carrier: string, trackingNumber: string): string | null {
  const name = carrier.toLowerCase().replaceAll(/[^a-z]/g, "");
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
  return page === undefined ? null : page + encodeURIComponent(trackingNumber);
}
