import type { CheckoutError } from "@checkout.com/checkout-web-components";

/** The effect of a Flow error: the session has ended, the form doesn't work, or Flow has already shown the error. */
export type FlowTrouble = "closed" | "lost" | "mendable";

/** Error codes after which no other card works either. */
const ENDED = ["payment_expired", "invalid_payment_session_data"];

/** `isReady` is true once the form is shown. Before that, no error is mendable: the person has no form to correct. */
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
