import { randomUUID } from "node:crypto";
import { addAddress } from "../payments/till.ts";
import { closingPerson, personTakingBreak } from "../people/provoke-account.ts";
import { appointCustomer, signUp, type TestPerson } from "../people/people.ts";
import { personIn, personWithoutMarket } from "../protection/markets.ts";
import type { Provocations } from "../requests/provocations.ts";
import { anyOwner, provokeApproval, type SharedShops } from "../requests/shared-shops.ts";
import { openShop, type Shop, type TestResponse } from "../shop/shop.ts";
import {
  boughtGift,
  buyGift,
  confirmPerson,
  issuedGift,
  issueGift,
  redeem,
  renewCode,
  unknownCode,
  voidGift,
} from "./gifts.ts";

type Room = Pick<Provocations, "buyGift" | "validateGift" | "renewGiftCode" | "redeemGift" | "issueGift" | "voidGift">;

/** Provokes the refusals of calls about gift codes. `getShop` is called only when a refusal is provoked. */
export function provokeGifts(getShop: () => Shop, shared: SharedShops): Room {
  const owner = () => anyOwner(getShop());
  const redeemAny = async (person: Promise<TestPerson>) => redeem(getShop(), await person, unknownCode());
  const buy = async (person: Promise<TestPerson>) => buyGift(getShop(), await person);
  const unserved = async () => {
    const person = await signUp(getShop());
    return { person, addressId: await addAddress(getShop(), person, "US") };
  };
  /** Provokes the refusals that buying and redeeming share, with a call of a person. */
  const unprotected = <Response>(call: (person: Promise<TestPerson>) => Response) => ({
    NOT_OFFERED_HERE: () => call(personWithoutMarket(getShop())),
    ACCOUNT_CLOSING: () => call(closingPerson(getShop())),
    TAKING_BREAK: () => call(personTakingBreak(getShop())),
    IDENTITY_REQUIRED: () => call(personIn(getShop(), { ageCheck: "Declared" })),
    CHECK_DUE: () => call(personIn(getShop(), { limitChoice: "Asked" })),
  });
  const unregistered = <Body>(call: (shop: Shop, person: TestPerson) => Promise<TestResponse<Body>>) => ({
    REGISTER_REFUSED: async () => {
      const shop = await openShop({ EXCLUSION_REGISTER_URL: "http://127.0.0.1:1/" });
      const response = await call(shop, await signUp(shop));
      await shop.close();
      return response;
    },
  });
  const unseen = { paymentId: `pay_${randomUUID()}`, failTransactionIfUnsuccessful: false };
  const validate = async (shop: Shop) => shop.call("validateGift", { body: unseen }, await signUp(shop));
  const renew = async (id: string, person: TestPerson) => {
    await confirmPerson(getShop(), person);
    return renewCode(getShop(), person, id);
  };
  return {
    buyGift: {
      NOT_FOUND: async () => buyGift(getShop(), await signUp(getShop()), { addressId: randomUUID() }),
      COUNTRY_NOT_SERVED: async () => {
        const { person, addressId } = await unserved();
        return buyGift(getShop(), person, { addressId });
      },
      ...unprotected(buy),
      LIMIT_REACHED: async () => {
        const person = await personIn(getShop(), { ceilings: { day: 49.99, week: null, month: null } });
        return buyGift(getShop(), person, { addressId: person.addressId });
      },
      ...unregistered((shop, person) => buyGift(shop, person)),
      GATEWAY_UNAVAILABLE: () => buy(signUp(getShop())),
    },
    validateGift: {
      NOT_FOUND: async () => validate(await shared.listening()),
      GATEWAY_UNAVAILABLE: () => validate(getShop()),
    },
    renewGiftCode: {
      NOT_FOUND: async () => renew(randomUUID(), await signUp(getShop())),
      CONFIRMATION_REQUIRED: async () => {
        const person = await signUp(getShop());
        await getShop()
          .owner.connection.updateTable("sessions")
          .set({ createdAt: new Date(getShop().clock.now.getTime() - 3_600_000) })
          .where("userId", "=", person.userId)
          .execute();
        return renewCode(getShop(), person, randomUUID());
      },
      STATUS_CONFLICT: async () => {
        const listening = await shared.listening();
        const person = await signUp(listening);
        const gift = await boughtGift(listening, person);
        await voidGift(listening, await anyOwner(listening), gift);
        await confirmPerson(listening, person);
        return renewCode(listening, person, gift.id);
      },
    },
    redeemGift: {
      GIFT_REFUSED: () => redeemAny(signUp(getShop())),
      COUNTRY_NOT_SERVED: async () => redeem(getShop(), (await unserved()).person, unknownCode()),
      ...unprotected(redeemAny),
      ...unregistered((shop, person) => redeem(shop, person, unknownCode())),
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
      STATUS_CONFLICT: async () => {
        const { email } = await personTakingBreak(getShop());
        return issueGift(getShop(), await owner(), { email });
      },
      // Each code is another thing, so only the number of an operator's requests is limited.
      ...provokeApproval(shared, async (shop, by) => async () => {
        let last = await issueGift(shop, by);
        for (let more = 1; more < 11; more += 1) last = await issueGift(shop, by);
        return last;
      }),
    },
    voidGift: {
      FORBIDDEN: async () => {
        const listening = await shared.listening();
        const buyer = await appointCustomer(listening, await anyOwner(listening));
        return voidGift(listening, buyer, await boughtGift(listening, buyer));
      },
      ...provokeApproval(shared, async (shop, by) => {
        const gift = await boughtGift(shop, await signUp(shop));
        return () => voidGift(shop, by, gift);
      }),
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
