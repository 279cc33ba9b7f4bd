import { type ErrorCode, type RowProblem, rowProblemText } from "@trove/contract";
import { Refusal, type RefusalContent } from "./refusal.ts";

/** Joins the problems to one English text, a sentence each. */
export const problemsText = (problems: readonly RowProblem[]): string => problems.map(rowProblemText).join(". ");

/** Makes a refusal for problems that pages translate: its detail is in English, and `params` hold the codes. */
export function refusedFor(
  code: ErrorCode,
  problems: readonly RowProblem[],
  { errors }: Pick<RefusalContent, "errors"> = {},
): Refusal {
  return new Refusal(code, { detail: problemsText(problems), params: { problems }, ...(errors && { errors }) });
}
