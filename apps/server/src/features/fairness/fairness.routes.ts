import type { ResponseOf, Endpoints } from "@trove/contract";
import { serverSeed } from "@trove/fairness";
import { Refusal } from "../../command/refusal.ts";
import type { Connection } from "../../database/connection.ts";
import type { Bind } from "../../http/bind.ts";
import { pageResponse, pageRange } from "../../http/page.ts";
import type { Secrets } from "../../secrets.ts";
import { readReceipts, readState, updateSeed } from "./fairness.store.ts";
import { commitTo, signingKeyAt } from "./signer.ts";
import { openRoot } from "./user-root.ts";

type ProvablyFair = ResponseOf<Endpoints["getProvablyFair"]>;

/** The person's newest openings, at most ten. The lootboxes room provides it. */
export type LastOpenings = (db: Connection, userId: string) => Promise<ProvablyFair["lastOpenings"]>;

type FairnessParts = { db: Connection; secrets: Secrets; lastOpenings: LastOpenings; now: () => Date };

async function provablyFair({ db, secrets, lastOpenings, now }: FairnessParts, userId: string): Promise<ProvablyFair> {
  const { nonce, clientSeed, rootEncrypted } = await readState(db, userId);
  const root = openRoot(secrets.rootKeys, userId, rootEncrypted);
  const key = signingKeyAt(secrets.signingKeys, now());
  const current = commitTo(key, root, userId, nonce);
  const next = commitTo(key, root, userId, nonce + 1);
  return {
    clientSeed,
    serverSeedHash: current.serverSeedHash,
    commitmentSignature: current.signature,
    nextServerSeedHash: next.serverSeedHash,
    nextCommitmentSignature: next.signature,
    nonce,
    keyId: key.keyId,
    lastOpenings: await lastOpenings(db, userId),
  };
}

export function fairnessRoutes(bind: Bind, parts: FairnessParts): void {
  const { db, secrets } = parts;

  bind("getProvablyFair", ({ person }) => provablyFair(parts, person.userId));

  bind("updateClientSeed", async ({ person, body }) => {
    if (!(await updateSeed(db, person.userId, body.clientSeed))) {
      const errors = { clientSeed: ["Client seed must be different from the current one"] };
      throw new Refusal("VALIDATION_FAILED", { errors });
    }
    return provablyFair(parts, person.userId);
  });

  bind("listOpenings", async ({ person, query }) => {
    const page = { fromNonce: query.fromNonce, ...pageRange(query) };
    const { rows, totalCount } = await readReceipts(db, person.userId, page);
    const { rootEncrypted } = await readState(db, person.userId);
    const root = openRoot(secrets.rootKeys, person.userId, rootEncrypted);
    const items = rows.map(({ nonce, text, keyId, signature, clientSeed, clientEntropy }) => ({
      nonce,
      receipt: { text, keyId, signature },
      serverSeed: serverSeed(root, person.userId, nonce),
      clientSeed,
      clientEntropy,
    }));
    return pageResponse(query, items, totalCount);
  });
}
