import type { CallResult } from "../../../api/request.ts";

export type PaymentSession = CallResult<"topUp">["paymentSessionResponse"];

/** The result of a gateway's form. `redirectUrl` is the bank's page, which then redirects to the return URL. */
export type PaymentOutcome = { paymentId: string; redirectUrl?: string; declineReason?: string };

export type FormEvents = {
  onOutcome: (outcome: PaymentOutcome) => void;
  /** The session accepts no payment any more, so a new one has to be started. */
  onClosed: () => void;
};

export type GatewayEvents = Omit<FormEvents, "onClosed"> & {
  /** Aborted when the page doesn't need the form any more. */
  left: AbortSignal;
  /** `isSaid` is true if the form has already shown this. */
  onClosed: (isSaid: boolean) => void;
  /** The mounted form has stopped working. */
  onLost: () => void;
};

export type MountedForm = { unmount: () => void };

/**
 * Mounts a gateway's card form in the page; `payText` is the text of its button. Rejects if the form can't be mounted.
 */
export type MountGatewayForm = (
  container: HTMLElement,
  session: PaymentSession,
  payText: string,
  events: GatewayEvents,
) => Promise<MountedForm>;
