import type { TimeFinding } from "../judge/time/time-checks.ts";

/** The question to a person about an offer whose time is off. `device` is the browser's own time. */
export type ClockQuestion = Omit<TimeFinding, "isAccepted"> & { readonly device: string };
