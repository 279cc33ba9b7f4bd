import { type Endpoint, type EndpointName, endpointNamed } from "@trove/contract";
import type { Person } from "../../../command/person.ts";
import type { Bind } from "../../../http/bind.ts";

/** The person who got a response, and their call. */
type Answered = { name: EndpointName; person: Person; params: unknown; query: unknown };

/** Is called with each response before it is sent, and returns the response to send. */
type After = <Response>(response: Response, answered: Answered) => Promise<Response>;

/** Binds endpoints. Responses of the endpoints for which `isMeant` is true pass through `after`. */
export function bindAfter(bind: Bind, isMeant: (endpoint: Endpoint) => boolean, after: After): Bind {
  return (name, handler, options) => {
    if (!isMeant(endpointNamed(name))) return bind(name, handler, options);
    bind(
      name,
      async (call) => {
        const response = await handler(call);
        const { claim: person, params, query } = call;
        if (person === undefined) throw new Error(`${name} was called by nobody`);
        return after(response, { name, person, params, query });
      },
      options,
    );
  };
}
