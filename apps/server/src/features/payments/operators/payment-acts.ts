import { type Cents, cents, subtract } from "@trove/money";
import { z } from "zod";
import { type Change, defineAct } from "../../operators/index.ts";
import { shownCapture } from "./capture-response.ts";
import { type PaymentParts, refundPurchase, refundTopUp } from "./change-payment.ts";
import { askForRefund, askForTopUp, askToBookCapture, askToCreditCapture, askToRefundCapture } from "./payment-asks.ts";
import { shownPayment } from "./payment-response.ts";
import { bookCapture, creditCapture, refundCapture } from "./release-capture.ts";

const ofOrder = z.object({ requestedCents: z.int() });
const ofTopUp = z.object({ heldCents: z.int() });
const ofCapture = z.object({ valueCents: z.int() });

/** Reads a capture's value from its audit entry. Null if the shop doesn't know its currency. */
function valueOf({ before }: Change): Cents | null {
  const { valueCents } = ofCapture.parse(before);
  return valueCents === 0 ? null : cents(valueCents);
}

/** The amount that the change took from the payer's balance, in euro cents. The payment may have another currency. */
const heldBy = ({ before, after }: Change) =>
  subtract(cents(ofTopUp.parse(after).heldCents), cents(ofTopUp.parse(before).heldCents));

export const paymentActs = (parts: Pick<PaymentParts, "payments">) => [
  defineAct({
    name: "refundPurchase",
    run: async (context, { person, idempotency, params, body }) => {
      const { changed } = await refundPurchase({ ...parts, ...context }, { person, idempotency }, params.id, body);
      return shownPayment(context.db, { paymentId: changed });
    },
    approval: {
      kind: "refunds",
      asks: askForRefund,
      amount: (_call, { after }) => cents(ofOrder.parse(after).requestedCents),
    },
  }),
  defineAct({
    name: "refundTopUp",
    run: async (context, { person, idempotency, params, body }) => {
      const { changed } = await refundTopUp({ ...parts, ...context }, { person, idempotency }, params.id, body);
      return shownPayment(context.db, { paymentId: changed });
    },
    approval: { kind: "refunds", asks: askForTopUp, amount: (_call, change) => heldBy(change) },
  }),
  defineAct({
    name: "creditCapture",
    run: async (context, { person, idempotency, params, body }) =>
      shownCapture(context.db, await creditCapture({ ...parts, ...context }, { person, idempotency }, params.id, body)),
    approval: { kind: "releases", asks: askToCreditCapture, amount: (_call, change) => valueOf(change) },
  }),
  defineAct({
    name: "refundCapture",
    run: async (context, { person, idempotency, params, body }) =>
      shownCapture(
        context.db,
        await refundCapture({ ...parts, ...context }, { person, idempotency }, params.id, body.reason),
      ),
    approval: { kind: "releases", asks: askToRefundCapture, amount: (_call, change) => valueOf(change) },
  }),
  defineAct({
    name: "bookCapture",
    run: async (context, { person, idempotency, params, body }) =>
      shownCapture(context.db, await bookCapture({ ...parts, ...context }, { person, idempotency }, params.id, body)),
    approval: { kind: "releases", asks: askToBookCapture, amount: (_call, change) => valueOf(change) },
  }),
];
