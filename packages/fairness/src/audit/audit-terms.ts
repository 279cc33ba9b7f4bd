import { isSound } from "../keys/shop-key.ts";
import type { LogClient } from "../log/client/log-client.ts";
import type { ClientLeaf, KeyLeaf, OddsLeaf, TermsLeaf, TermsLogLeaf } from "../log/leaves/terms-log.ts";
import type { StatementLeaf } from "../log/leaves/statement.ts";
import { termsLog } from "../log/leaves/terms-log.ts";
import type { ReadLogFile } from "../log/tiles/read.ts";
import type { TreeHead } from "../log/tree/tree-head.ts";
import type { OddsTable } from "../odds/odds-table.ts";
import { oddsHash, parseOddsTable } from "../odds/odds-table.ts";
import type { BoxList } from "../log/leaves/box-list.ts";
import { readBoxList } from "../log/leaves/box-list.ts";
import { boxLists } from "./box-lists.ts";
import type { PlacedLogs } from "../log-proofs/promised-notices.ts";
import type { PlacedStatement } from "../statement/signed-statement.ts";
import { Statements } from "../statement/audit-statements.ts";
import type { Findings } from "./findings.ts";
import type { Entered } from "./history/entering.ts";
import { Entering } from "./history/entering.ts";
import { checkLasting } from "./history/lasting.ts";
import type { Months } from "./history/months.ts";
import type { NamedTree } from "./history/named-trees.ts";
import { noticeAt } from "./history/notice-at.ts";
import type { OtherCopies } from "./history/other-copies.ts";
import type { Published } from "./history/published.ts";
import { TermsHistory } from "./history/terms-history.ts";
import { parsedOr } from "./parsed-or.ts";
import type { TermsMark } from "./timeline.ts";
import { Timeline } from "./timeline.ts";

export type TermsAudit = {
  readonly tables: ReadonlyMap<string, OddsTable>;
  readonly timeline: Timeline;
  /** The timeline when the log had `keptSize` leaves; undefined if no size was given. */
  readonly kept: Timeline | undefined;
  /** The number of boxes in each list of boxes, by the list's root. */
  readonly counts: ReadonlyMap<string, number>;
  /** The builds of the pages that are on record, in the order of the log. */
  readonly clients: readonly ClientLeaf[];
  /** The trees that were published, each with the time of its first checkpoint. */
  readonly trees: readonly NamedTree[];
  /** The terms of the logs that were published. */
  readonly logs: readonly PlacedLogs[];
  /** The newest statement of the shop about itself. */
  readonly statement: PlacedStatement | undefined;
};

type Reading = {
  readonly client: LogClient;
  readonly tree: TreeHead;
  readonly read: ReadLogFile;
  readonly findings: Findings;
  /** Public keys that the auditor trusts to endorse keys of the shop. */
  readonly endorsers: readonly string[];
  /** The size of the log at an earlier audit. */
  readonly keptSize: number | undefined;
  readonly published: AsyncIterator<Published>;
  /** True if the log has witnesses. */
  readonly hasTimes: boolean;
  /** Checkpoints of the log that others than the shop have kept. */
  readonly others: OtherCopies;
  /** The notice that the auditor was told, for changes before the first leaf `logs`. */
  readonly noticeMinutes: number;
  readonly months: Months;
  readonly onLeaf: () => void;
};

/** The state after the leaves read so far: tables, keys, and which lists of boxes were read. */
class TermsReader {
  readonly tables = new Map<string, OddsTable>();
  readonly counts = new Map<string, number>();
  readonly clients: ClientLeaf[] = [];
  readonly logs: PlacedLogs[] = [];
  readonly timeline = new Timeline();
  readonly #versions = new Set<string>();
  readonly statements: Statements;
  readonly #endorsers: Set<string>;
  #hasKey = false;
  /** The keys of the shop that counted so far. */
  readonly #keys: string[] = [];
  readonly #reading: Reading;
  readonly #onTerms: (mark: TermsMark) => void;

  constructor(reading: Reading, onTerms: (mark: TermsMark) => void) {
    this.#reading = reading;
    this.#onTerms = onTerms;
    this.#endorsers = new Set(reading.endorsers);
    this.statements = new Statements(reading.findings);
  }

