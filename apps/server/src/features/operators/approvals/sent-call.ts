import type { SentCall } from "../acts/act.ts";

/** A call as it was sent, before its schemas transformed it. */
export function sentCall({ params, sentBody }: { params: unknown; sentBody: unknown }): SentCall {
  return { params, body: sentBody };
}
