import { endpoints, type ErrorCode, errors, type RowProblem, type RowRefusal } from "@trove/contract";
import { problemsText } from "../../../command/refused-for.ts";
import type { Refusal } from "../../../command/refusal.ts";

/** A row's problems in their stored form: as one English text, and as codes. */
export type NotedProblems = { problem: string | null; problems: RowRefusal[] | null };

/** Converts the problems that planning a row has found to the stored form. */
export const noted = (problems: readonly RowProblem[]): { problem: string | null; problems: RowProblem[] } => ({
  problem: problems.length === 0 ? null : problemsText(problems),
  problems: [...problems],
});

const { problems: wire } = endpoints.listWorkRows.response.shape.items.element.shape;

/** Returns the problems for which a row was refused: those that the refusal lists, otherwise the refusal's code. */
export function refusedProblems({ code, message, content }: Refusal): NotedProblems {
  const { success, data } = wire.safeParse(content.params?.["problems"]);
  return { problem: message, problems: success ? (data as RowRefusal[]) : [catalogued(code)] };
}

/** The stored problem of a row that failed with an unexpected error, not with a refusal. */
export const FAILED_ROW: NotedProblems = {
  problem: `${errors.INTERNAL.title} The shop has logged it`,
  problems: [catalogued("INTERNAL")],
};

function catalogued(code: ErrorCode): RowRefusal {
  return { code, params: {} };
}

/** Returns a row's problems in wire form. Rows that were planned before codes existed get the code `Uncoded`. */
export function codedProblems({ problem, problems }: NotedProblems): RowRefusal[] {
  return problems ?? (problem === null ? [] : [{ code: "Uncoded", params: {} }]);
}
