import type { Answer } from "../../api/request.ts";

export type PaymentSession = Answer<"topUp">["paymentSessionResponse"];

/** What a gateway's form ends with. A redirect leads to the bank's own page and comes back to the return address. */
export type PaymentOutcome = { paymentId: string; redirectUrl?: string; declineReason?: string };

export type FormEvents = {
  onOutcome: (outcome: PaymentOutcome) => void;
  /** The session takes no payment any more, so that a new one has to be begun. */
  onClosed: () => void;
};

export type GatewayEvents = Omit<FormEvents, "onClosed"> & {
  /** Aborted when nobody waits for the form any more. */
  left: AbortSignal;
  /** `isSaid` where the form has told so itself. */
  onClosed: (isSaid: boolean) => void;
  /** The form that was there doesn't work any more. */
  onLost: () => void;
};

export type MountedForm = { unmount: () => void };

/** Puts a gateway's card form into the page; `payText` is what its button says. Fails where there is no form. */
export type MountGatewayForm = (
  container: HTMLElement,
  session: PaymentSession,
  payText: string,
  events: GatewayEvents,
) => Promise<MountedForm>;
