import { endpoints, type ErrorCode, errors, type RowProblem, type RowRefusal } from "@trove/contract";
import { problemsText } from "../../../command/refused-for.ts";
import type { Refusal } from "../../../command/refusal.ts";

/** A row's problems as stored: as one text in English, and as codes. */
export type NotedProblems = { problem: string | null; problems: RowRefusal[] | null };

/** A row's problems as it is planned. */
export const noted = (problems: readonly RowProblem[]): { problem: string | null; problems: RowProblem[] } => ({
  problem: problems.length === 0 ? null : problemsText(problems),
  problems: [...problems],
});

const { problems: wire } = endpoints.listWorkRows.response.shape.items.element.shape;

/** The problems that a row was refused for: those of the refusal, or else its code. */
export function refusedProblems({ code, message, content }: Refusal): NotedProblems {
  const { success, data } = wire.safeParse(content.params?.["problems"]);
  return { problem: message, problems: success ? (data as RowRefusal[]) : [catalogued(code)] };
}

/** The stored problem of a row that failed with an unexpected error instead of a refusal. */
export const FAILED_ROW: NotedProblems = {
  problem: `${errors.INTERNAL.title} The shop has logged it`,
  problems: [catalogued("INTERNAL")],
};

function catalogued(code: ErrorCode): RowRefusal {
  return { code, params: {} };
}

/** The problems of a row in wire form, also of one that was planned before there were codes. */
export function codedProblems({ problem, problems }: NotedProblems): RowRefusal[] {
  return problems ?? (problem === null ? [] : [{ code: "Uncoded", params: {} }]);
}
