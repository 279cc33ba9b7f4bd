import { type Cents, cents, subtract } from "@trove/money";
import { z } from "zod";
import type { Connection } from "../../../database/connection.ts";
import { type Change, defineAct } from "../../operators/index.ts";
import { shownCapture } from "./capture-response.ts";
import {
  handlePayment,
  knownPayment,
  type PaymentParts,
  recheckPayment,
  refundPurchase,
  refundTopUp,
} from "./change-payment.ts";
import { askForRefund, askForTopUp, askToBookCapture, askToCreditCapture, askToRefundCapture } from "./payment-asks.ts";
import { shownPayment } from "./payment-response.ts";
import { bookCapture, captureOwner, creditCapture, refundCapture } from "./release-capture.ts";

const withRequested = z.object({ requestedCents: z.int() });
const withHeld = z.object({ heldCents: z.int() });
const withValue = z.object({ valueCents: z.int() });

/** Reads a capture's value from its audit entry. Null if the shop doesn't know its currency. */
function valueOf({ before }: Change): Cents | null {
  const { valueCents } = withValue.parse(before);
  return valueCents === 0 ? null : cents(valueCents);
}

/** The amount that the change took from the payer's balance, in euro cents. The payment may have another currency. */
const heldBy = ({ before, after }: Change) =>
  subtract(cents(withHeld.parse(after).heldCents), cents(withHeld.parse(before).heldCents));

const ofPayment = {
  prepare: (db: Connection, { params }: { params: { id: string } }) => knownPayment(db, { paymentId: params.id }),
  response: (db: Connection, { changed }: { changed: string }) => shownPayment(db, { paymentId: changed }),
};

const ofCapture = {
  prepare: (db: Connection, { params }: { params: { id: string } }) => captureOwner(db, params.id),
  response: shownCapture,
};

export const paymentActs = (parts: PaymentParts) => [
  defineAct({
    ...ofPayment,
    name: "recheckPayment",
    // Asks the provider before the transaction begins. Throws GATEWAY_UNAVAILABLE.
    prepare: async (db, call) => {
      const known = await ofPayment.prepare(db, call);
      return { ...known, said: await parts.payments.ask({ userId: known.subject, paymentId: known.paymentId }) };
    },
    change: (tx, _at, _call, known) => recheckPayment(parts, tx, known),
  }),
  defineAct({ ...ofPayment, name: "handlePayment", change: handlePayment }),
  defineAct({
    ...ofPayment,
    name: "refundPurchase",
    // Before a credit, asks the provider whether it has refunded after all. Throws GATEWAY_UNAVAILABLE.
    prepare: async (db, { params, body }) => {
      const known = await knownPayment(db, { purchaseId: params.id });
      const { subject: userId, paymentId } = known;
      return { ...known, said: body.toBalance ? await parts.payments.ask({ userId, paymentId }) : undefined };
    },
    change: (...act) => refundPurchase(parts, ...act),
    approval: {
      kind: "refunds",
      asks: askForRefund,
      amount: (_call, { after }) => cents(withRequested.parse(after).requestedCents),
    },
  }),
  defineAct({
    ...ofPayment,
    name: "refundTopUp",
    change: refundTopUp,
    approval: { kind: "refunds", asks: askForTopUp, amount: (_call, change) => heldBy(change) },
  }),
  defineAct({
    ...ofCapture,
    name: "creditCapture",
    change: creditCapture,
    approval: { kind: "releases", asks: askToCreditCapture, amount: (_call, change) => valueOf(change) },
  }),
  defineAct({
    ...ofCapture,
    name: "refundCapture",
    change: refundCapture,
    approval: { kind: "releases", asks: askToRefundCapture, amount: (_call, change) => valueOf(change) },
  }),
  defineAct({
    ...ofCapture,
    name: "bookCapture",
    change: (...act) => bookCapture(parts, ...act),
    approval: { kind: "releases", asks: askToBookCapture, amount: (_call, change) => valueOf(change) },
  }),
];
