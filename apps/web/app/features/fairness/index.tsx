import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { later } from "../../ui/later.tsx";

export type { Settled } from "./settling/ask-once.ts";
export type { ShownStep } from "./ends/step-view.tsx";
export type { FairStep } from "./opening/fair-opening.ts";
export type { Intent } from "./opening/ready-offer.ts";
export type { RevealedOpening } from "./kept/stored-opening.ts";
export type { Inability } from "./opening/unable.ts";
export { Proof } from "./proof/proof.tsx";
export { VerdictBadge } from "./proof/verdict-badge.tsx";
export { Question } from "./ends/question.tsx";
export { isMarkedWaiting } from "./opening/waiting-mark.ts";

/** The proof of an opening, by its transaction id. */
export const OpeningProof = later(() => import("./proof/opening-proof.tsx"), <SkeletonRows count={2} height={28} />);

/** Every check in words, by group, the worst first. */
export const CheckList = later(() => import("./proof/check-list.tsx"), <SkeletonRows height={20} />);

/** Everything that a press can end with but a win: voids, questions, offers that don't hold, breaches. */
export const StepView = later(() => import("./ends/step-view.tsx"));

/** Saves the evidence of an opening that is not known to have ended. */
export const SaveUnclear = later(() => import("./ends/save-unclear.tsx"));

/** The protocol itself. Loaded when a person is about to open a box. */
export const loadFairOpenings = () => import("./opening/browser-openings.ts");

/** The proof of a past opening, as what it is and as what it shows. */
export const loadProofs = () => import("./proof/look-up-proof.ts");

export type { HeldInventory } from "./inventory/hold-inventory.ts";

/** Holds the inventory to the records that this browser keeps. */
export const loadHeldInventory = () => import("./inventory/own-inventory.ts");

/** Items that the inventory lacks, or sells for another price than the shop has signed. */
export const InventoryFindings = later(() => import("./inventory/inventory-findings.tsx"));

/** Looks somebody's opening up in the public log, on request. */
export const LoggedProof = later(() => import("./logged/logged-proof.tsx"));

/** A shared opening whose person keeps the proof to themselves, looked up in the public log by this browser. */
export const SharedLogged = later(
  () => import("./shared-openings/shared-logged.tsx"),
  <SkeletonRows count={3} height={28} />,
);

/** The proof of an opening that its person shares, checked in this browser. */
export const SharedProof = later(
  () => import("./shared-openings/shared-proof.tsx"),
  <SkeletonRows count={3} height={28} />,
);
