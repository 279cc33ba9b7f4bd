/** The carriers that the shop knows, each with its tracking page; `{number}` is the tracking number. */
export const CARRIERS = [
  { name: "DHL", trackingPage: "https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}" },
  { name: "DPD", trackingPage: "https://tracking.dpd.de/status/en_US/parcel/{number}" },
  { name: "UPS", trackingPage: "https://www.ups.com/track?tracknum={number}" },
  { name: "GLS", trackingPage: "https://gls-group.com/EU/en/parcel-tracking/?match={number}" },
  { name: "PostNL", trackingPage: "https://postnl.nl/en/track-and-trace/?barcodes={number}" },
  { name: "FedEx", trackingPage: "https://www.fedex.com/fedextrack/?trknbr={number}" },
  {
    name: "Hermes",
    trackingPage: "https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation/#{number}",
  },
  { name: "bpost", trackingPage: "https://track.bpost.cloud/btr/web/#/search?itemCode={number}" },
  { name: "La Poste", trackingPage: "https://www.laposte.fr/outils/suivre-vos-envois?code={number}" },
  { name: "Royal Mail", trackingPage: "https://www.royalmail.com/track-your-item#/tracking-results/{number}" },
  { name: "USPS", trackingPage: "https://tools.usps.com/go/TrackConfirmAction?tLabels={number}" },
] as const satisfies readonly { name: string; trackingPage: string }[];

const lettersOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, "");

/** The carrier's tracking page; null for an unknown carrier. Ignores case and spaces in the carrier's name. */
export function trackingUrl(carrier: string, trackingNumber: string): string | null {
  const known = CARRIERS.find(({ name }) => lettersOf(name) === lettersOf(carrier));
  return known?.trackingPage.replace("{number}", () => encodeURIComponent(trackingNumber)) ?? null;
}
