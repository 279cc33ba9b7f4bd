import { sweep } from "../../database/sweep.ts";
import { forgetAttempts } from "./attempts/attempts.store.ts";
import { forgetUsedTokens } from "./exchange/used-tokens.store.ts";
import type { AuthParts } from "./parts.ts";
import { forgetResets } from "./passwords/password-resets.store.ts";
import { forgetSessions } from "./sessions/sessions.store.ts";

const DAY_SECONDS = 86_400;

/**
 * Deletes sessions a day after their end, reset links a day after they expire, used tokens a day after they are too
 * old, and attempts after their window.
 */
export async function forgetAuth({ db, now }: AuthParts): Promise<void> {
  const before = (seconds: number) => new Date(now().getTime() - seconds * 1000);
  await sweep((most) => forgetSessions(db, before(DAY_SECONDS), most));
  await sweep((most) => forgetResets(db, before(DAY_SECONDS), most));
  await sweep((most) => forgetUsedTokens(db, before(DAY_SECONDS), most));
  await sweep((most) => forgetAttempts(db, now(), most));
}
