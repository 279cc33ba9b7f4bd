import { makeAdmin, type TestPerson } from "../people/people.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";

type Act<Result> = (shop: Shop, owner: TestPerson) => Promise<Result>;

/** Runs `act` in a new shop whose gateway responds. Closes the shop afterwards. */
export async function inOwnShop<Result>(act: Act<Result>, variables: Record<string, string> = {}): Promise<Result> {
  const shop = await openListeningShop(variables);
  const result = await act(shop, await makeAdmin(shop));
  await shop.close();
  return result;
}

/** Runs `act` in a new shop where a second person must approve everything that can need an approval. */
const withFourEyes = <Result>(act: Act<Result>) => inOwnShop(act, { FOUR_EYES: "all", FOUR_EYES_ABOVE: "0" });

/** Throws if nothing waits for approval, or if the list doesn't show approvers what a waiting call asks for. */
async function requireWords(shop: Shop, owner: TestPerson): Promise<void> {
  const { items } = (await shop.call("listApprovals", { query: { status: "Waiting" } }, owner)).body;
  const silent = items.filter(({ action, asked }) => asked?.action !== action).map(({ action }) => action);
  if (items.length === 0 || silent.length > 0) throw new Error(`no words for what waits: ${silent.join(", ")}`);
}

/** Provokes APPROVAL_NEEDED by sending a call, and APPROVAL_LIMIT by sending it twice. */
export function provokeApproval<Result>(prepare: Act<() => Promise<Result>>) {
  return {
    APPROVAL_NEEDED: () =>
      withFourEyes(async (shop, owner) => {
        const result = await (await prepare(shop, owner))();
        await requireWords(shop, owner);
        return result;
      }),
    APPROVAL_LIMIT: () =>
      withFourEyes(async (shop, owner) => {
        const send = await prepare(shop, owner);
        await send();
        return send();
      }),
  };
}
