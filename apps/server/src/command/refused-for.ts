import { type ErrorCode, type RowProblem, rowProblemText } from "@trove/contract";
import { Refusal, type RefusalContent } from "./refusal.ts";

/** Problems in English, as sentences of one text. */
export const problemsText = (problems: readonly RowProblem[]): string => problems.map(rowProblemText).join(". ");

/** A refusal for problems that pages put into words: its detail is in English, its `params` have their codes. */
export function refusedFor(
  code: ErrorCode,
  problems: readonly RowProblem[],
  { errors }: Pick<RefusalContent, "errors"> = {},
): Refusal {
  return new Refusal(code, { detail: problemsText(problems), params: { problems }, ...(errors && { errors }) });
}
