import { ended } from "./after-the-reveal.ts";
import type { Refusal } from "./outcome.ts";
import type { EventOf, Step } from "./states.ts";

/** Ends the press. Nothing was revealed. */
export const refuse = (refusal: Refusal): Step => ended({ kind: "Refused", ...refusal });

export const failed = (_: unknown, { error }: EventOf<"Failed">): Step => refuse({ why: "Failed", error });
