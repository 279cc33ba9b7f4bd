import type { Connection } from "../../../database/connection.ts";
import type { Job } from "../../../jobs.ts";
import { writeUses } from "./browser-keys.store.ts";

/** Called with the public key (hex) that signed a reveal of the person's. */
export type NoteKeyUse = (userId: string, publicKey: string) => void;

const MINUTE_MS = 60_000;

/**
 * Collects the minute of each browser's last opening and writes them once a minute, because an opening should not pay
 * for a write. Unwritten ones are lost when the process stops, until the browser is used again.
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
