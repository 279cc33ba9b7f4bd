import { parseStatement } from "../log/leaves/statement.ts";
import type { PlacedStatement } from "./signed-statement.ts";
import { isStatementSigned } from "./signed-statement.ts";
import type { Findings } from "../audit/findings.ts";
import type { Entered } from "../audit/history/entering.ts";
import { shown, TOLERANCE_MS } from "../log/history/witness-time.ts";

/** Describes how a statement's time contradicts the witnesses' times; undefined if it doesn't, or without these. */
function datedWrong(time: string, entered: Entered | undefined): string | undefined {
  const at = Date.parse(time);
  if (entered?.at !== undefined && at > entered.at + TOLERANCE_MS) return `entered at ${shown(entered.at)}`;
  const lackedAt = entered?.lackedAt;
  return lackedAt !== undefined && lackedAt > at + TOLERANCE_MS ? `was missing at ${shown(lackedAt)}` : undefined;
}

/** Checks the statements of the shop about itself in the order of the log, and keeps the newest. */
export class Statements {
  readonly #findings: Findings;
  #newest: PlacedStatement | undefined;

  constructor(findings: Findings) {
    this.#findings = findings;
  }

  get newest(): PlacedStatement | undefined {
    return this.#newest;
  }

  /**
   * `keys` are the shop's public keys that stand before the statement. A time that is older than the one before, or
   * not that at which the leaf entered the log, asks: a clock may be wrong.
   */
  async take(statement: PlacedStatement, keys: readonly string[], entered: Entered | undefined): Promise<void> {
    const { index, leaf } = statement;
    const { time } = parseStatement(leaf.text);
    const before = this.#newest && parseStatement(this.#newest.leaf.text).time;
    this.#newest = statement;
    if (!(await isStatementSigned(leaf, keys))) {
      return this.#findings.check("statements", `leaf ${index} is signed by no key of the shop before it`);
    }
    const misdated = datedWrong(time, entered);
    if (before !== undefined && before >= time) {
      this.#findings.ask("statements", `leaf ${index} is of ${time}, after one of ${before}`);
    } else if (misdated !== undefined) {
      this.#findings.ask("statements", `leaf ${index} is of ${time} and ${misdated}`);
    } else this.#findings.check("statements", undefined);
  }
}
