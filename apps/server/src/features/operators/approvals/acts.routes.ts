import type { EndpointName } from "@trove/contract";
import type { Bind } from "../../../http/bind.ts";
import type { Act } from "../acts/act.ts";
import type { ActParts } from "../acts/act-parts.ts";
import { throughApproval } from "./through-approval.ts";

/** Binds the acts of all rooms. Each call runs immediately or waits for the approval of a second person. */
export function actRoutes(bind: Bind, parts: ActParts, acts: readonly Act[]): void {
  // The compiler can't connect an act's name, known only at run time, with the types of its call.
  const bindAny: (name: EndpointName, handler: never) => void = bind;
  for (const act of acts) bindAny(act.name, throughApproval(parts, act) as never);
}
