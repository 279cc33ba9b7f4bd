import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";

/** Shares an opening, without name, proof and link from its box unless chosen otherwise. */
export function shareOpening(
  shop: Pick<Shop, "call">,
  person: TestPerson,
  transactionId: string,
  choices: { showsName?: boolean; showsProof?: boolean; isListed?: boolean } = {},
) {
  const body = { transactionId, showsName: false, showsProof: false, isListed: false, ...choices };
  return shop.call("shareOpening", { body }, { token: person.token });
}
