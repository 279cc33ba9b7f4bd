import type { PaymentIntentResult } from "@stripe/stripe-js";

/**
 * The effect of a press of the pay button.
 * - paid: the payment is on its way.
 * - closed: the session accepts no other card.
 * - refused: the person can correct it. `said` is the vendor's text, in the page's language; undefined if the form
 *   has shown it beside its field.
 */
export type AfterConfirm =
  | { step: "paid"; paymentId: string }
  | { step: "closed" }
  | { step: "refused"; said: string | undefined };

const PAID: readonly string[] = ["succeeded", "processing", "requires_capture"];

export function afterConfirm({ paymentIntent, error }: PaymentIntentResult): AfterConfirm {
  if (error === undefined) return { step: "paid", paymentId: paymentIntent.id };
  const { payment_intent: intent, type, message, code } = error;
  // Another tab has paid or cancelled it.
  if (intent !== undefined && PAID.includes(intent.status)) return { step: "paid", paymentId: intent.id };
  if (intent?.status === "canceled") return { step: "closed" };
  return { step: "refused", said: type === "validation_error" ? undefined : (message ?? code ?? type) };
}
