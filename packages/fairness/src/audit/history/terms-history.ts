import type { BoxLists } from "../box-lists.ts";
import { Findings } from "../findings.ts";
import type { TermsMark } from "../timeline.ts";
import { Timeline } from "../timeline.ts";
import { checkAnnounced } from "./announced.ts";
import type { Growth } from "./announced.ts";
import type { Months } from "./months.ts";
import type { NamedTree } from "./named-trees.ts";
import type { NoticeAt } from "./notice-at.ts";
import type { OtherCopies, WitnessedTree } from "./other-copies.ts";
import type { Published } from "./published.ts";
import { shown } from "../../log/history/witness-time.ts";

const MINUTE_MS = 60_000;
const STILL_MS = 60 * MINUTE_MS;

type Holding = {
  /** True if the log has witnesses. */
  readonly hasTimes: boolean;
  readonly listOf: BoxLists;
  readonly noticeAt: NoticeAt;
  readonly findings: Findings;
  readonly months: Months;
  /** Checkpoints that others have kept. */
  readonly others: OtherCopies;
};

/** The growth to a checkpoint as the steps to the trees in between. */
function stepsOf({ before, after, added, time }: Growth, between: readonly WitnessedTree[]): Growth[] {
  const steps: Growth[] = [];
  let [from, index] = [before, -1];
  for (const tree of between) {
    const marks = added.filter((mark) => mark.index > index && mark.index < tree.size);
    const to = from.copy();
    for (const mark of marks) to.add(mark);
    if (marks.length > 0) steps.push({ before: from, after: to, added: marks, time: tree.time });
    [from, index] = [to, tree.size - 1];
  }
  const rest = added.filter((mark) => mark.index > index);
  return rest.length > 0 ? [...steps, { before: from, after, added: rest, time }] : steps;
}

/** Follows the published checkpoints of the terms log: when each tree was published, and which terms it added. */
export class TermsHistory {
  readonly #holding: Holding;
  readonly #trees: NamedTree[] = [];
  #before: Timeline | undefined;
  #first: Timeline | undefined;
  #beforeSize = 0;
  #added: TermsMark[] = [];
  #last: number | undefined;

  constructor(holding: Holding) {
    this.#holding = holding;
  }

  /** The trees in the order of publication, each with the time of its first checkpoint. */
  get trees(): readonly NamedTree[] {
    return this.#trees;
  }

  /** The timeline at the first checkpoint; empty before it. */
  get first(): Timeline {
    return this.#first ?? new Timeline();
  }

  /** When the leaf at an index was first published; undefined without witnesses. */
  enteredAt(index: number): number | undefined {
    return this.#trees.find(({ size }) => size > index)?.from;
  }

  /** Notes that the log has got terms since its last checkpoint. */
  add(mark: TermsMark): void {
    this.#added.push(mark);
  }

  /** Takes the next published checkpoint, with the timeline of all its leaves. Throws LogFault. */
  async pass({ size, time, fresh }: Published, timeline: Timeline): Promise<void> {
    // An entry that too few witnesses have signed says nothing of times, so it may not hide what it adds.
    if (time === undefined && this.#holding.hasTimes && this.#first !== undefined) return;
    if (time !== undefined && this.#trees.at(-1)?.size !== size) this.#trees.push({ size, from: time });
    if (this.#first === undefined) this.#first = timeline.copy();
    else if (this.#added.length > 0 && this.#before !== undefined && time !== undefined) {
      await this.#checkGrowth({ before: this.#before, after: timeline, added: this.#added, time }, size);
    }
    this.#added = [];
    this.#before = timeline.copy();
    this.#beforeSize = size;
    if (fresh !== undefined) this.#checkStill(fresh);
  }

  /**
   * Judges the terms that a checkpoint adds. If they break a rule, but hold by checkpoints in between that others have
   * kept, the shop's history has lost these.
   */
  async #checkGrowth(growth: Growth, size: number): Promise<void> {
    const { others, findings } = this.#holding;
    const judge = async (steps: readonly Growth[]) => {
      const judged = new Findings();
      for (const step of steps) await checkAnnounced(step, { ...this.#holding, findings: judged });
      return judged;
    };
    const own = await judge([growth]);
    const between = own.isBroken ? await others.between(this.#beforeSize, size) : [];
    const byOthers = between.length > 0 ? await judge(stepsOf(growth, between)) : own;
    findings.take(byOthers.isBroken ? own : byOthers);
    if (byOthers.isBroken || byOthers === own) return;
    const sizes = between.map((tree) => tree.size).join(", ");
    findings.ask("restored", `the history lacks checkpoints of the terms log with ${sizes} leaves, which others have`);
  }

  /** By the newest signatures: renewed notes keep the old one of a witness that is down. */
  #checkStill(time: number): void {
    const { findings, months } = this.#holding;
    const [last, length] = [this.#last, time - (this.#last ?? time)];
    this.#last = Math.max(time, last ?? time);
    if (last === undefined || length <= STILL_MS) return findings.check("still", undefined);
    findings.ask("still", `no checkpoint of the terms log from ${shown(last)} to ${shown(time)}`);
    months.add(new Date(time).toISOString(), "minutes without a checkpoint", Math.round(length / MINUTE_MS));
  }
}
