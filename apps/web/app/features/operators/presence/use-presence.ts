import type { Presence, RecordKind } from "@trove/contract/statuses";
import { useEffect, useEffectEvent, useState } from "react";
import { call } from "../../../api/call.ts";
import { newIntentKey } from "../../../api/intent.ts";
import type { CallResult } from "../../../api/request.ts";
import { useLiveEvents } from "../../../shell/live-events.ts";

/** The server removes a seat that was not renewed for 35 seconds. */
const RENEWAL_MS = 15_000;

export type Others = CallResult<"notePresence">["others"];

const NOBODY: Others = [];

/** Tells the server that this tab has the record open, and returns the other operators who have it open. */
export function usePresence(kind: RecordKind, subjectId: string, doing: Presence): Others {
  const [seatId] = useState(newIntentKey);
  const [others, setOthers] = useState(NOBODY);

  const note = useEffectEvent(async () => {
    try {
      setOthers((await call("notePresence", { body: { subjectId, kind, seatId, doing } })).others);
    } catch {
      // The call failed, so it is not known which other operators have the record open.
      setOthers(NOBODY);
    }
  });

  useEffect(() => {
    const body = { subjectId, kind, seatId, doing: "left" } as const;
    const leave = () => void call("notePresence", { body }, { keepalive: true }).catch(() => {});
    const renew = () => void note();
    const timer = setInterval(renew, RENEWAL_MS);
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", renew);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", renew);
      leave();
    };
  }, [subjectId, kind, seatId]);

  useEffect(() => void note(), [subjectId, doing]);

  useLiveEvents(["presence", "changed"], ({ name, data }) => {
    if (name === "changed" || Object(data).subjectId === subjectId) void note();
  });

  return others;
}
