import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { later } from "../../ui/later.tsx";

export type { FairOutcome } from "./opening/fair-opening.ts";
export type { BrokenPromise } from "./opening/held-commitments.ts";
export type { JudgedAnswer } from "./opening/judge-answer.ts";
export type { StoredOpening } from "./opening/stored-opening.ts";
export { Proof } from "./proof/proof.tsx";

/** The proof of an opening by its transaction. */
export const OpeningProof = later(() => import("./proof/opening-proof.tsx"), <SkeletonRows count={2} height={28} />);

/** What to show when an answer differs from what was held, and when a promise was taken back. */
export const BreachView = later(() => import("./proof/breach-view.tsx"));
export const BrokenPromiseView = later(() => import("./proof/broken-promise-view.tsx"));

/** The protocol itself: fetched when somebody is about to open, since it carries the signatures' mathematics. */
export const loadFairOpening = () => import("./opening/fair-opening.ts");
