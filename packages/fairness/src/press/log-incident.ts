import type { LogName } from "../incidents/incidents-file.ts";
import type { Json } from "../json/strict-json.ts";
import type { ProvenOdds } from "../judge/odds/odds-in-force.ts";
import type { LogsTerms } from "../keys/logs-text.ts";
import type { SignedText } from "../records/signed-text.ts";

/** The odds of a box as an offer proved them, with the proof. */
export type SeenOdds = { readonly offer: SignedText; readonly terms: Json; readonly odds: ProvenOdds };

/**
 * An incident of the public logs, which the person sees before the next reveal.
 * - `Fork`: two signed checkpoints, of which neither continues the other.
 * - `Unread`: the log has been unreadable since a time by this browser's clock. Shown after a day.
 * - `Changed`: the shop has signed other witnesses, another quorum or another notice for its logs.
 * - `ShortNotice`: odds of an open box changed, or it closed, with less notice than the shop promises.
 */
export type LogIncident = { readonly isSetAside: boolean } & (
  | { readonly kind: "Fork"; readonly log: LogName; readonly notes: readonly [string, string] }
  | { readonly kind: "Unread"; readonly log: LogName; readonly since: number }
  | { readonly kind: "Changed"; readonly before: LogsTerms; readonly after: LogsTerms; readonly signature: string }
  | { readonly kind: "ShortNotice"; readonly boxName: string; readonly before: SeenOdds; readonly after: SeenOdds }
);
