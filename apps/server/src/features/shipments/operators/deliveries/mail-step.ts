import { trackingUrl } from "@trove/contract";
import type { Transaction } from "../../../../database/connection.ts";
import { isOfGuest, type ShipmentFacts } from "../../index.ts";
import type { GuestLinks } from "../../../purchases/index.ts";
import type { Mail } from "../../../mail/index.ts";
import { shipmentPage, shipmentRecipient, wantsShipmentMail } from "../shipment-mail.ts";

export type StepMailParts = {
  mail: Pick<Mail, "queue">;
  guestLinks: GuestLinks;
  /** Base URL of the pages, without a trailing slash. */
  publicUrl: string;
};

/** A step that is older than this is no news. */
const NEWS_MS = 24 * 60 * 60_000;

/**
 * Queues the mail about a parcel's latest step if it is one of the `added`. Of each parcel, there is one mail that it
 * is out for delivery and one that it is held, and none once it has arrived.
 */
export async function mailStep(
  { mail, guestLinks, publicUrl }: StepMailParts,
  tx: Transaction,
  facts: ShipmentFacts,
  added: ShipmentFacts["carrierSteps"],
  now: Date,
): Promise<void> {
  const { carrierSteps, carrier, trackingNumber, deliveredAt, number, contactEmail, contactLanguage: language } = facts;
  const latest = carrierSteps.at(-1);
  if (latest === undefined || deliveredAt !== null || carrier === null || trackingNumber === null) return;
  const { step, at } = latest;
  if (step !== "OutForDelivery" && step !== "Held") return;
  if (contactEmail.endsWith("@closed.invalid")) return;
  const isNew = added.some((one) => one.step === step && Date.parse(one.at) === Date.parse(at));
  const isFirst = carrierSteps.filter((one) => one.step === step).length === 1;
  if (!isNew || !isFirst || now.getTime() - Date.parse(at) > NEWS_MS) return;
  const to = await shipmentRecipient(tx, facts);
  if (!(await wantsShipmentMail(tx, to))) return;
  const link = shipmentPage(facts, publicUrl, isOfGuest(facts) ? await guestLinks(tx, facts.userId) : null);
  const trackingLink = trackingUrl(carrier, trackingNumber);
  await mail.queue(tx, {
    to,
    language,
    kind: "parcelStep",
    payload: { number, step, carrier, trackingNumber, trackingUrl: trackingLink, link },
  });
}
