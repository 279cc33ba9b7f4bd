import { randomUUID } from "node:crypto";
import { addAddress } from "../payments/till.ts";
import { closingPerson, personTakingBreak } from "../people/provoke-account.ts";
import { signUp, type TestPerson } from "../people/people.ts";
import { personIn, personWithoutMarket } from "../protection/markets.ts";
import type { Provocations } from "../requests/provocations.ts";
import { anyOwner, provokeApproval, type SharedShops } from "../requests/shared-shops.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import { issuedGift, issueGift, redeem, unknownCode, voidGift } from "./gifts.ts";

type Room = Pick<Provocations, "redeemGift" | "issueGift" | "voidGift">;

/** Provokes the refusals of calls about gift codes. `getShop` is called only when a refusal is provoked. */
export function provokeGifts(getShop: () => Shop, shared: SharedShops): Room {
  const owner = () => anyOwner(getShop());
  const tryAny = async (person: Promise<TestPerson>) => redeem(getShop(), await person, unknownCode());
  return {
    redeemGift: {
      GIFT_REFUSED: () => tryAny(signUp(getShop())),
      COUNTRY_NOT_SERVED: async () => {
        const person = await signUp(getShop());
        await addAddress(getShop(), person, "US");
        return redeem(getShop(), person, unknownCode());
      },
      NOT_OFFERED_HERE: () => tryAny(personWithoutMarket(getShop())),
      ACCOUNT_CLOSING: () => tryAny(closingPerson(getShop())),
      TAKING_BREAK: () => tryAny(personTakingBreak(getShop())),
      REGISTER_REFUSED: async () => {
        const shop = await openShop({ EXCLUSION_REGISTER_URL: "http://127.0.0.1:1/" });
        const response = await redeem(shop, await signUp(shop), unknownCode());
        await shop.close();
        return response;
      },
      IDENTITY_REQUIRED: () => tryAny(personIn(getShop(), { ageCheck: "Declared" })),
      CHECK_DUE: () => tryAny(personIn(getShop(), { limitChoice: "Asked" })),
      LIMIT_REACHED: async () => {
        const { code } = await issuedGift(getShop());
        const ceilings = { day: 49.99, week: null, month: null };
        return redeem(getShop(), await personIn(getShop(), { ceilings }), code);
      },
    },
    issueGift: {
      FORBIDDEN: async () => {
        const by = await owner();
        return issueGift(getShop(), by, { email: by.email });
      },
      // Each code is another thing, so only the number of an operator's requests is limited.
      ...provokeApproval(shared, async (shop, by) => async () => {
        let last = await issueGift(shop, by);
        for (let more = 1; more < 11; more += 1) last = await issueGift(shop, by);
        return last;
      }),
    },
    voidGift: {
      NOT_FOUND: async () => voidGift(getShop(), await owner(), { id: randomUUID(), version: 1 }),
      VERSION_CONFLICT: async () =>
        voidGift(getShop(), await owner(), { ...(await issuedGift(getShop())), version: 2 }),
      STATUS_CONFLICT: async () => {
        const gift = await issuedGift(getShop());
        const { body } = await voidGift(getShop(), await owner(), gift);
        return voidGift(getShop(), await owner(), body);
      },
    },
  };
}
