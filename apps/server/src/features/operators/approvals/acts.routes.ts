import type { EndpointName, Endpoints, ResponseOf } from "@trove/contract";
import type { Bind } from "../../../http/bind.ts";
import type { Act } from "../acts/act.ts";
import type { ActParts } from "../acts/act-parts.ts";
import { type BoundCall, throughApproval } from "./through-approval.ts";

type Handler = (call: BoundCall) => Promise<ResponseOf<Endpoints[EndpointName]>>;

/** Binds the acts of all rooms. Each call runs immediately or waits for the approval of a second person. */
export function actRoutes(bind: Bind, parts: ActParts, acts: readonly Act[]): void {
  // The compiler can't connect an act's name, known only at run time, with the types of its call.
  const bindAny = bind as (name: EndpointName, handler: Handler) => void;
  for (const act of acts) bindAny(act.name, throughApproval(parts, act));
}
