import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import { readMarkedFacts } from "../exclusions/exclusions.store.ts";
import { askRegister, type RegisterParts } from "./ask-register.ts";
import { callKeepAnswer, callNoteSilence, readDatabaseTime } from "./register.store.ts";

const LASTS_MS = 24 * 3_600_000;
/** Money that comes in needs a newer answer than an offer. */
const LASTS_FOR_MONEY_MS = 60_000;
/** After a silence, all processes leave the register alone for this time. */
const SILENCE_MS = 5_000;

/** An answer that was kept. `askedAt` is ISO-8601 in UTC. */
export type RegisterAnswer = { isExcluded: boolean; askedAt: string };

/** `kept` and `silentAt` are the answer and the silence that the person's row has. */
type Asked = {
  userId: string;
  kept: RegisterAnswer | null;
  silentAt: string | null;
  at: Date;
  isForMoney?: boolean;
};

/** A register of people who have excluded themselves elsewhere, as a state or an association keeps it. */
export type ExclusionRegister = {
  /** True if there is a register, which may know a person by their address. */
  readsAddresses: boolean;
  /** True if no register has to be asked, or if an answer of the last 24 hours lets the person play. */
  isFree: (kept: RegisterAnswer | null, at: Date) => boolean;
  /**
   * Returns REGISTER_REFUSED if the person may not pay in or play, otherwise undefined. Asks the register if no answer
   * of the last 24 hours is kept, for money of the last minute. Of one person, one question is out at a time.
   */
  refusalOf: (asked: Asked) => Promise<Refusal | undefined>;
};

export const NO_REGISTER: ExclusionRegister = {
  readsAddresses: false,
  isFree: () => true,
  refusalOf: async () => undefined,
};

const refused = (state: "Excluded" | "Unknown") => new Refusal("REGISTER_REFUSED", { params: { state } });

const isWithin = (time: string, at: Date, lastsMs: number) => at.getTime() - Date.parse(time) < lastsMs;

const isRecent = (kept: RegisterAnswer | null, at: Date, lastsMs: number): kept is RegisterAnswer =>
  kept !== null && isWithin(kept.askedAt, at, lastsMs);

/** Asks once for all who wait for an answer about a person. */
function makeQuestions(parts: RegisterParts & { db: Connection }, url: string) {
  const { db } = parts;
  const waiting = new Map<string, Promise<boolean | undefined>>();

  async function ask(userId: string): Promise<boolean | undefined> {
    // Before the facts are read, so that an answer about earlier facts is known as such.
    const askedAt = await readDatabaseTime(db);
    const isExcluded = await askRegister(parts, url, await readMarkedFacts(db, userId));
    if (isExcluded === undefined) await callNoteSilence(db, userId);
    else await callKeepAnswer(db, userId, isExcluded, askedAt);
    return isExcluded;
  }

  return (userId: string): Promise<boolean | undefined> => {
    const asked = waiting.get(userId) ?? ask(userId).finally(() => waiting.delete(userId));
    waiting.set(userId, asked);
    return asked;
  };
}

export function makeExclusionRegister(parts: RegisterParts & { db: Connection }): ExclusionRegister {
  const { EXCLUSION_REGISTER_URL: url } = parts.environment;
  if (url === undefined) return NO_REGISTER;
  const ask = makeQuestions(parts, url);
  return {
    readsAddresses: true,
    isFree: (kept, at) => isRecent(kept, at, LASTS_MS) && !kept.isExcluded,
    refusalOf: async ({ userId, kept, silentAt, at, isForMoney = false }) => {
      const lastsMs = isForMoney && kept?.isExcluded !== true ? LASTS_FOR_MONEY_MS : LASTS_MS;
      const isSilent = silentAt !== null && isWithin(silentAt, at, SILENCE_MS);
      const isExcluded = isRecent(kept, at, lastsMs) ? kept.isExcluded : isSilent ? undefined : await ask(userId);
      if (isExcluded === undefined) return refused("Unknown");
      return isExcluded ? refused("Excluded") : undefined;
    },
  };
}
