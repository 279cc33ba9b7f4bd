import { parseStatement } from "../log/leaves/statement.ts";
import type { PlacedStatement } from "./signed-statement.ts";
import { isStatementSigned } from "./signed-statement.ts";
import type { Findings } from "../audit/findings.ts";

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

  /** `keys` are the shop's public keys that stand before the statement. An older time asks: a clock may be wrong. */
  async take(statement: PlacedStatement, keys: readonly string[]): Promise<void> {
    const { index, leaf } = statement;
    const { time } = parseStatement(leaf.text);
    const before = this.#newest && parseStatement(this.#newest.leaf.text).time;
    this.#newest = statement;
    if (!(await isStatementSigned(leaf, keys))) {
      return this.#findings.check("statements", `leaf ${index} is signed by no key of the shop before it`);
    }
    if (before === undefined || before < time) return this.#findings.check("statements", undefined);
    this.#findings.ask("statements", `leaf ${index} is of ${time}, after one of ${before}`);
  }
}
