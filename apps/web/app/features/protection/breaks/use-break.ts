import { useState } from "react";
import type { SignedStop, SignedText } from "@trove/fairness";
import { messageOf } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { createIntent, type Intent } from "../../../api/intent.ts";
import type { CallInput, CallResult } from "../../../api/request.ts";
import { revalidate, useQuery } from "../../../api/use-query.ts";
import { loadStops, type StopWish } from "../../fairness/index.tsx";
import { noteEndedOffers } from "../../../session/ended-offers.ts";
import { useHasRole } from "../../../session/use-session.ts";

export type TakenBreak = NonNullable<CallResult<"getProtection">["break"]>;

type BreakBody = CallInput<"beginBreak">["body"];

function useProtection(): CallResult<"getProtection"> | undefined {
  const isUser = useHasRole("User");
  return useQuery("getProtection", isUser ? {} : undefined).data;
}

/** The break of the signed-in person; null without one, undefined while it is not known. */
export const useBreak = (): TakenBreak | null | undefined => useProtection()?.break;

/** Whether the signed-in person closes their account. */
export const useIsClosing = (): boolean => useProtection()?.isClosing === true;
const HOUR_MS = 3_600_000;

/** How long a break waits for its proof. */
const PATIENCE_MS = 3000;

/** The stop of a break. Undefined if this browser can't sign one, or not within three seconds. Never rejects. */
async function signedStop(wish: StopWish): Promise<SignedStop | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  try {
    return await Promise.race([loadStops().then(({ signBreak }) => signBreak(wish)), late]);
  } catch {
    return undefined;
  }
}

/** Keeps the answer to a stop. Never rejects: the next press asks for it again. */
async function keepAnswerOf(stop: SignedStop, answer: SignedText | undefined): Promise<void> {
  try {
    await (await loadStops()).keepBreakAnswer(stop, answer);
  } catch {
    // As above.
  }
}

/**
 * Begins a break with a stop that this browser has signed, or without one if it can't sign. A repeat sends the same
 * stop, so it is the same request. The break has begun whether or not the answer can be kept.
 */
async function beginSigned(body: Omit<BreakBody, "stop">, intent: Intent): Promise<void> {
  const kind = body.kind === "Break" ? "BREAK" : "EXCLUSION";
  const hours = body.until === undefined ? 24 : Math.ceil((Date.parse(body.until) - Date.now()) / HOUR_MS);
  const stop = await signedStop({ kind, hours });
  const signed = stop === undefined ? body : { ...body, stop };
  const { stopAnswer } = await call("beginBreak", { body: signed }, { idempotencyKey: intent.keyFor(signed) });
  if (stop !== undefined) void keepAnswerOf(stop, stopAnswer);
}

let isPressed = false;

/** True once after each press that has begun a break or asked to reopen: its button is gone, and with it the focus. */
export function takePress(): boolean {
  const wasPressed = isPressed;
  isPressed = false;
  return wasPressed;
}

/** Begins breaks and reopens an account. Each shows its result everywhere at once. */
export function useBreakCalls() {
  const [intent] = useState(() => createIntent());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function change(act: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await act();
      intent.fulfilled();
      noteEndedOffers();
      isPressed = true;
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
    begin: (body: Omit<BreakBody, "stop">) => change(() => beginSigned(body, intent)),
    reopen: () => change(() => call("reopenAccount", { body: {} }, { idempotencyKey: intent.keyFor({}) })),
  };
}
