import type { CheckoutError } from "@checkout.com/checkout-web-components";

/** What an error of Flow means for the page: a session at its end, a form that is none, or nothing to add to Flow. */
export type FlowTrouble = "closed" | "lost" | "mendable";

/** Reasons after which no other card helps either. */
const ENDED = ["payment_expired", "invalid_payment_session_data"];

/** `isReady` where the form already stands: what fails before leaves the person with nothing to try again. */
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
