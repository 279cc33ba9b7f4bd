import { SEARCH_LETTERS } from "@trove/contract/constants";
import { useEffect, useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import type { Thing } from "./thing-path.ts";

/** The pause in typing after which the server is asked. */
const PAUSE_MS = 200;

type Answer = { text: string; things: readonly Thing[]; failure?: string };

const NOTHING: Answer = { text: "", things: [] };

/**
 * The shop's things for a query of at least SEARCH_LETTERS letters. Typing on cancels the previous request. The
 * previous results stay until the next response.
 */
export function useThings(query: string) {
  const text = query.trim();
  const isLong = Array.from(text).length >= SEARCH_LETTERS;
  const [answer, setAnswer] = useState(NOTHING);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    if (!isLong) return;
    const leaving = new AbortController();
    async function ask(): Promise<void> {
      try {
        const { things } = await call("findThings", { query: { text } }, { signal: leaving.signal });
        if (!leaving.signal.aborted) setAnswer({ text, things });
      } catch (error) {
        if (!leaving.signal.aborted) setAnswer({ text, things: [], failure: messageOf(error) });
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [text, isLong, attempt]);

  const isAnswered = answer.text === text;
  return {
    things: isLong ? answer.things : [],
    isSearching: isLong && !isAnswered,
    failure: isLong && isAnswered ? answer.failure : undefined,
    retry: () => {
      setAnswer(NOTHING);
      setAttempt(attempt + 1);
    },
  };
}
