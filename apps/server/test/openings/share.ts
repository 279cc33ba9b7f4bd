import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";

/** Shares an opening, by default without the person's name and the proof, and not listed with its box. */
export function shareOpening(
  shop: Pick<Shop, "call">,
  person: TestPerson,
  transactionId: string,
  choices: { showsName?: boolean; showsProof?: boolean; isListed?: boolean } = {},
) {
  const body = { transactionId, showsName: false, showsProof: false, isListed: false, ...choices };
  return shop.call("shareOpening", { body }, { token: person.token });
}
