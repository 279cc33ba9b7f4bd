import { sequenceTerms, type TermsParts } from "./sequence-terms.ts";
import type { ServedCode } from "./code-on-record.ts";
import { isAnyBehind } from "../storage/logs.store.ts";
import { databaseTime } from "./terms.store.ts";
import { type Announcement, type BoxTerms, readTermsView, type TermsView } from "./terms-view.ts";

/** Answers which terms are in force, as the published log proves them. Other rooms use this. */
export type PublishedTerms = {
  /**
   * Returns a box's odds at a time (ISO-8601, UTC, with milliseconds) with their proof. Undefined if no terms are
   * published.
   */
  find(boxId: string, time: string): Promise<BoxTerms | undefined>;
  /** True if the box is open now. */
  isOpen(boxId: string): Promise<boolean>;
  announced(boxId: string): Promise<Announcement | undefined>;
  /** True if the database has lost entries of the logs. Nothing may be recorded until they are restored. */
  isBehind(): Promise<boolean>;
  /**
   * Ensures that the log announces these odds of a box. Returns true if it had to publish them, so that times from
   * before the call are outdated.
   */
  announce(boxId: string, oddsHash: string): Promise<boolean>;
  /** Updates the log to the catalogue as it is at the time of the call. */
  publish(): Promise<void>;
  /**
   * Puts the code on record that browsers get of this process, with the next publication. Only once, so that the
   * processes of several releases don't add leaves in turn.
   */
  recordCode(code: ServedCode): void;
  /** Clears the cache. Must be called when another process may have published. */
  forget(): void;
};

/** Cache time of a view. Bounds the delay if an announcement from another process was missed. */
const KEPT_MS = 30_000;
/** How far a view reaches into the past. It is longer than the time between an offer's timestamp and its proof. */
const REACHES_BACK_MS = 60_000;

/** Wraps `work` so that each call is followed by a run of it. Calls that wait at the same time share one run. */
function sharing(work: () => Promise<void>): { run: () => Promise<void>; idle: () => Promise<void> } {
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  const start = (): Promise<void> => {
    const started = work().finally(() => {
      if (running === started) running = undefined;
    });
    running = started;
    return started;
  };
  const idle = async () => running?.catch(() => {});
  const run = (): Promise<void> => {
    if (running === undefined) return start();
    waiting ??= idle().then(() => {
      waiting = undefined;
      return start();
    });
    return waiting;
  };
  return { run, idle };
}

export function makePublishedTerms(parts: TermsParts): PublishedTerms {
  const { db, signers, noticeMinutes, now, log } = parts;
  const { key } = signers.terms;
  let kept: { view: Promise<TermsView | undefined>; isBehind: Promise<boolean>; until: number } | undefined;
  /** Odds that could not be announced. Further offers don't wait for another attempt to announce them. */
  const given = new Set<string>();
  const forget = () => {
    kept = undefined;
    given.clear();
  };
  let code: ServedCode | undefined;
  const sequencing = sharing(async () => {
    const recorded = code;
    if ((await sequenceTerms({ ...parts, code })) && recorded === code) code = undefined;
    forget();
  });

  const viewAt = async (time?: string) => {
    const present = await databaseTime(db);
    const from = time === undefined ? new Date(present.getTime() - REACHES_BACK_MS) : new Date(time);
    return readTermsView(db, key, from, present);
  };
  function read() {
    const at = now().getTime();
    if (kept !== undefined && at <= kept.until) return kept;
    given.clear();
    kept = { view: viewAt(), isBehind: isAnyBehind(db), until: at + KEPT_MS };
    kept.view.catch(forget);
    kept.isBehind.catch(forget);
    return kept;
  }
  const view = () => read().view;

  async function find(boxId: string, time: string): Promise<BoxTerms | undefined> {
    // Without notice, new odds may be in force before this process knows that they are published. So it waits for its
    // running publication.
    if (noticeMinutes === 0) await sequencing.idle();
    const present = await view();
    if (present === undefined) return undefined;
    return present.find(boxId, time) ?? (await viewAt(time))?.find(boxId, time);
  }

  return {
    find,
    async isOpen(boxId) {
      const inForce = await find(boxId, (await databaseTime(db)).toISOString());
      return typeof inForce?.oddsHash === "string";
    },
    announced: async (boxId) => (await view())?.announced(boxId),
    isBehind: () => read().isBehind,
    async announce(boxId, oddsHash) {
      const name = `${boxId} ${oddsHash}`;
      if ((await view())?.lastOdds(boxId) === oddsHash || given.has(name)) return false;
      await sequencing.run().catch((error: unknown) => log.error({ err: error }, "the terms log was not published"));
      if ((await view())?.lastOdds(boxId) !== oddsHash) given.add(name);
      return true;
    },
    publish: sequencing.run,
    recordCode: (served) => void (code = served),
    forget,
  };
}
