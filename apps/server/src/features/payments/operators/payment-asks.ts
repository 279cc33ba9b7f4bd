import { cents, toEuros } from "@trove/money";
import { z } from "zod";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import { type AskedBy, type Change, userNameOf } from "../../operators/index.ts";
import { findPaymentRow } from "./list-payments.store.ts";

const euros = (amount: number) => toEuros(cents(amount));
const withPaid = z.object({ paidCents: z.int(), currencyCode: z.string() });

const paidOf = ({ before }: Change) => {
  const { paidCents, currencyCode } = withPaid.parse(before);
  return { currencyCode, amount: euros(paidCents) };
};

async function paymentOf(db: Connection, paymentId: string) {
  const payment = await findPaymentRow(db, { paymentId });
  if (payment === undefined) throw new Refusal("NOT_FOUND");
  return payment;
}

export function askToRefundCapture(_db: Connection, change: Change): AskedBy<"refundCapture"> {
  return { action: "refundCapture", paid: paidOf(change) };
}

const withCredited = z.object({ userInfoId: z.string() });

export async function askToCreditCapture(db: Connection, change: Change): Promise<AskedBy<"creditCapture">> {
  const { userInfoId } = withCredited.parse(change.after);
  return { action: "creditCapture", personName: await userNameOf(db, userInfoId), paid: paidOf(change) };
}

const withOwner = z.object({ ownerId: z.string() });

export async function askToBookCapture(db: Connection, change: Change): Promise<AskedBy<"bookCapture">> {
  const { ownerId } = withOwner.parse(change.after);
  return { action: "bookCapture", personName: await userNameOf(db, ownerId), paid: paidOf(change) };
}

const withRequested = z.object({ requestedCents: z.int(), toBalance: z.boolean().default(false) });

export async function askForRefund(db: Connection, { subjectId, after }: Change): Promise<AskedBy<"refundPurchase">> {
  const { requestedCents, toBalance } = withRequested.parse(after);
  const { number } = await paymentOf(db, subjectId);
  return { action: "refundPurchase", orderNumber: number ?? "", amount: euros(requestedCents), toBalance };
}

const withRequestedPaid = z.object({ requestedPaidCents: z.int() });

export async function askForTopUp(db: Connection, { subjectId, after }: Change): Promise<AskedBy<"refundTopUp">> {
  const { requestedPaidCents } = withRequestedPaid.parse(after);
  const { userId, currencyCode } = await paymentOf(db, subjectId);
  const paid = { currencyCode, amount: euros(requestedPaidCents) };
  return { action: "refundTopUp", personName: await userNameOf(db, userId), paid };
}
