import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import { readMarkedFacts } from "../exclusions/exclusions.store.ts";
import { askRegister, type RegisterParts } from "./ask-register.ts";

const LASTS_MS = 24 * 3_600_000;

/** An answer that was kept. `askedAt` is ISO-8601 in UTC. */
export type RegisterAnswer = { isExcluded: boolean; askedAt: string };

/** A register of people who have excluded themselves elsewhere, as a state or an association keeps it. */
export type ExclusionRegister = {
  /** True if no register has to be asked, or if an answer of the last 24 hours lets the person play. */
  isFree: (kept: RegisterAnswer | null, at: Date) => boolean;
  /**
   * Returns REGISTER_REFUSED if the person may not pay in or play, otherwise undefined. Asks the register if no answer
   * of the last 24 hours is kept.
   */
  refusalOf: (userId: string, kept: RegisterAnswer | null, at: Date) => Promise<Refusal | undefined>;
};

export const NO_REGISTER: ExclusionRegister = { isFree: () => true, refusalOf: async () => undefined };

const refused = (state: "Excluded" | "Unknown") => new Refusal("REGISTER_REFUSED", { params: { state } });

const isRecent = (kept: RegisterAnswer | null, at: Date): kept is RegisterAnswer =>
  kept !== null && at.getTime() - Date.parse(kept.askedAt) < LASTS_MS;

export function makeExclusionRegister(parts: RegisterParts & { db: Connection }): ExclusionRegister {
  const { db, environment } = parts;
  const { EXCLUSION_REGISTER_URL: url } = environment;
  if (url === undefined) return NO_REGISTER;
  return {
    isFree: (kept, at) => isRecent(kept, at) && !kept.isExcluded,
    refusalOf: async (userId, kept, at) => {
      if (isRecent(kept, at)) return kept.isExcluded ? refused("Excluded") : undefined;
      const isExcluded = await askRegister(parts, url, await readMarkedFacts(db, userId));
      if (isExcluded === undefined) return refused("Unknown");
      await callCommand(db, command("register_answer_keep", { user: userId, isExcluded }));
      return isExcluded ? refused("Excluded") : undefined;
    },
  };
}
