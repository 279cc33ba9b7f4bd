import type { ResponseOf, Endpoints } from "@trove/contract";
import type { Language } from "@trove/contract/languages";
import { commitmentOf, serverSeed } from "@trove/fairness";
import type { Person } from "../../command/person.ts";
import { Refusal } from "../../command/refusal.ts";
import type { Connection } from "../../database/connection.ts";
import type { Bind } from "../../http/bind.ts";
import type { Secrets, SigningKey } from "../../secrets.ts";
import { requireSession } from "../auth/index.ts";
import { lockState, readState, updateSeed } from "./fairness.store.ts";
import { openRoot } from "./user-root.ts";

type ProvablyFair = ResponseOf<Endpoints["getProvablyFair"]>;

/** Returns up to ten of the person's newest openings. The lootboxes room provides it. */
export type LastOpenings = (
  db: Connection,
  userId: string,
  language: Language,
) => Promise<ProvablyFair["lastOpenings"]>;

type FairnessParts = {
  db: Connection;
  secrets: Secrets;
  lastOpenings: LastOpenings;
  signingKeyAt: (at: Date) => Promise<SigningKey>;
  now: () => Date;
};

async function provablyFair(
  { db, secrets, lastOpenings, signingKeyAt, now }: FairnessParts,
  userId: string,
  language: Language,
): Promise<ProvablyFair> {
  const { nonce, clientSeed, rootEncrypted, recordHash } = await readState(db, userId);
  const root = openRoot(secrets.rootKeys, userId, rootEncrypted);
  return {
    clientSeed,
    serverSeedHash: commitmentOf(serverSeed(root, userId, nonce)),
    nonce,
    keyId: (await signingKeyAt(now())).keyId,
    before: recordHash.toString("hex"),
    lastOpenings: await lastOpenings(db, userId, language),
  };
}

/**
 * Locks the seed before checking the session. Otherwise a stranger whose session is being ended could still overwrite
 * the seed that was redrawn because of that.
 */
async function typeSeed({ db, now }: FairnessParts, { userId, sessionId }: Person, clientSeed: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockState(tx, userId);
    await requireSession(tx, userId, sessionId, now());
    if (await updateSeed(tx, userId, clientSeed)) return;
    const errors = { clientSeed: ["Client seed must be different from the current one"] };
    throw new Refusal("VALIDATION_FAILED", { errors });
  });
}

export function fairnessRoutes(bind: Bind, parts: FairnessParts): void {
  bind("getProvablyFair", ({ person, language }) => provablyFair(parts, person.userId, language));

  bind("updateClientSeed", async ({ person, body, language }) => {
    await typeSeed(parts, person, body.clientSeed);
    return provablyFair(parts, person.userId, language);
  });
}
