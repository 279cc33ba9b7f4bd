import { wireFromCents } from "@trove/contract/euro-fields";
import type { MountedForm, MountGatewayForm, PaymentOutcome } from "../gateway-form.ts";

/** The sandbox gateway serves its own form, as real gateways do. */
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
  ) => Promise<MountedForm>;
};

export const mountSandboxForm: MountGatewayForm = async (container, session, payText, { onOutcome, onClosed }) => {
  const { mountPaymentForm } = (await import(/* @vite-ignore */ SANDBOX_FORM)) as SandboxForm;
  // The gateway expects euros, so it gets the session in the form in which the API sent it.
  return mountPaymentForm(container, wireFromCents(session), {
    onResult: onOutcome,
    onError: ({ code }) => code === "session_closed" && onClosed(true),
    texts: { pay: payText },
  });
};
