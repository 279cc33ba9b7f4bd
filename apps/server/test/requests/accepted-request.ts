import { type Endpoint, NAMED_THINGS, type NamedThing } from "@trove/contract";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import { idsOf, type NamedId, type Request, withIds } from "./named-ids.ts";
import { examples, things } from "./request-examples.ts";

const isOfSomebody = (thing: NamedThing) => NAMED_THINGS[thing] === "private";

/** Creates the thing that an id in a request of the endpoint names, for the person. */
export function makeNamed(shop: Shop, { name }: Endpoint, { things: kinds }: NamedId, person: TestPerson) {
  const thing = kinds.find(isOfSomebody) ?? kinds[0];
  if (thing === undefined) throw new Error(`an id of ${name} does not say what it names`);
  const made = isOfSomebody(thing) ? examples[name]?.made : undefined;
  return (made ?? things[thing])(shop, person);
}

/**
 * Makes a request that the shop accepts, because all its ids name things of the person. Leaves out the id at the path
 * `without`, which the caller puts in.
 */
export async function acceptedRequest(
  shop: Shop,
  endpoint: Endpoint,
  person: TestPerson,
  without?: NamedId,
): Promise<Request> {
  const { made: _made, ...example } = examples[endpoint.name] ?? {};
  let request: Request = example;
  for (const id of idsOf(endpoint)) {
    if (id.path.join() === without?.path.join()) continue;
    request = withIds(request, id, [await makeNamed(shop, endpoint, id, person)]);
  }
  return request;
}
