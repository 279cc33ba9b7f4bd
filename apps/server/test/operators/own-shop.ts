import { makeAdmin, type TestPerson } from "../people/people.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";

type Act<Result> = (shop: Shop, owner: TestPerson) => Promise<Result>;

/** Acts in a shop of its own, whose gateway responds. */
export async function inOwnShop<Result>(act: Act<Result>, variables: Record<string, string> = {}): Promise<Result> {
  const shop = await openListeningShop(variables);
  const result = await act(shop, await makeAdmin(shop));
  await shop.close();
  return result;
}

/** Acts in a shop where a second person has to approve everything that can be approved. */
export const withFourEyes = <Result>(act: Act<Result>) => inOwnShop(act, { FOUR_EYES: "all", FOUR_EYES_ABOVE: "0" });
