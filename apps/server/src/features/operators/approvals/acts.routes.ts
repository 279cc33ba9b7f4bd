import type { EndpointName, Endpoints, ResponseOf } from "@trove/contract";
import type { Bind } from "../../../http/bind.ts";
import type { OperatorCall, SentCall } from "../acts/act.ts";
import type { ActParts } from "../acts/act-parts.ts";
import { throughApproval } from "./through-approval.ts";

/** Returns a call in wire form, as it was before its schemas transformed it. */
function sentCall({ params, sentBody }: { params: unknown; sentBody: unknown }): SentCall {
  return { params, body: sentBody };
}

type Handler = (call: OperatorCall & { sentBody: unknown }) => Promise<ResponseOf<Endpoints[EndpointName]>>;

/** Binds the acts of all rooms. Each call runs immediately or waits for the approval of a second person. */
export function actRoutes(bind: Bind, parts: ActParts): void {
  // The compiler can't connect an act's name, known only at run time, with the types of its call.
  const bindAny = bind as (name: EndpointName, handler: Handler) => void;
  for (const act of parts.acts.values()) bindAny(act.name, (call) => throughApproval(parts, act, call, sentCall(call)));
}
