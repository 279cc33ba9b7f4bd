import type { Connection } from "../../../database/connection.ts";
import type { Job } from "../../../jobs.ts";
import { writeUses } from "./browser-keys.store.ts";

/** Is called with the public key (hex) that signed a person's reveal. */
export type NoteKeyUse = (userId: string, publicKey: string) => void;

const MINUTE_MS = 60_000;

/**
 * Collects the minute in which each key was last used and writes them once a minute, because an opening should need no
 * extra write. Uses that are not written yet are lost when the process stops.
 */
export function makeKeyUses(db: Connection, now: () => Date): { note: NoteKeyUse; job: Job } {
  const uses = new Map<string, { userId: string; publicKey: string; usedAt: Date }>();
  return {
    note: (userId, publicKey) => {
      const usedAt = new Date(Math.floor(now().getTime() / MINUTE_MS) * MINUTE_MS);
      uses.set(`${userId} ${publicKey}`, { userId, publicKey, usedAt });
    },
    job: {
      name: "note-browser-keys",
      everySeconds: 60,
      run: async () => {
        const written = [...uses.values()];
        uses.clear();
        if (written.length > 0) await writeUses(db, written);
      },
    },
  };
}
