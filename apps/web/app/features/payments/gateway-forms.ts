import { wireFromCents } from "@trove/contract/euro-fields";
import type { MountedForm, MountGatewayForm, PaymentOutcome, PaymentSession } from "./gateway-form.ts";

/** The sandbox gateway serves its form itself, as a real gateway does from its own origin. */
const SANDBOX_FORM = "/sandbox-gateway/form.js";

type SandboxForm = {
  mountPaymentForm: (
    container: HTMLElement,
    paymentSession: unknown,
    options: {
      onResult: (result: PaymentOutcome) => void;
      onError: (error: { code?: string }) => void;
      texts: { pay: string };
    },
  ) => MountedForm;
};

const mountSandboxForm: MountGatewayForm = async (container, session, payText, { onOutcome, onClosed }) => {
  const { mountPaymentForm } = (await import(/* @vite-ignore */ SANDBOX_FORM)) as SandboxForm;
  // The gateway doesn't work in cents, so it gets the session as the API sent it.
  return mountPaymentForm(container, wireFromCents(session), {
    onResult: onOutcome,
    onError: ({ code }) => code === "session_closed" && onClosed(true),
    texts: { pay: payText },
  });
};

/** Loaded on demand: other shops and pages don't load the vendor's code. */
const mountFlow: MountGatewayForm = async (...form) => {
  const { mountFlowForm } = await import("./flow-form.ts");
  return mountFlowForm(...form);
};

/** The function that mounts each provider's form. */
export const gatewayForms: Record<PaymentSession["provider"], MountGatewayForm> = {
  sandbox: mountSandboxForm,
  checkoutcom: mountFlow,
};
