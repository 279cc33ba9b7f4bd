import type { SentCall } from "../acts/act.ts";

/** A call as it came, before its schemas transformed it. */
export function sentCall({ params, rawBody }: { params: unknown; rawBody: Buffer }): SentCall {
  return { params, body: JSON.parse(rawBody.toString("utf8")) };
}
