import { Refusal } from "../../../command/refusal.ts";
import { findAccount } from "../accounts.store.ts";
import type { AuthParts } from "../parts.ts";
import { tellFactorChange, tellingOf } from "./tell-factor-change.ts";

/** After this many wrong codes in 15 minutes the person gets a mail. A person may mistype fewer. */
const MANY_GUESSES = 5;

type Guessing = { userId: string; guesses: number };

/** Runs a step that checks a code. Mails the person when the number of refused codes reaches MANY_GUESSES. */
export async function tellingGuesses<Result>(
  parts: AuthParts,
  { userId, guesses }: Guessing,
  step: () => Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof Refusal && error.code === "FACTOR_REFUSED" && guesses === MANY_GUESSES) {
      const account = await findAccount(parts.db, userId);
      if (account === undefined) throw error;
      // The mail is in the person's own language, because the request may be an attacker's.
      const told = { change: "codesGuessed", language: account.language } as const;
      await parts.db.transaction().execute((tx) => tellFactorChange(tellingOf(parts), tx, account, told));
    }
    throw error;
  }
}
