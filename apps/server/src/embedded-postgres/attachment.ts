import { setTimeout as wait } from "node:timers/promises";
import { takeLease } from "./lease.ts";
import type { Lease } from "./lease.ts";
import type { Place } from "./place.ts";
import type { Running } from "./postmaster-file.ts";
import { startPostmaster, stopPostmaster } from "./postmaster.ts";
import type { Durability } from "./settings.ts";

export type Attachment = { running: Running; joined: boolean; lease: Lease };

export type Wanted = { place: Place; password: string; durability: Durability; onLost: () => void };

export function adminUrl({ password }: Wanted, { port }: Running): string {
  return `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
}

const RETRY_MS = 100;
const RELEASE_MS = 1_000;
const PATIENCE_MS = 60_000;

/** Whether the error means that PostgreSQL is shutting down. Its file says `ready` until its process is gone. */
function isEnding(error: unknown): boolean {
  const { code = "", message } = error as Error & { code?: string };
  return /^(ECONNRESET|ECONNREFUSED|EPIPE|57P0[123])$/.test(code) || message.startsWith("Connection terminated");
}

/** Starts or joins PostgreSQL, waits until it responds to queries, and takes the lease for this process. */
export async function attach(wanted: Wanted): Promise<Attachment> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await attachOnce(wanted);
    } catch (error) {
      if (!isEnding(error) || Date.now() > deadline) throw error;
      await wait(RETRY_MS);
    }
  }
}

/** `port` is the port to start on, for clients that already use it. */
async function attachOnce(wanted: Wanted, port?: number): Promise<Attachment> {
  const { place, durability, onLost } = wanted;
  for (;;) {
    const { joined, ...running } = await startPostmaster(place, durability, port);
    const lease = await takeLease(adminUrl(wanted, running), place.home, onLost);
    if (!joined || durability === "test" || lease.fsync) return { running, joined, lease };
    // The running PostgreSQL uses the settings for tests (no fsync), which could lose committed data.
    await detach(place, { running, lease });
  }
}

export async function detach(place: Place, { running, lease }: Omit<Attachment, "joined">): Promise<void> {
  // A hanging PostgreSQL never closes the lease's connection, so the wait is limited.
  await Promise.race([lease.release(), wait(RELEASE_MS)]);
  await stopPostmaster(place.cluster, running.pid);
}

/**
 * Attaches again, on the same port, after PostgreSQL was killed, or restarted itself because one of its processes was
 * killed.
 */
export async function attachAgain(
  wanted: Wanted,
  port: number,
  givenUp: () => boolean,
): Promise<Attachment | undefined> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!givenUp()) {
    try {
      return await attachOnce(wanted, port);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(RETRY_MS);
    }
  }
  return undefined;
}
