import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { later } from "../../ui/later.tsx";

export type { FairOutcome } from "./opening/fair-opening.ts";
export type { BrokenPromise } from "./opening/held-commitments.ts";
export type { JudgedResponse } from "./opening/judge-response.ts";
export type { StoredOpening } from "./opening/stored-opening.ts";
export { Proof } from "./proof/proof.tsx";

/** The proof of an opening, by its transaction id. */
export const OpeningProof = later(() => import("./proof/opening-proof.tsx"), <SkeletonRows count={2} height={28} />);

/** What to show when a response differs from the held data, and when a commitment was replaced. */
export const BreachView = later(() => import("./proof/breach-view.tsx"));
export const BrokenPromiseView = later(() => import("./proof/broken-promise-view.tsx"));

/** The protocol itself, with the code that verifies signatures. Loaded when a person is about to open a box. */
export const loadFairOpening = () => import("./opening/fair-opening.ts");
