import type { UnansweredReveal } from "@trove/fairness";

export type Came = { readonly status: number; readonly body: Uint8Array };

/** A mirror's response: whether it has the reveal, and the shop's answer if it got one. */
export type TakenReveal = { readonly isTaken: boolean; readonly answer: Came | undefined };

/** Mirrors: servers of others that ask the shop themselves. */
export type Mirrors = {
  /** False while the browser knows that it has no connection. */
  readonly isOnline: () => boolean;
  /** Never rejects. */
  readonly handIn: (mirror: string, reveal: UnansweredReveal) => Promise<TakenReveal>;
};
