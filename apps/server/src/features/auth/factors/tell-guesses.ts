import { Refusal } from "../../../command/refusal.ts";
import { findAccount } from "../accounts.store.ts";
import type { AuthParts } from "../parts.ts";
import { tellFactorChange, tellingOf } from "./tell-factor-change.ts";

/** Wrong codes in 15 minutes after which the person gets a mail. Fewer may be typing mistakes. */
const MANY_GUESSES = 5;

type Guessing = { userId: string; guesses: number };

/** Runs a step that requires a code. Mails the person once when it has refused MANY_GUESSES codes. */
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
      // In the person's own language: the request may be somebody else's.
      const told = { change: "codesGuessed", language: account.language } as const;
      await parts.db.transaction().execute((tx) => tellFactorChange(tellingOf(parts), tx, account, told));
    }
    throw error;
  }
}
