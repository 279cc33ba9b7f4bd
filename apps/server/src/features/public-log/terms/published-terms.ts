import type { NamedTree } from "@trove/fairness";
import type { StatementLeaf } from "@trove/fairness/log";
import { LRUCache } from "lru-cache";
import type { SigningKey } from "../../../secrets.ts";
import { signingKeyAt } from "../../fairness/index.ts";
import { readTermsHead } from "../../lootboxes/index.ts";
import { isAnyBehind, readLog, type StoredLog } from "../storage/logs.store.ts";
import { sequenceTerms, type TermsParts } from "./sequence-terms.ts";
import type { ServedCode } from "./code-on-record.ts";
import { logsHash } from "./logs-on-record.ts";
import { findLogged, findLogsPlace, readKeyPlaces } from "./terms.store.ts";
import { statementName } from "./terms-batch.ts";
import { type Announcement, type BoxTerms, readTermsView, type TermsView } from "./terms-view.ts";

/** Answers which terms are in force, as the published log proves them. Other rooms use this. */
export type PublishedTerms = {
  /**
   * Returns a box's odds at a time (ISO-8601, UTC, with milliseconds) with their proof under a published tree of the
   * log; by default the newest. Undefined if that tree was not published, and while entries of a log are lost.
   */
  find(boxId: string, time: string, tree?: NamedTree): Promise<BoxTerms | undefined>;
  /** True if the box is open now. */
  isOpen(boxId: string): Promise<boolean>;
  announced(boxId: string): Promise<Announcement | undefined>;
  /** True if the database has lost entries of the logs. Nothing may be recorded until they are restored. */
  isBehind(): Promise<boolean>;
  /** Returns the key that signs at a time: the newest that has begun and is in the published log. */
  signingKeyAt: (at: Date) => Promise<SigningKey>;
  /**
   * Ensures that the log announces these odds of a box. `tree` is the published one, as the caller has read it. Returns
   * true if it had to publish them, so that what the caller has read is outdated.
   */
  announce(boxId: string, oddsHash: string, tree: NamedTree): Promise<boolean>;
  /** Updates the log to the catalogue as it is at the time of the call. */
  publish(): Promise<void>;
  /**
   * Puts the code on record that browsers get of this process, with the next publication. Only once, so that the
   * processes of several releases don't add leaves in turn.
   */
  recordCode(code: ServedCode): void;
  /** Adds a statement of the shop with the next publication, unless the log has one of that day. */
  state(statement: StatementLeaf): void;
  /** Clears the cache. Must be called when another process may have published. */
  forget(): void;
};

/** Cache time of the log's state, for pages. Bounds the delay if an announcement of another process was missed. */
const KEPT_MS = 30_000;
/** Cache size in trees. Processes that publish at the same time make a few of them. */
const MOST_VIEWS = 16;
/** How far a view reaches into the past. It is longer than the time between an offer's timestamp and its proof. */
const REACHES_BACK_MS = 60_000;

/** The state of the log as it was read last, in milliseconds of the shop's clock. */
type Kept = {
  head: ReturnType<typeof readTermsHead>;
  log: Promise<StoredLog>;
  isBehind: Promise<boolean>;
  /** The ids of the shop's keys in the published log. */
  keyIds: Promise<ReadonlySet<string>>;
  until: number;
};

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
  const views = new LRUCache<string, Promise<TermsView | undefined>>({ max: MOST_VIEWS });
  let kept: Kept | undefined;
  /** Odds that could not be announced. Further offers don't wait for another attempt to announce them. */
  const given = new Set<string>();
  const forget = () => {
    kept = undefined;
    given.clear();
  };
  let code: ServedCode | undefined;
  let statement: StatementLeaf | undefined;
  let { logs } = parts;
  const isStated = async (stated: StatementLeaf) =>
    (await findLogged(db, "statement", [statementName(stated)])).size > 0;
  const sequencing = sharing(async () => {
    const recorded = code;
    if (await sequenceTerms({ ...parts, code, logs, statement })) {
      if (recorded === code) code = undefined;
      // A longer notice may have to wait for a later publication.
      const isLast = logs !== undefined && (await findLogsPlace(db, logsHash(logs))) !== null;
      if (isLast) logs = undefined;
      if (statement !== undefined && (await isStated(statement))) statement = undefined;
    }
    forget();
  });

  function read() {
    const at = now().getTime();
    if (kept !== undefined && at <= kept.until) return kept;
    given.clear();
    const keyIds = readKeyPlaces(db).then((places) => new Set(places.keys()));
    const fresh = { head: readTermsHead(db), log: readLog(db, "terms"), isBehind: isAnyBehind(db), keyIds };
    for (const reading of Object.values(fresh)) reading.catch(forget);
    kept = { ...fresh, until: at + KEPT_MS };
    return kept;
  }

  async function load(tree: NamedTree): Promise<TermsView | undefined> {
    const { now: present } = await readTermsHead(db);
    return readTermsView(db, { key, tree, noticeMinutes }, new Date(present.getTime() - REACHES_BACK_MS));
  }
  /** The view of a tree, which is loaded once. A tree that is not published yet, and a failure, are tried again. */
  function viewOf(tree: NamedTree): Promise<TermsView | undefined> {
    const name = `${tree.size} ${tree.root}`;
    const known = views.get(name);
    if (known !== undefined) return known;
    const loading = load(tree);
    views.set(name, loading);
    loading.then(
      (view) => view ?? views.delete(name),
      () => views.delete(name),
    );
    return loading;
  }
  const present = async () => {
    const head = await read().head;
    return { view: await viewOf(head.tree), now: head.now.toISOString() };
  };

  /** The witnesses sign the published tree again from time to time. Proofs have their newest signatures. */
  async function signedAgain(found: BoxTerms | undefined, { size }: NamedTree): Promise<BoxTerms | undefined> {
    const { checkpoint, checkpointSize } = await read().log;
    if (found === undefined || checkpoint === null || checkpointSize !== size) return found;
    return { ...found, proof: { ...found.proof, checkpoint } };
  }

  async function find(boxId: string, time: string, tree?: NamedTree): Promise<BoxTerms | undefined> {
    if (await read().isBehind) return undefined;
    const named = tree ?? (await read().head).tree;
    const found = await (await viewOf(named))?.find(boxId, time);
    if (found !== undefined) return signedAgain(found, named);
    const earlier = await readTermsView(db, { key, tree: named, noticeMinutes }, new Date(time));
    return signedAgain(await earlier?.find(boxId, time), named);
  }

  return {
    find,
    async isOpen(boxId) {
      const head = await readTermsHead(db);
      const inForce = await find(boxId, head.now.toISOString(), head.tree);
      return typeof inForce?.oddsHash === "string";
    },
    async announced(boxId) {
      const { view, now: time } = await present();
      return view?.announced(boxId, time);
    },
    isBehind: () => read().isBehind,
    signingKeyAt: async (at) => signingKeyAt(parts.keys.signingKeys, at, await read().keyIds),
    async announce(boxId, oddsHash, tree) {
      const name = `${boxId} ${oddsHash}`;
      if ((await viewOf(tree))?.lastOdds(boxId) === oddsHash || given.has(name)) return false;
      await sequencing.run().catch((error: unknown) => log.error({ err: error }, "the terms log was not published"));
      if ((await present()).view?.lastOdds(boxId) !== oddsHash) given.add(name);
      return true;
    },
    publish: sequencing.run,
    recordCode: (served) => void (code = served),
    state: (stated) => void (statement = stated),
    forget,
  };
}
