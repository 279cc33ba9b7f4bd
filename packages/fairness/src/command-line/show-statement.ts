import { isStatementSigned } from "../statement/signed-statement.ts";
import { statementLines } from "../statement/statement-lines.ts";
import type { ShowStatement } from "./arguments.ts";
import { BREACH, COULD_NOT_TELL, HOLDS } from "./exit-code.ts";
import { openLiveLog } from "./open-live-log.ts";
import { readTermsLog } from "./read-terms-log.ts";

/**
 * Shows the newest statement in a shop's terms log. A statement that no key of the shop has signed is a breach. Throws
 * LogFault for a log that can't be read.
 */
export async function showStatement({
  log,
  termsLog,
  keys,
}: ShowStatement): Promise<{ report: string; exitCode: number }> {
  const facts = await readTermsLog(await openLiveLog(log, "terms", termsLog));
  const { statement } = facts;
  if (statement === undefined)
    return { report: "The terms log has no statement of the shop.\n", exitCode: COULD_NOT_TELL };
  const isSigned = await isStatementSigned(statement.leaf, [...facts.keys, ...keys]);
  const verdict = isSigned ? "Signed by a key of the shop." : "NOT SIGNED by any key of the shop: BREACH";
  const report = [...statementLines(statement), verdict, ""].join("\n");
  return { report, exitCode: isSigned ? HOLDS : BREACH };
}
