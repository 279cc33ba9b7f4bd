import { type Cents, cents, subtract } from "@trove/money";
import { z } from "zod";
import type { Change, Command } from "../operations/command.ts";
import { shownCapture } from "./capture-response.ts";
import { refundPurchase, refundTopUp } from "./change-payment.ts";
import { askForRefund, askForTopUp, askToBookCapture, askToCreditCapture, askToRefundCapture } from "./payment-asks.ts";
import { shownPayment } from "./payment-response.ts";
import { bookCapture, creditCapture, refundCapture } from "./release-capture.ts";

const ofOrder = z.object({ requestedCents: z.int() });
const ofTopUp = z.object({ heldCents: z.int() });
const ofCapture = z.object({ valueCents: z.int() });

/** What a capture is worth, as its audit entry has it; null if it is in a currency that the shop doesn't know. */
function valueOf({ before }: Change): Cents | null {
  const { valueCents } = ofCapture.parse(before);
  return valueCents === 0 ? null : cents(valueCents);
}

/** What a refund takes from the payer's balance, which is in euros; the payment may be in another currency. */
const heldBy = ({ before, after }: Change) =>
  subtract(cents(ofTopUp.parse(after).heldCents), cents(ofTopUp.parse(before).heldCents));

export const refundPurchaseCommand: Command<"refundPurchase"> = {
  run: async (parts, { person, idempotency, params, body }) => {
    const { changed } = await refundPurchase(parts, { person, idempotency }, params.id, body);
    return shownPayment(parts.db, { paymentId: changed });
  },
  approval: {
    kind: "refunds",
    asks: askForRefund,
    amount: (_call, { after }) => cents(ofOrder.parse(after).requestedCents),
  },
};

export const refundTopUpCommand: Command<"refundTopUp"> = {
  run: async (parts, { person, idempotency, params, body }) => {
    const { changed } = await refundTopUp(parts, { person, idempotency }, params.id, body);
    return shownPayment(parts.db, { paymentId: changed });
  },
  approval: { kind: "refunds", asks: askForTopUp, amount: (_call, change) => heldBy(change) },
};

export const creditCaptureCommand: Command<"creditCapture"> = {
  run: async (parts, { person, idempotency, params, body }) =>
    shownCapture(parts.db, await creditCapture(parts, { person, idempotency }, params.id, body)),
  approval: { kind: "releases", asks: askToCreditCapture, amount: (_call, change) => valueOf(change) },
};

export const refundCaptureCommand: Command<"refundCapture"> = {
  run: async (parts, { person, idempotency, params, body }) =>
    shownCapture(parts.db, await refundCapture(parts, { person, idempotency }, params.id, body.reason)),
  approval: { kind: "releases", asks: askToRefundCapture, amount: (_call, change) => valueOf(change) },
};

export const bookCaptureCommand: Command<"bookCapture"> = {
  run: async (parts, { person, idempotency, params, body }) =>
    shownCapture(parts.db, await bookCapture(parts, { person, idempotency }, params.id, body)),
  approval: { kind: "releases", asks: askToBookCapture, amount: (_call, change) => valueOf(change) },
};
