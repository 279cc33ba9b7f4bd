import type { CheckoutError } from "@checkout.com/checkout-web-components";

/**
 * The effect of a Flow error: `closed` if the session has ended, `lost` if the form doesn't work, `mendable` if Flow
 * has shown an error that the person can correct.
 */
export type FlowTrouble = "closed" | "lost" | "mendable";

/** Error codes after which the session accepts no other card. */
const ENDED = ["payment_expired", "invalid_payment_session_data"];

/**
 * Classifies a Flow error. `isReady` is true once the form is shown. Before that no error is mendable, because the
 * person sees no form.
 */
export function troubleOf(error: CheckoutError, isReady: boolean): FlowTrouble {
  const code: string = error.code;
  switch (error.type) {
    case "Integration":
      return code === "payment_session_invalid" ? "closed" : "lost";
    case "Request": {
      const reasons = error.details.requestErrorCodes ?? [];
      if (reasons.some((reason) => ENDED.includes(reason))) return "closed";
      return isReady ? "mendable" : "lost";
    }
    case "PaymentMethod":
      return isReady ? "mendable" : "lost";
    case "Submit":
    case "Validation":
      return "mendable";
  }
}
