import { randomUUIDv7 } from "node:crypto";
import { shareOpening } from "../openings/share.ts";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import type { Provocations } from "./provocations.ts";

type Sharing = "shareOpening" | "getSharedOpening" | "getSharedProofs" | "getSharedWishlist";

/** Provokes the refusals of calls about what people share. `get` is called only when a refusal is provoked. */
export function provokeSharing(get: () => { shop: Shop; person: TestPerson }): Pick<Provocations, Sharing> {
  const nobodys = { params: { token: "A".repeat(22) } };
  return {
    shareOpening: { NOT_FOUND: () => shareOpening(get().shop, get().person, randomUUIDv7()) },
    getSharedOpening: { NOT_FOUND: () => get().shop.call("getSharedOpening", { ...nobodys, query: {} }) },
    getSharedProofs: { NOT_FOUND: () => get().shop.call("getSharedProofs", nobodys) },
    getSharedWishlist: { NOT_FOUND: () => get().shop.call("getSharedWishlist", { ...nobodys, query: {} }) },
  };
}
