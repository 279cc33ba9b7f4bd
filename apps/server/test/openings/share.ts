import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";

/** Shares the record of an opening, without the name unless chosen otherwise. */
export function shareOpening(
  shop: Pick<Shop, "call">,
  person: TestPerson,
  transactionId: string,
  choices: { showsName?: boolean; isListed?: boolean } = {},
) {
  const body = { transactionId, showsName: false, isListed: false, ...choices };
  return shop.call("shareOpening", { body }, { token: person.token });
}
