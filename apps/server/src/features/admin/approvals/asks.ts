import { PRESET_NAMES } from "@trove/contract";
import { cents, toEuros } from "@trove/money";
import { z } from "zod";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import { findAnyShipment } from "../../shipments/index.ts";
import type { AskedBy, Change } from "../operations/command.ts";
import { readUserNames } from "../operations/user-names.store.ts";
import { findPaymentRow } from "../payments/list-payments.store.ts";
import { shownWork } from "../works/shown-work.ts";

const euros = (amount: number) => toEuros(cents(amount));
const withPaid = z.object({ paidCents: z.int(), currencyCode: z.string() });

/** The user name; null for a guest and for nobody. */
async function nameOf(db: Connection, userId: string | null): Promise<string | null> {
  return userId === null ? null : ((await readUserNames(db, [userId])).get(userId) ?? null);
}

async function paymentOf(db: Connection, paymentId: string) {
  const payment = await findPaymentRow(db, { paymentId });
  if (payment === undefined) throw new Refusal("NOT_FOUND");
  return payment;
}

const withPresets = z.object({ presets: z.array(z.enum(PRESET_NAMES)) });

async function rightsOf(db: Connection, { subjectId, after }: Change) {
  return { personName: await nameOf(db, subjectId), presets: withPresets.parse(after).presets };
}

export async function askForOperator(db: Connection, change: Change): Promise<AskedBy<"appointOperator">> {
  return { action: "appointOperator", ...(await rightsOf(db, change)) };
}

export async function askForRights(db: Connection, change: Change): Promise<AskedBy<"changeRights">> {
  return { action: "changeRights", ...(await rightsOf(db, change)) };
}

const withAmount = z.object({ amountCents: z.int() });

export async function askForCredit(db: Connection, { subjectId, after }: Change): Promise<AskedBy<"creditPerson">> {
  const { amountCents } = withAmount.parse(after);
  return { action: "creditPerson", personName: await nameOf(db, subjectId), amount: euros(amountCents) };
}

const withValue = z.object({ valueCents: z.int() });

export async function askForRelease(db: Connection, { subjectId, after }: Change): Promise<AskedBy<"holdShipments">> {
  const { valueCents } = withValue.parse(after);
  return { action: "holdShipments", personName: await nameOf(db, subjectId), amount: euros(valueCents) };
}

const withBox = z.object({ name: z.string(), tableVersion: z.int() });

export async function askForVersion(_db: Connection, { after }: Change): Promise<AskedBy<"publishLootboxVersion">> {
  const { name, tableVersion } = withBox.parse(after);
  return { action: "publishLootboxVersion", boxName: name, boxVersion: tableVersion };
}

const withName = z.object({ name: z.string() });

export async function askToOpen(_db: Connection, { after }: Change): Promise<AskedBy<"setLootboxStatus">> {
  return { action: "setLootboxStatus", boxName: withName.parse(after).name };
}

export async function askForItem(_db: Connection, { after }: Change): Promise<AskedBy<"updateItem">> {
  return { action: "updateItem", itemName: withName.parse(after).name };
}

const paidOf = ({ before }: Change) => {
  const { paidCents, currencyCode } = withPaid.parse(before);
  return { currencyCode, amount: euros(paidCents) };
};

export async function askToRefundCapture(_db: Connection, change: Change): Promise<AskedBy<"refundCapture">> {
  return { action: "refundCapture", paid: paidOf(change) };
}

const withCredited = z.object({ userInfoId: z.string() });

export async function askToCreditCapture(db: Connection, change: Change): Promise<AskedBy<"creditCapture">> {
  const { userInfoId } = withCredited.parse(change.after);
  return { action: "creditCapture", personName: await nameOf(db, userInfoId), paid: paidOf(change) };
}

const withOwner = z.object({ ownerId: z.string() });

export async function askToBookCapture(db: Connection, change: Change): Promise<AskedBy<"bookCapture">> {
  const { ownerId } = withOwner.parse(change.after);
  return { action: "bookCapture", personName: await nameOf(db, ownerId), paid: paidOf(change) };
}

const withRequested = z.object({ requestedCents: z.int() });

export async function askForRefund(db: Connection, { subjectId, after }: Change): Promise<AskedBy<"refundPurchase">> {
  const { requestedCents } = withRequested.parse(after);
  const { number } = await paymentOf(db, subjectId);
  return { action: "refundPurchase", orderNumber: number ?? "", amount: euros(requestedCents) };
}

const withRequestedPaid = z.object({ requestedPaidCents: z.int() });

export async function askForTopUp(db: Connection, { subjectId, after }: Change): Promise<AskedBy<"refundTopUp">> {
  const { requestedPaidCents } = withRequestedPaid.parse(after);
  const { userId, currencyCode } = await paymentOf(db, subjectId);
  const paid = { currencyCode, amount: euros(requestedPaidCents) };
  return { action: "refundTopUp", personName: await nameOf(db, userId), paid };
}

const withReturned = z.object({ requestedCents: z.int(), creditedCents: z.int().default(0) });

export async function askToCancel(db: Connection, { subjectId, after }: Change): Promise<AskedBy<"setShipmentStatus">> {
  const { requestedCents, creditedCents } = withReturned.parse(after);
  const shipment = await findAnyShipment(db, subjectId);
  if (shipment === undefined) throw new Refusal("NOT_FOUND");
  const amount = euros(requestedCents + creditedCents);
  return { action: "setShipmentStatus", shipmentNumber: shipment.number, amount };
}

export async function askForWork(db: Connection, { subjectId }: Change): Promise<AskedBy<"startWork">> {
  const { title, kind, moveTo, rows } = await shownWork({ db }, subjectId);
  return { action: "startWork", title, kind, moveTo, rows: rows.Waiting };
}
