import { type Endpoint, type EndpointName, endpoints } from "@trove/contract";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import type { OperatorCall, SentCall } from "../acts/act.ts";

/** Reads a call that was kept as it was sent. Throws ZodError for one that this release would not accept. */
export function readSent<Name extends EndpointName>(
  action: Name,
  { person, idempotency }: { person: Person; idempotency: Idempotency },
  { params, body }: SentCall,
): OperatorCall<Name> {
  const endpoint: Endpoint = endpoints[action];
  const call = { person, idempotency, params: endpoint.params?.parse(params), body: endpoint.body?.parse(body) };
  // The endpoint's own schemas have parsed them.
  return call as OperatorCall<Name>;
}
