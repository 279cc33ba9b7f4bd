import type { SignedStop as BrowserStop } from "@trove/fairness";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { SignedStop } from "../../../command/functions.generated.ts";
import type { Connection } from "../../../database/connection.ts";
import type { StopFacts } from "./stop-answer.ts";

const MOST_STOPS = 1000;

/** A stop as the SQL functions take it. `keyId` is the key that will sign the answer. */
export function stopArgument({ text, signature }: BrowserStop, keyId: string): SignedStop {
  return { text, signature: Buffer.from(signature, "hex"), keyId: Buffer.from(keyId, "hex") };
}

/**
 * Answers a stop that comes without a break. Takes only an END. Null for a key that the account never had, or with too
 * many stops. Locks the person's fairness row.
 */
export function callStopAnswer(db: Connection, userId: string, stop: SignedStop): Promise<StopFacts | null> {
  return callCommand(db, command("stop_answer", { user: userId, stop }));
}

/** The stops of a person that the shop has taken, the newest first, at most 1,000. */
export async function readTakenStops(
  db: Connection,
  userId: string,
): Promise<{ stop: BrowserStop; facts: StopFacts }[]> {
  const rows = await db
    .selectFrom("stops")
    .select(["stopHash", "text", "signature", "isTaken", "answeredAt", "keyId"])
    .where("userId", "=", userId)
    .where("isTaken", "=", true)
    .orderBy("answeredAt", "desc")
    .orderBy("stopHash")
    .limit(MOST_STOPS)
    .execute();
  return rows.map(({ text, signature, stopHash, answeredAt, keyId, isTaken }) => ({
    stop: { text, signature: signature.toString("hex") },
    facts: {
      isTaken,
      stopHash: stopHash.toString("hex"),
      time: answeredAt.toISOString(),
      keyId: keyId.toString("hex"),
    },
  }));
}
