import { besideSandbox } from "../payments/bank-things.ts";
import { makeAdmin, type TestPerson } from "../people/people.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import { openShop, type Shop } from "../shop/shop.ts";

/** Shops with other settings than most provocations need. Each is opened when it is first asked for. */
const kinds = {
  /** A shop whose gateway responds, and which has a bank account. */
  listening: () => openListeningShop(besideSandbox),
  /** A shop where a second person must approve everything that can need an approval. */
  fourEyes: () => openListeningShop({ ...besideSandbox, FOUR_EYES: "all", FOUR_EYES_ABOVE: "0" }),
  /** A shop with a domain, which browsers ask for passkeys, and whose operators need a second factor. */
  domain: () => openShop({ PUBLIC_URL: "https://shop.example", ADMIN_FACTOR_REQUIRED: "true" }),
};

export type SharedShops = { [Kind in keyof typeof kinds]: () => Promise<Shop> };
type Act<Result> = (shop: Shop, owner: TestPerson) => Promise<Result>;

/** Returns the shared shops, and a function that closes those that were opened. */
export function shareShops(): SharedShops & { close(): Promise<void> } {
  const opened = new Map<keyof typeof kinds, Promise<Shop>>();
  const get = (kind: keyof typeof kinds) => () => {
    const shop = opened.get(kind) ?? kinds[kind]();
    opened.set(kind, shop);
    return shop;
  };
  return {
    listening: get("listening"),
    fourEyes: get("fourEyes"),
    domain: get("domain"),
    close: async () => void (await Promise.all([...opened.values()].map(async (shop) => (await shop).close()))),
  };
}

const owners = new WeakMap<Shop, Promise<TestPerson>>();

/** Returns an operator of the shop with all rights, whom provocations share that don't change the operator. */
export function anyOwner(shop: Shop): Promise<TestPerson> {
  const owner = owners.get(shop) ?? makeAdmin(shop);
  owners.set(shop, owner);
  return owner;
}

/** Throws if nothing waits for approval, or if the list doesn't show approvers what the last call asks for. */
async function requireWords(shop: Shop, owner: TestPerson): Promise<void> {
  const { items } = (await shop.call("listApprovals", { query: { status: "Waiting" } }, owner)).body;
  const [last] = items;
  if (last === undefined || last.asked?.action !== last.action) throw new Error(`no words for ${last?.action}`);
}

/** Provokes APPROVAL_NEEDED by sending a call, and APPROVAL_LIMIT by sending it twice. */
export function provokeApproval<Result>({ fourEyes }: SharedShops, prepare: Act<() => Promise<Result>>) {
  async function prepared() {
    const shop = await fourEyes();
    const owner = await makeAdmin(shop);
    return { shop, owner, send: await prepare(shop, owner) };
  }
  return {
    APPROVAL_NEEDED: async () => {
      const { shop, owner, send } = await prepared();
      const result = await send();
      await requireWords(shop, owner);
      return result;
    },
    APPROVAL_LIMIT: async () => {
      const { send } = await prepared();
      await send();
      return send();
    },
  };
}
