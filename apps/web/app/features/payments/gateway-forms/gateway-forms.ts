import type { MountGatewayForm, PaymentSession } from "./gateway-form.ts";
import { mountSandboxForm } from "./sandbox/sandbox-form.ts";

/** The form of each provider. Vendors' code is loaded on demand: other shops and pages do without it. */
export const gatewayForms: Record<PaymentSession["provider"], MountGatewayForm> = {
  sandbox: mountSandboxForm,
  checkoutcom: async (...form) => (await import("./checkoutcom/flow-form.ts")).mountFlowForm(...form),
};
