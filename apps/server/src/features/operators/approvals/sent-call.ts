import type { SentCall } from "../acts/act.ts";

/** Returns a call in wire form, as it was before its schemas transformed it. */
export function sentCall({ params, sentBody }: { params: unknown; sentBody: unknown }): SentCall {
  return { params, body: sentBody };
}
