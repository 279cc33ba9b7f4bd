import type { Person, TokenUse } from "../../../command/person.ts";
import type { Job } from "../../../jobs.ts";
import type { AuthParts } from "../parts.ts";
import { endIdleSessions, type SessionUse, writeSessionUses } from "./sessions.store.ts";

const MINUTE_MS = 60_000;

export type SessionUses = {
  /** Notes that a person has sent a request. For Admins, ignores requests that the page sends by itself. */
  note: (person: Person, use: TokenUse) => void;
  job: Job;
};

/**
 * Collects when sessions were last used, and writes it once a minute, because writing it for each request would cost
 * too much. Then ends idle sessions of Admins. They get one minute more than the limit, because another process may
 * have a use that is not written yet.
 */
export function makeSessionUses({ db, environment, now, security }: AuthParts): SessionUses {
  const uses = new Map<string, SessionUse>();

  async function endIdle(): Promise<void> {
    const minutes = environment.ADMIN_IDLE_MINUTES;
    if (minutes === 0) return;
    const usedBefore = new Date(now().getTime() - (minutes + 1) * MINUTE_MS);
    for (const account of await endIdleSessions(db, usedBefore, now())) {
      security("sessions_revoked", { account, reason: "idle" });
    }
  }

  return {
    note: ({ userId, sessionId, roles, mustAddFactor }, { language, isAttended }) => {
      const isAdmin = roles.includes("Admin") || mustAddFactor === true;
      if (isAdmin && !isAttended) return;
      const usedAt = new Date(Math.floor(now().getTime() / MINUTE_MS) * MINUTE_MS);
      uses.set(sessionId, { userId, sessionId, usedAt, language });
    },
    job: {
      name: "note-sessions",
      everySeconds: 60,
      run: async () => {
        const written = [...uses.values()];
        uses.clear();
        if (written.length > 0) await writeSessionUses(db, written);
        await endIdle();
      },
    },
  };
}
