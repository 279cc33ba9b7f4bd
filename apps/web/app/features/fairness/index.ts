import { lazy } from "react";

export type { FairOutcome } from "./opening/fair-opening.ts";
export type { BrokenPromise } from "./opening/held-commitments.ts";
export type { JudgedAnswer } from "./opening/judge-answer.ts";
export type { StoredOpening } from "./opening/stored-opening.ts";
export { Proof } from "./proof/proof.tsx";

/** The proof of an opening by its transaction: `<OpeningProof transactionId={id} />`, inside a Suspense. */
export const OpeningProof = lazy(() => import("./proof/opening-proof.tsx"));

/** What to show when an answer differs from what was held, and when a promise was taken back. */
export const BreachView = lazy(() => import("./proof/breach-view.tsx"));
export const BrokenPromiseView = lazy(() => import("./proof/broken-promise-view.tsx"));

/** The protocol itself: fetched when somebody is about to open, since it carries the signatures' mathematics. */
export const loadFairOpening = () => import("./opening/fair-opening.ts");
