import { useCallback, useEffect, useRef, useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import type { TrustView } from "./look/trust-view.ts";

/** Looks at the shop when the page is shown. `checkAll` recomputes the whole records log, `stop` ends that. */
export function useTrust() {
  const [view, setView] = useState<TrustView>({});
  const [failure, setFailure] = useState<string>();
  const looking = useRef<AbortController>(undefined);

  const look = useCallback(async (isAll: boolean) => {
    looking.current?.abort();
    const own = new AbortController();
    looking.current = own;
    setFailure(undefined);
    const show = (part: TrustView) => {
      if (looking.current === own) setView((before) => ({ ...before, ...part }));
    };
    try {
      const { lookAtTrust } = await import("./look/look-at-trust.ts");
      if (!own.signal.aborted) await lookAtTrust(show, own.signal, isAll);
    } catch (error) {
      if (looking.current === own) setFailure(messageOf(error));
    }
  }, []);

  useEffect(() => {
    void look(false);
    return () => {
      looking.current?.abort();
      looking.current = undefined;
    };
  }, [look]);

  return {
    view,
    failure,
    again: () => void look(false),
    checkAll: () => void look(true),
    stop: () => looking.current?.abort(),
  };
}
