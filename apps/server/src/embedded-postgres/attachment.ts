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

/** Starts or joins PostgreSQL and takes the lease for this process. Pass `port` when clients already use that port. */
export async function attach(wanted: Wanted, port?: number): Promise<Attachment> {
  const { place, durability, onLost } = wanted;
  for (;;) {
    const { joined, ...running } = await startPostmaster(place, durability, port);
    const lease = await takeLease(adminUrl(wanted, running), place.home, onLost);
    if (!joined || durability === "test" || lease.fsync) return { running, joined, lease };
    // It was started with the settings for tests (no fsync), which could lose committed data.
    await detach(place, { running, lease });
  }
}

export async function detach(place: Place, { running, lease }: Omit<Attachment, "joined">): Promise<void> {
  await lease.release();
  await stopPostmaster(place.cluster, running.pid);
}

/**
 * Attaches again, on the same port, after PostgreSQL was killed or restarted itself because one of its processes was
 * killed.
 */
export async function attachAgain(
  wanted: Wanted,
  port: number,
  givenUp: () => boolean,
): Promise<Attachment | undefined> {
  const RETRY_MS = 100;
  const deadline = Date.now() + 60_000;
  while (!givenUp()) {
    try {
      return await attach(wanted, port);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(RETRY_MS);
    }
  }
  return undefined;
}
