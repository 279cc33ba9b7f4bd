import { SHIPPING_COSTS } from "@trove/contract";
import type { Connection } from "../../database/connection.ts";
import { FULL_HASH_COST, hashPassword } from "../../features/auth/index.ts";
import { sealNewRoot } from "../../features/fairness/index.ts";
import { loadCatalogue } from "../load-catalogue.ts";
import type { Secrets } from "../../secrets.ts";
import { analyzeBatch, countNonces, letStepsTakeLong, readBatch, run, tidyUp } from "./large.store.ts";

export type LargeSize = { people: number; openings: number };

export const LARGE_PASSWORD = "Large-pass-1";

/** About the number of openings that one transaction writes. It limits memory and temporary tables at any size. */
const BATCH = 100_000;

const ADDRESS = {
  firstName: "Mara",
  lastName: "Lind",
  company: null,
  phoneNumber: "+31612345678",
  street: "Keizersgracht",
  houseNumber: "1",
  addressLine2: null,
  postalCode: "1015 CN",
  city: "Amsterdam",
  state: null,
  countryCode: "NL",
};

type Fill = { secrets: Pick<Secrets, "rootKeys" | "signingKeys">; now: Date; tell: (line: string) => void };

/** Writes all actions of the people `first` to `last`, in one transaction. */
async function fillBatch(
  db: Connection,
  { people, openings }: LargeSize,
  { secrets, now, passwordHash }: Fill & { passwordHash: string },
  [first, last]: [number, number],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await run(tx, "people", first, last, people, openings, now);
    await run(tx, "accounts", passwordHash);
    await run(tx, "draws");
    await run(tx, "orders");
    await run(tx, "sendings");
    await analyzeBatch(tx);
    await run(tx, "moves", -SHIPPING_COSTS.shipment.standard);
    await run(tx, "ledger");
    await run(tx, "wallets");
    await run(tx, "openings");
    await run(tx, "unsigned", Buffer.from(secrets.signingKeys[0].keyId, "hex"));
    const nonces = await countNonces(tx);
    for (let nonce = 0; nonce < nonces; nonce += 1) await run(tx, "records", nonce);
    await run(tx, "queue");
    const userIds = await readBatch(tx);
    const roots = userIds.map((userId) => sealNewRoot(secrets.rootKeys, userId));
    await run(tx, "states", userIds, roots);
    await run(tx, "inventory");
    await run(tx, "purchases");
    await run(tx, "shipments", SHIPPING_COSTS.shipment.standard, JSON.stringify(ADDRESS));
  });
}

/**
 * Fills a migrated database with people, named large1, large2 …, who opened boxes, sold, bought and shipped within the
 * past year. The books balance. Everybody can sign in and open boxes, but the openings written here can't be verified.
 * `secrets` are those of the shop that will use the database.
 */
export async function fillLarge(db: Connection, size: LargeSize, fill: Fill): Promise<void> {
  await loadCatalogue(db, fill.now);
  const passwordHash = await hashPassword(LARGE_PASSWORD, "known", FULL_HASH_COST);
  const batch = Math.max(1, Math.floor((BATCH * size.people) / Math.max(size.openings, size.people)));
  // All batches use one connection, because only that has the temporary function that makes ids.
  await db.connection().execute(async (connection) => {
    await letStepsTakeLong(connection);
    await run(connection, "id-at");
    await run(connection, "ledger-begin");
    for (let first = 1; first <= size.people; first += batch) {
      const last = Math.min(size.people, first + batch - 1);
      await fillBatch(connection, size, { ...fill, passwordHash }, [first, last]);
      fill.tell(`${last} of ${size.people} people with their openings`);
    }
    fill.tell("invoices and the ledger, in order of time");
    await run(connection, "invoices");
    await run(connection, "ledger-in-order");
    fill.tell("counting, and statistics for the planner");
    await run(connection, "counts", fill.now);
    await tidyUp(connection);
  });
}
