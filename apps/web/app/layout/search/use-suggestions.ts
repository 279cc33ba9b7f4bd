import { useEffect, useState } from "react";
import { call } from "../../api/call.ts";
import type { Suggestions } from "./suggestion-groups.ts";

/** The pause in typing after which the server is asked. */
const PAUSE_MS = 200;

const NONE: Suggestions = { items: [], boxes: [], categories: [] };

/**
 * The shop's suggestions for a text. Typing on cancels the previous request; previous suggestions stay until the next
 * response. If the request fails there are no suggestions, and the lists with all results show the error.
 */
export function useSuggestions(text: string) {
  const [answer, setAnswer] = useState({ text: "", found: NONE });

  useEffect(() => {
    if (text === "") {
      setAnswer({ text, found: NONE });
      return;
    }
    const leaving = new AbortController();
    async function ask(): Promise<void> {
      const found = await call("listSuggestions", { query: { search: text } }, { signal: leaving.signal }).catch(
        () => NONE,
      );
      if (!leaving.signal.aborted) setAnswer({ text, found });
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [text]);

  return { found: answer.found, isAnswered: answer.text === text };
}
