import { Client } from "pg";

const LEASE = 7_267_836;
const WAIT_MS = 2_000;

export type Lease = { fsync: boolean; release(): Promise<void> };

/**
 * Takes a lock on the embedded PostgreSQL, so that no second Trove uses its folder and stops it. The lock belongs to a
 * connection, so it ends with its process. Waits up to two seconds for a process that is ending, then throws.
 */
export async function takeLease(url: string, home: string, onLost: () => void): Promise<Lease> {
  const client = new Client({ connectionString: url, application_name: "trove lease", keepAlive: true });
  // True while the lock is held. `onLost` is called once, and only then: a connection may report its end several times,
  // and may also fail while it is opened.
  let isHeld = false;
  client.on("error", () => {
    if (isHeld) onLost();
    isHeld = false;
  });
  await client.connect();
  try {
    await client.query(`SET lock_timeout = ${WAIT_MS}`);
    await client.query("SELECT pg_advisory_lock($1)", [LEASE]);
    const { rows } = await client.query<{ fsync: string }>("SHOW fsync");
    isHeld = true;
    return {
      fsync: rows[0]?.fsync === "on",
      async release() {
        isHeld = false;
        await client.end();
      },
    };
  } catch (error) {
    await client.end();
    if ((error as { code?: string }).code !== "55P03") throw error;
    throw new Error(`The data folder ${home} is in use by another running Trove. Stop that one first.`, {
      cause: error,
    });
  }
}
