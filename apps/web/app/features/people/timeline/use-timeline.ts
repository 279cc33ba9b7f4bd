import type { TimelineTopic } from "@trove/contract/statuses";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import type { CallResult } from "../../../api/request.ts";
import { useQuery } from "../../../api/use-query.ts";

type Piece = CallResult<"listPersonTimeline">;
export type TimelineEntry = Piece["entries"][number];

/** A person's timeline, newest first, and a function that loads earlier entries. */
export function useTimeline(id: string, topic: TimelineTopic | undefined) {
  const newest = useQuery("listPersonTimeline", { params: { id }, query: { topic } }, { keepPreviousData: false });
  const [earlier, setEarlier] = useState<{ behind: Piece; pieces: readonly Piece[] }>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  // The earlier pieces follow on from the newest piece as it was. When that is loaded again, they no longer fit and are
  // dropped.
  const pieces = newest.data && earlier?.behind === newest.data ? earlier.pieces : [];
  const next = pieces.at(-1)?.next ?? (pieces.length === 0 ? newest.data?.next : null) ?? null;

  async function readEarlier(): Promise<void> {
    if (newest.data === undefined || next === null) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const piece = await call("listPersonTimeline", { params: { id }, query: { topic, after: next } });
      setEarlier({ behind: newest.data, pieces: [...pieces, piece] });
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  const entries = newest.data && [newest.data, ...pieces].flatMap((piece) => piece.entries);
  return { entries, error: newest.error, retry: newest.mutate, hasEarlier: next !== null, readEarlier, busy, failure };
}
