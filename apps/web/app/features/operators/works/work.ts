import type { CallResult } from "../../../api/request.ts";

export type Work = CallResult<"getWork">;
export type WorkRow = CallResult<"listWorkRows">["items"][number];

export const workPath = (id: string) => `/dashboard/three/works/${id}`;

/**
 * The number of rows that have run, and the number of all rows that have run or will. Rows with problems don't count.
 */
export function progressOf({ rows: { Waiting, Done, Failed } }: Pick<Work, "rows">): { ran: number; all: number } {
  const ran = Done + Failed;
  return { ran, all: ran + Waiting };
}

export const isMoving = (work: Pick<Work, "status"> | undefined): boolean =>
  work?.status === "Running" || work?.status === "Stopping";
