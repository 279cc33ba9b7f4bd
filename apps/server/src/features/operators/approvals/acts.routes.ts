import type { EndpointName, Endpoints, ResponseOf } from "@trove/contract";
import type { Bind } from "../../../http/bind.ts";
import type { OperatorCall } from "../acts/act.ts";
import type { ActParts } from "../acts/act-parts.ts";
import { sentCall } from "./sent-call.ts";
import { throughApproval } from "./through-approval.ts";

type Handler = (call: OperatorCall & { sentBody: unknown }) => Promise<ResponseOf<Endpoints[EndpointName]>>;

/** Binds the acts of all rooms: each is done, or waits until a second person approves it. */
export function actRoutes(bind: Bind, parts: ActParts): void {
  // The compiler can't tie a name that it doesn't know to the types of its call.
  const bindAny = bind as (name: EndpointName, handler: Handler) => void;
  for (const act of parts.acts.values()) bindAny(act.name, (call) => throughApproval(parts, act, call, sentCall(call)));
}
