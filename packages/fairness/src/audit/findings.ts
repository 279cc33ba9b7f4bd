/** The rules of the audit, in the order of the report. Each text states what must hold. */
export const RULES = {
  grown: "Both logs continue what was kept of them at an earlier audit",
  tables: "Every odds table is valid, and no two tables have the same box and version",
  lists: "Every terms leaf has the tree of a list of boxes that anybody can read",
  published: "Every box in such a list has odds that stand before it in the log",
  notice: "What was in force or announced at the earlier audit came as announced; other odds came with their notice",
  history: "Every published checkpoint is signed, in its order, and has the log's root at its size",
  restored: "The history has what it had at the earlier audit, and what mirrors have of it",
  still: "Checkpoints came without a pause: of the records log while records waited, of the terms log within an hour",
  announced: "Changes of odds were in the log a notice before they came, and came as announced",
  lasting: "The odds of a box lasted for the notice before they changed or the box closed",
  keys: "Every key of the shop after the first is endorsed by one before it, or by the endorsing key",
  statements:
    "Every statement of the shop about itself is signed by one of its keys, younger than the one before, and dated right",
  seeds: "Every server seed has the hash to which the shop had committed",
  known: "Every record names odds of the terms log",
  drawn: "Every ticket and every item follow from seeds and odds",
  inForce: "Every offer had the odds that were in force for everybody",
  reasons: "Every void has one of the two reasons that there are",
  times: "No record is older than its offer",
  late: "No leaf was missing from a checkpoint more than two minutes after its time",
  ahead: "No leaf is of a time more than two minutes after it entered the log",
  named: "Every offer names the state of the terms log that was the newest at its time",
  order: "No leaf is more than two minutes older than one of an earlier checkpoint",
  even: "The items of each table came as often as its odds say",
  pooled: "What was opened, of all tables together, is neither worse nor better than chance, in total and of each box",
  voids: "What voids would have contained is not better than chance, for each reason",
  lost: "Every lost record is one of the log, lost once, and what was lost is not better than chance",
  silences: "Every opening that a mirror found unanswered was answered later, or its own draw is in the log",
  witnessed: "The shop shows every tree that a witness has signed, at the latest two minutes later",
  client: "Everything that runs in the pages is in a manifest that is on record",
  files: "Every file of the pages is the one on record",
  listed: "Every open box is in the shop's list of boxes, and no two in it have one name",
} as const;

export type RuleName = keyof typeof RULES;

export type Finding = {
  readonly rule: RuleName;
  readonly checked: number;
  readonly broken: number;
  /** The number of things that only somebody who was there can say. */
  readonly asked: number;
  /** The first few violations and questions. */
  readonly examples: readonly string[];
};

const MOST_EXAMPLES = 5;

/** Counts checks and violations. Needs the same memory for logs of any size. */
export class Findings {
  readonly #counts = new Map<RuleName, { checked: number; broken: number; asked: number; examples: string[] }>();

  /** Counts one check. `problem` is undefined if the rule holds. */
  check(rule: RuleName, problem: string | undefined): void {
    const count = this.#countOf(rule);
    count.checked += 1;
    if (problem === undefined) return;
    count.broken += 1;
    if (count.examples.length < MOST_EXAMPLES) count.examples.push(problem);
  }

  /** Notes something that proves nothing, but that only somebody who was there can explain. */
  ask(rule: RuleName, question: string): void {
    const count = this.#countOf(rule);
    count.asked += 1;
    if (count.examples.length < MOST_EXAMPLES) count.examples.push(question);
  }

  /** True if a check did not hold. */
  get isBroken(): boolean {
    return [...this.#counts.values()].some(({ broken }) => broken > 0);
  }

  /** Adds the findings of a part that was judged by itself. */
  take(part: Findings): void {
    for (const { rule, checked, broken, asked, examples } of part.all()) {
      const count = this.#countOf(rule);
      count.checked += checked;
      count.broken += broken;
      count.asked += asked;
      count.examples = [...count.examples, ...examples].slice(0, MOST_EXAMPLES);
    }
  }

  #countOf(rule: RuleName) {
    const count = this.#counts.get(rule) ?? { checked: 0, broken: 0, asked: 0, examples: [] };
    this.#counts.set(rule, count);
    return count;
  }

  /** All rules that were checked, in the order of `RULES`. */
  all(): Finding[] {
    const rules = Object.keys(RULES) as RuleName[];
    return rules.flatMap((rule) => {
      const count = this.#counts.get(rule);
      return count === undefined ? [] : [{ rule, ...count }];
    });
  }
}
