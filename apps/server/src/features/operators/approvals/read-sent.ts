import { type EndpointName, endpointNamed } from "@trove/contract";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import type { OperatorCall, SentCall } from "../acts/act.ts";

/** Parses a stored call that is in wire form. Throws ZodError if this release would not accept the call. */
export function readSent<Name extends EndpointName>(
  action: Name,
  { person, idempotency }: { person: Person; idempotency: Idempotency },
  { params, body }: SentCall,
): OperatorCall<Name> {
  const endpoint = endpointNamed(action);
  const call: Record<keyof OperatorCall, unknown> = {
    person,
    idempotency,
    params: endpoint.params?.parse(params),
    body: endpoint.body?.parse(body),
  };
  // The endpoint's own schemas have parsed the call.
  return call as OperatorCall<Name>;
}
