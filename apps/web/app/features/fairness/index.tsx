import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { later } from "../../ui/later.tsx";

export type { ClockQuestion, PressOutcome, RevealedOpening, Settled } from "@trove/fairness/press";
export type { OnUnclear, OpeningPage } from "./opening/press-ports.ts";
export type { FoundProof } from "./proof/look-up-proof.ts";
export type { Intent } from "./opening/ready-offer.ts";
export type { StopWish } from "./stops/sign-stop.ts";
export type { Inability } from "./opening/unable.ts";
export { Proof } from "./proof/proof.tsx";
export { VerdictBadge } from "./proof/verdict-badge.tsx";
export { Question } from "./ends/question.tsx";
export { isMarkedWaiting } from "./opening/waiting-mark.ts";

/** The proof of an opening, given its transaction id. */
export const OpeningProof = later(() => import("./proof/opening-proof.tsx"), <SkeletonRows count={2} height={28} />);

/** Every check in words, grouped, with the worst first. */
export const CheckList = later(() => import("./proof/check-list.tsx"), <SkeletonRows height={20} />);

/** Shows how a press ended, unless it was a win: voids, questions, refused offers, breaches and incidents. */
export const StepView = later(() => import("./ends/step-view.tsx"));

/** Asks whether to go on with an offer whose time is not the expected one. */
export const ClockView = later(() => import("./ends/clock-view.tsx"));

/** Saves the evidence of an opening whose end is not known. */
export const SaveUnclear = later(() => import("./ends/save-unclear.tsx"));

/** Loads the protocol for opening boxes. Called when a person is about to open a box. */
export const loadFairOpenings = () => import("./opening/browser-openings.ts");

/** Loads the functions that sign breaks and ends of offers. */
export const loadStops = () => import("./stops/stops.ts");

/** Loads the functions that prove past openings. */
export const loadProofs = () => import("./proof/look-up-proof.ts");

export type { HeldInventory } from "./inventory/hold-inventory.ts";

/** Loads the comparison of the inventory with the records that this browser stores. */
export const loadHeldInventory = () => import("./inventory/own-inventory.ts");

/** Lists items that are missing in the inventory, or whose sell price differs from the signed one. */
export const InventoryFindings = later(() => import("./inventory/inventory-findings.tsx"));

/** A button that looks up anybody's opening in the public log. */
export const LoggedProof = later(() => import("./logged/logged-proof.tsx"));

/** Loads the function that judges a shared opening. */
export const loadSharedVerdict = () => import("./shared-openings/verdict-on-shared.ts");

/** Looks up a shared opening in the public log, for when its person does not share the full proof. */
export const SharedLogged = later(
  () => import("./shared-openings/shared-logged.tsx"),
  <SkeletonRows count={3} height={28} />,
);

/** The proof of an opening that its person shares, checked in this browser. */
export const SharedProof = later(
  () => import("./shared-openings/shared-proof.tsx"),
  <SkeletonRows count={3} height={28} />,
);
