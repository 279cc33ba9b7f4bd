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

/** A line for each rule with how many things it looked at, and under it what breaks it; the sum is the last line. */
export function auditReport(findings: readonly Finding[]): string {
  const broken = findings.filter((finding) => finding.broken > 0).length;
  return [...findings.flatMap(linesOf), `${findings.length} rules, ${broken} broken`, ""].join("\n");
}
