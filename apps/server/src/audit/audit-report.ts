import type { Finding } from "./audit-books.ts";

function linesOf({ name, sentence, checked, broken, problems }: Finding): string[] {
  if (broken === 0) return [`ok      ${String(checked).padStart(9)}  ${sentence}`];
  const rest = broken - problems.length;
  return [
    `BROKEN  ${String(checked).padStart(9)}  ${sentence} ${broken} break it (${name}):`,
    ...problems.map((problem) => `          ${problem}`),
    ...(rest > 0 ? [`          and ${rest} more`] : []),
  ];
}

/**
 * Returns one line per rule with the number of rows checked, followed by the problems found. The last line counts the
 * broken rules.
 */
export function auditReport(findings: readonly Finding[]): string {
  const broken = findings.filter((finding) => finding.broken > 0).length;
  return [...findings.flatMap(linesOf), `${findings.length} rules, ${broken} broken`, ""].join("\n");
}
