import type { CallResult } from "../../../api/request.ts";

export type PaymentSession = CallResult<"topUp">["paymentSessionResponse"];

/** The result of a gateway's form. `redirectUrl` is the page of the bank, which then redirects to the return URL. */
export type PaymentOutcome = { paymentId: string; redirectUrl?: string; declineReason?: string };

export type FormEvents = {
  onOutcome: (outcome: PaymentOutcome) => void;
  /** Called when the session accepts no more payments. The caller has to start a new session. */
  onClosed: () => void;
};

export type GatewayEvents = Omit<FormEvents, "onClosed"> & {
  /** Aborted when the page doesn't need the form any more. */
  left: AbortSignal;
  /** Called when the session accepts no more payments. `isSaid` is true if the form has already told the person. */
  onClosed: (isSaid: boolean) => void;
  /** Called when the mounted form has stopped working. */
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
