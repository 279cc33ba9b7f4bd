import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import type { CallInput, CallResult } from "../../../api/request.ts";
import { revalidate, useQuery } from "../../../api/use-query.ts";
import { noteEndedOffers } from "../../../session/ended-offers.ts";
import { useHasRole } from "../../../session/use-session.ts";

export type TakenBreak = CallResult<"beginBreak">;

function useProtection(): CallResult<"getProtection"> | undefined {
  const isUser = useHasRole("User");
  return useQuery("getProtection", isUser ? {} : undefined).data;
}

/** The break of the signed-in person; null without one, undefined while it is not known. */
export const useBreak = (): TakenBreak | null | undefined => useProtection()?.break;

/** Whether the signed-in person closes their account. */
export const useIsClosing = (): boolean => useProtection()?.isClosing === true;

/** Begins breaks and reopens an account. Each shows its result everywhere at once. */
export function useBreakCalls() {
  const [intent] = useState(() => createIntent());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function change(act: (idempotencyKey: string) => Promise<unknown>, body: object): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await act(intent.keyFor(body));
      intent.fulfilled();
      noteEndedOffers();
      await revalidate("getProtection");
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    failure,
    begin: (body: CallInput<"beginBreak">["body"]) =>
      change((idempotencyKey) => call("beginBreak", { body }, { idempotencyKey }), body),
    reopen: () => change((idempotencyKey) => call("reopenAccount", { body: {} }, { idempotencyKey }), {}),
  };
}