  async take(leaf: TermsLogLeaf, index: number): Promise<void> {
    switch (leaf.kind) {
      case "odds":
        return this.#takeOdds(leaf, index);
      case "key":
        return this.#takeKey(leaf, index);
      case "terms":
        return this.#takeTerms(leaf, index);
      case "client":
        this.clients.push(leaf);
        return;
      case "logs":
        this.logs.push({ index, leaf });
        return;
      case "statement":
        // Needs the time at which it entered the log: see `state`.
        return;
    }
  }

  /** Takes a statement once it is known how its leaf entered the log. */
  state(leaf: StatementLeaf, index: number, entered: Entered | undefined): Promise<void> {
    return this.statements.take({ index, leaf }, this.#keys, entered);
  }

  #takeOdds({ table }: OddsLeaf, index: number): void {
    const { findings } = this.#reading;
    const text = JSON.stringify(table);
    const parsed = parsedOr(() => parseOddsTable(text), undefined);
    if (parsed === undefined) return findings.check("tables", `leaf ${index} is no valid table`);
    const version = `version ${table.version} of box ${table.boxId}`;
    findings.check("tables", this.#versions.has(version) ? `leaf ${index} is another ${version}` : undefined);
    this.#versions.add(version);
    this.tables.set(oddsHash(text), parsed);
  }

  async #takeKey(key: KeyLeaf, index: number): Promise<void> {
    const { publicKey, endorsement } = key;
    const isEndorsed = !this.#hasKey || this.#endorsers.has(endorsement.publicKey);
    const isGood = isEndorsed && (await isSound(key));
    this.#reading.findings.check("keys", isGood ? undefined : `leaf ${index}, key ${key.keyId}`);
    if (!isGood) return;
    // The key that endorsed the first key was in use from the first day, so it may endorse others too.
    if (!this.#hasKey) this.#endorsers.add(endorsement.publicKey);
    this.#endorsers.add(publicKey);
    this.#keys.push(publicKey);
    this.#hasKey = true;
  }

  async #takeTerms({ root, count, validFrom }: TermsLeaf, index: number): Promise<void> {
    const { findings, read } = this.#reading;
    if (this.counts.get(root) !== count) {
      const boxes = await readBoxList({ root, count }, read);
      findings.check("lists", boxes === undefined ? `leaf ${index}, boxes/${root}` : undefined);
      this.counts.set(root, count);
      if (boxes !== undefined) this.#checkBoxes(boxes, index);
    }
    const mark = { validFrom, root, index };
    this.timeline.add(mark);
    this.#onTerms(mark);
  }

  #checkBoxes(boxes: BoxList, index: number): void {
    for (const box of boxes) {
      const isKnown = this.tables.get(box.oddsHash)?.boxId === box.boxId;
      this.#reading.findings.check("published", isKnown ? undefined : `leaf ${index}: ${box.boxId} ${box.oddsHash}`);
    }
  }
}

/** Reads the whole terms log. Throws LogFault if the log can't be read, or if entries don't belong to it. */
export async function auditTerms(reading: Reading): Promise<TermsAudit> {
  const { client, tree, read, keptSize, findings, noticeMinutes, onLeaf } = reading;
  const reader: TermsReader = new TermsReader(reading, (mark) => history.add(mark));
  const { timeline } = reader;
  const listOf = boxLists(reader.counts, read);
  const notice = noticeAt(noticeMinutes, reader.logs, (index) => history.enteredAt(index));
  const history: TermsHistory = new TermsHistory({ ...reading, noticeAt: notice, listOf });
  const onPassed = (checkpoint: Published) => history.pass(checkpoint, timeline);
  const entering = new Entering({ ...reading, name: "the terms log", onPassed });
  let kept: Timeline | undefined;
  for await (const { index, entry } of client.entries(tree)) {
    if (index === keptSize) kept = timeline.copy();
    const leaf = parsedOr(() => termsLog.read(entry), undefined);
    if (leaf === undefined) findings.check("tables", `leaf ${index} is none of a terms log`);
    else await reader.take(leaf, index);
    const entered = await entering.add(entry);
    if (leaf?.kind === "statement") await reader.state(leaf, index, entered);
    onLeaf();
  }
  if (keptSize === tree.size) kept = timeline.copy();
  await checkLasting({ timeline, first: history.first, listOf, noticeAt: notice, findings });
  const { tables, counts, clients, logs, statements } = reader;
  return { tables, timeline, kept, counts, clients, logs, statement: statements.newest, trees: history.trees };
}
