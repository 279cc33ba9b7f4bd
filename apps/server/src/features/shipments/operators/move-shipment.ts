import { randomUUIDv7 } from "node:crypto";
import type { BodyOf, Endpoints, OrderDetail } from "@trove/contract";
import { add, type Cents, ZERO_CENTS } from "@trove/money";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import {
  callDeliverShipment,
  callMoveShipment,
  findAnyShipment,
  findShipment,
  isOfGuest,
  missingDetails,
  refundEntries,
  type ShipmentFacts,
} from "../index.ts";
import type { MailRequest, Mail } from "../../mail/index.ts";
import type { Operated, OperatorCall } from "../../operators/index.ts";
import { admitDeposit, unboundTerms } from "../../protection/index.ts";
import type { GuestLinks } from "../../purchases/index.ts";
import type { Secrets } from "../../../secrets.ts";
import type { SettingsReader } from "../../settings/index.ts";
import { readCredited } from "./credited.store.ts";
import { shipmentMail, shipmentRecipient, wantsShipmentMail } from "./shipment-mail.ts";

/**
 * Is called in the transaction in which an operator cancels a shipment. Refunds a guest through the provider and
 * returns the refunded amount.
 */
export type OnShipmentCancelled = (tx: Transaction, before: ShipmentFacts) => Promise<Cents>;

export type ShipmentParts = {
  mail: Pick<Mail, "queue">;
  onShipmentCancelled: readonly OnShipmentCancelled[];
  guestLinks: GuestLinks;
  /** Base URL of the pages, without a trailing slash. */
  publicUrl: string;
  settings: SettingsReader;
  secrets: Pick<Secrets, "rootKeys">;
  /** The time zone whose days, weeks and months limits have. */
  timeZone: string;
};
type Move = BodyOf<Endpoints["setShipmentStatus"]>;

const labels: Record<OrderDetail, string> = {
  carrier: "Carrier is required",
  trackingNumber: "Tracking number is required",
  reason: "Reason is required",
};

/**
 * Throws VERSION_CONFLICT, STATUS_CONFLICT if the transition table doesn't have the move, VALIDATION_FAILED for missing
 * details.
 */
function requireMove(before: ShipmentFacts, { status, version, carrier, trackingNumber, reason }: Move): void {
  if (before.version !== version) throw new Refusal("VERSION_CONFLICT");
  const told = Object.entries({ carrier, trackingNumber, reason }).filter(([, text]) => text !== undefined);
  const missing = missingDetails(before.status, status, "Admin", told.map(([name]) => name) as OrderDetail[]);
  if (missing === undefined) throw new Refusal("STATUS_CONFLICT");
  if (missing.length === 0) return;
  const errors = Object.fromEntries(missing.map((detail) => [detail, [labels[detail]]]));
  throw new Refusal("VALIDATION_FAILED", { errors });
}

/** The fields of a shipment that the audit log stores. */
function outlined({ status, version, carrier, trackingNumber, cancelReason, deliveredAt }: ShipmentFacts) {
  return { status, version, carrier, trackingNumber, cancelReason, deliveredAt };
}

/**
 * A changed shipment. For a cancelled one, also the amounts that are refunded through the provider and credited to the
 * balance.
 */
type Changed = { shipment: ShipmentFacts; requestedCents?: Cents; creditedCents?: Cents };

/** Finds the shipment of any person or guest. Throws NOT_FOUND. */
export async function knownShipment(db: Connection, { params }: { params: { id: string } }) {
  const found = await findAnyShipment(db, params.id);
  if (found === undefined) throw new Refusal("NOT_FOUND");
  return { subject: found.userId, found };
}

type Known = Awaited<ReturnType<typeof knownShipment>>;

/** Changes a shipment for an operator. */
async function change(
  tx: Transaction,
  { subject, found }: Known,
  reason: string | undefined,
  act: (before: ShipmentFacts) => Promise<Changed>,
): Promise<Operated<ShipmentFacts>> {
  const { shipmentId } = found;
  const before = (await findShipment(tx, subject, shipmentId)) ?? found;
  const { shipment: facts, ...told } = await act(before);
  const after = { ...outlined(facts), ...told };
  const audit = { subjectId: shipmentId, before: outlined(before), after, reason: reason ?? null };
  return { facts, audit, people: [subject] };
}

/** Everybody gets the mail about a cancellation, because it is about money. */
const isWanted = async (tx: Transaction, { kind, to }: MailRequest): Promise<boolean> =>
  kind !== "shipmentSent" || (await wantsShipmentMail(tx, to));

/**
 * Moves a shipment for an operator along the transition table, and queues the mail about it. The SQL function locks the
 * shipment's row, so concurrent changes wait. Throws NOT_FOUND, VERSION_CONFLICT, STATUS_CONFLICT, SHIPMENTS_ON_HOLD
 * and VALIDATION_FAILED.
 */
export function moveShipment(
  parts: ShipmentParts,
  tx: Transaction,
  at: Date,
  { body: move }: OperatorCall<"setShipmentStatus">,
  known: Known,
) {
  const { status: to, version, carrier, trackingNumber, reason } = move;
  return change(tx, known, reason, async (before) => {
    requireMove(before, move);
    const entries = refundEntries(randomUUIDv7);
    const after = await callMoveShipment(
      tx,
      before,
      {
        from: [before.status],
        to,
        actor: "Admin",
        version,
        carrier: to === "Shipped" ? (carrier ?? null) : null,
        trackingNumber: to === "Shipped" ? (trackingNumber ?? null) : null,
        note: reason ?? null,
        refund: "Items",
        terms:
          to === "Cancelled" && !isOfGuest(before)
            ? await admitDeposit({ ...parts, db: tx }, before.userId, undefined, at)
            : unboundTerms(parts.timeZone),
        ...entries,
      },
      at,
    );
    let requestedCents = ZERO_CENTS;
    if (to === "Cancelled") {
      for (const tell of parts.onShipmentCancelled) requestedCents = add(requestedCents, await tell(tx, before));
    }
    const guestLink = isOfGuest(after) ? await parts.guestLinks(tx, after.userId) : null;
    const mail = shipmentMail(after, await shipmentRecipient(tx, after), parts.publicUrl, guestLink);
    if (mail !== undefined && (await isWanted(tx, mail))) await parts.mail.queue(tx, mail);
    if (to !== "Cancelled") return { shipment: after };
    return { shipment: after, requestedCents, creditedCents: await readCredited(tx, after.userId, entries) };
  });
}

/**
 * Records that a shipment has arrived. Its inventory items become Delivered. Throws NOT_FOUND, VERSION_CONFLICT,
 * STATUS_CONFLICT.
 */
export function deliverShipment(tx: Transaction, at: Date, { body }: OperatorCall<"confirmDelivery">, known: Known) {
  return change(tx, known, undefined, async (before) => ({
    shipment: await callDeliverShipment(tx, before, body.version, at),
  }));
}
