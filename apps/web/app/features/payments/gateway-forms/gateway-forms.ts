import type { MountGatewayForm, PaymentSession } from "./gateway-form.ts";
import { mountSandboxForm } from "./sandbox/sandbox-form.ts";

/**
 * The form of each payment provider; null if its sessions have instructions or a page of its own. A provider's code is
 * loaded on demand, so that only pages that need it load it.
 */
export const gatewayForms = {
  sandbox: mountSandboxForm,
  checkoutcom: async (...form) => (await import("./checkoutcom/flow-form.ts")).mountFlowForm(...form),
  stripe: async (...form) => (await import("./stripe/stripe-form.ts")).mountStripeForm(...form),
  mollie: null,
  bank: null,
} satisfies Record<PaymentSession["provider"], MountGatewayForm | null>;
