import type { Endpoints, ResponseOf } from "@trove/contract";
import type { TakenBreak } from "./breaks.store.ts";

/** A break as the person sees it. */
export function breakResponse({ kind, until, reopensAt }: TakenBreak): ResponseOf<Endpoints["beginBreak"]> {
  return { kind, untilUtc: until, reopensAtUtc: reopensAt };
}
