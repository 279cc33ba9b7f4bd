import { z } from "zod";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import type { Environment } from "../../../environment.ts";
import { readMarkedFacts } from "../exclusions/exclusions.store.ts";

const TIMEOUT_MS = 2_000;
const LASTS_MS = 24 * 3_600_000;

/** An answer that was kept. `askedAt` is ISO-8601 in UTC. */
export type RegisterAnswer = { isExcluded: boolean; askedAt: string };

/** A register of people who have excluded themselves elsewhere, as a state or an association keeps it. */
export type ExclusionRegister = {
  /** True if no register has to be asked, or if an answer of the last 24 hours lets the person play. */
  isFree: (kept: RegisterAnswer | null, at: Date) => boolean;
  /**
   * Returns REGISTER_REFUSED if the person may not pay in or play, otherwise undefined. Asks the register if no answer
   * of the last 24 hours is kept, and waits two seconds for it.
   */
  refusalOf: (userId: string, kept: RegisterAnswer | null, at: Date) => Promise<Refusal | undefined>;
};

export const NO_REGISTER: ExclusionRegister = { isFree: () => true, refusalOf: async () => undefined };

type Parts = {
  db: Connection;
  environment: Pick<Environment, "EXCLUSION_REGISTER_URL" | "EXCLUSION_REGISTER_TOKEN">;
  log: { warn: (details: object, text: string) => void };
};

const answered = z.object({ excluded: z.boolean() });
const refused = (state: "Excluded" | "Unknown") => new Refusal("REGISTER_REFUSED", { params: { state } });

/** Asks whether a person is excluded. Undefined if the register does not answer. */
async function ask({ db, environment, log }: Parts, url: string, userId: string): Promise<boolean | undefined> {
  const { birthDate, names, addresses } = await readMarkedFacts(db, userId);
  const [name] = names;
  const places = addresses.map(({ street, houseNumber, postalCode, countryCode }) => {
    return { street, houseNumber, postalCode, countryCode };
  });
  const body = { firstName: name?.firstName, lastName: name?.lastName, birthDate, addresses: places };
  const token = environment.EXCLUSION_REGISTER_TOKEN;
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return answered.parse(await response.json()).excluded;
  } catch (error) {
    log.warn({ err: error }, "the register of exclusions did not answer");
    return undefined;
  }
}

const isRecent = (kept: RegisterAnswer | null, at: Date) =>
  kept !== null && at.getTime() - Date.parse(kept.askedAt) < LASTS_MS;

export function makeExclusionRegister(parts: Parts): ExclusionRegister {
  const { EXCLUSION_REGISTER_URL: url } = parts.environment;
  if (url === undefined) return NO_REGISTER;
  return {
    isFree: (kept, at) => isRecent(kept, at) && kept?.isExcluded === false,
    refusalOf: async (userId, kept, at) => {
      let isExcluded = isRecent(kept, at) ? kept?.isExcluded : undefined;
      if (isExcluded === undefined) {
        isExcluded = await ask(parts, url, userId);
        if (isExcluded === undefined) return refused("Unknown");
        await callCommand(parts.db, command("register_answer_keep", { user: userId, isExcluded }));
      }
      return isExcluded ? refused("Excluded") : undefined;
    },
  };
}
