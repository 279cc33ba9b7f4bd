import type { TimeFinding } from "../judge/time-checks.ts";

/** What a person is asked about an offer whose time is off. `device` is the browser's own time. */
export type ClockQuestion = Omit<TimeFinding, "isAccepted"> & { readonly device: string };
