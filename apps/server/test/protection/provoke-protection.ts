import { randomUUID } from "node:crypto";
import { fromEuros } from "@trove/money";
import { sql } from "kysely";
import { stockBox, type TestBox } from "../catalogue/stock.ts";
import { browserOf, openBoxes, requestOffer } from "../openings/browser.ts";
import { cancel } from "../orders/shipments.ts";
import { orderFromShop } from "../orders/shop-orders.ts";
import { addAddress, topUp } from "../payments/till.ts";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import { begin, declare, finish, sendPicture, whileAskedForProof, withdraw } from "./identity-desk.ts";
import { personIn, personWithoutMarket } from "./markets.ts";
import { openShop, type Shop, type TestResponse } from "../shop/shop.ts";
import type { Provocations } from "../requests/provocations.ts";

type GetShop = () => Shop;

const limitSpending = (shop: Shop, person: TestPerson, amount: number | null) =>
  shop.call("setLimit", { body: { kind: "Spend", period: "day", amount } }, { ...person, key: randomUUID() });

/** Provokes the refusal by a register of exclusions, in a shop whose register never answers. */
const unregistered = (
  act: (shop: Shop, person: TestPerson & { addressId: string }) => Promise<TestResponse<unknown>>,
) => ({
  REGISTER_REFUSED: async () => {
    const shop = await openShop({ EXCLUSION_REGISTER_URL: "http://127.0.0.1:1/" });
    const person = await signUp(shop);
    const response = await act(shop, { ...person, addressId: await addAddress(shop, person) });
    await shop.close();
    return response;
  },
});

/** Provokes the refusals of calls about limits and identity. */
export function provokeProtection(
  getShop: GetShop,
): Pick<
  Provocations,
  | "acknowledgeCheck"
  | "beginIdentity"
  | "confirmLimit"
  | "beginIdentityCheck"
  | "sendIdentityPicture"
  | "finishIdentityCheck"
  | "withdrawIdentityCheck"
> {
  async function confirm(...amounts: number[]) {
    const person = await signUp(getShop());
    let id: string = randomUUID();
    for (const amount of amounts) id = (await limitSpending(getShop(), person, amount)).body.limits[0]?.id ?? id;
    return getShop().call("confirmLimit", { params: { id } }, { ...person, key: randomUUID() });
  }
  /** A person who has begun this many checks, and given up all but the last. */
  async function personWithChecks(count: number) {
    const person = await signUp(getShop());
    await declare(getShop(), person);
    await whileAskedForProof(getShop(), async () => {
      for (let done = 0; done < count; done += 1) {
        await sql`select command.identity_void(${person.userId})`.execute(getShop().owner.connection);
        await begin(getShop(), person);
      }
    });
    return person;
  }
  const uploaded = async (person: TestPerson) => {
    const response = await sendPicture(getShop(), person, "Face");
    return { ...response, body: JSON.parse(response.text) };
  };
  return {
    acknowledgeCheck: {
      VERSION_CONFLICT: async () => {
        const body = { what: "DrawingConsent" as const, textHash: "0".repeat(64) };
        return getShop().call("acknowledgeCheck", { body }, await signUp(getShop()));
      },
    },
    beginIdentityCheck: {
      STATUS_CONFLICT: async () => begin(getShop(), await signUp(getShop())),
      TOO_SOON: async () => {
        const person = await personWithChecks(5);
        await sql`select command.identity_void(${person.userId})`.execute(getShop().owner.connection);
        return whileAskedForProof(getShop(), () => begin(getShop(), person));
      },
    },
    sendIdentityPicture: {
      STATUS_CONFLICT: async () => uploaded(await signUp(getShop())),
      TOO_SOON: async () => {
        const person = await personWithChecks(1);
        await sql`update identity_checks set uploads = 20 where user_id = ${person.userId}`.execute(
          getShop().owner.connection,
        );
        return uploaded(person);
      },
    },
    withdrawIdentityCheck: { STATUS_CONFLICT: async () => withdraw(getShop(), await signUp(getShop())) },
    finishIdentityCheck: { STATUS_CONFLICT: async () => finish(getShop(), await signUp(getShop())) },
    beginIdentity: {
      TOO_SOON: async () => {
        const person = await signUp(getShop());
        const move = (residence: string) =>
          getShop().call("beginIdentity", { body: { birthDate: "1990-01-01", residence } }, person);
        for (const residence of ["NL", "DE"]) await move(residence);
        return move("FR");
      },
    },
    confirmLimit: {
      NOT_FOUND: () => confirm(),
      TOO_SOON: () => confirm(10, 20),
      STATUS_CONFLICT: () => confirm(10),
    },
  };
}

const topUpBy = (shop: Shop, person: TestPerson & { addressId: string }) =>
  topUp(shop, person, { addressId: person.addressId, amount: 25 });

/** Provokes the refusals of top-ups by a market. */
export const unprotectedTopUps = (getShop: GetShop) => ({
  ...unregistered(topUpBy),
  NOT_OFFERED_HERE: async () => topUpBy(getShop(), await personWithoutMarket(getShop())),
  IDENTITY_REQUIRED: async () => topUpBy(getShop(), await personIn(getShop(), { ageCheck: "Declared" })),
  CHECK_DUE: async () => topUpBy(getShop(), await personIn(getShop(), { limitChoice: "Asked" })),
  LIMIT_REACHED: async () => {
    const ceilings = { day: 20, week: null, month: null };
    return topUpBy(getShop(), await personIn(getShop(), { ceilings }));
  },
});

/** Provokes the refusals of selling what a card has paid, by a break and by a limit. */
export function unprotectedSales(getShop: GetShop) {
  const sellAfter = async (act: (person: TestPerson) => Promise<unknown>) => {
    const person = await signUp(getShop());
    await cancel(getShop(), person, (await orderFromShop(getShop(), person)).shipmentId);
    const [item] = (await getShop().call("listInventory", { query: {} }, person)).body.items;
    await act(person);
    const request = { params: { id: item?.id ?? "" }, body: { expectedSellPrice: item?.sellPrice ?? 0 } };
    return getShop().call("sellInventoryItem", request, { ...person, key: randomUUID() });
  };
  return {
    REGISTER_REFUSED: () =>
      sellAfter(({ userId }) =>
        sql`select command.register_answer_keep(${userId}, true, now())`.execute(getShop().owner.connection),
      ),
    TAKING_BREAK: () =>
      sellAfter((person) =>
        getShop().call("beginBreak", { body: { kind: "Break" } }, { ...person, key: randomUUID() }),
      ),
    LIMIT_REACHED: () =>
      sellAfter((person) => {
        const body = { kind: "Deposit", period: "day", amount: 1 } as const;
        return getShop().call("setLimit", { body }, { ...person, key: randomUUID() });
      }),
  };
}

/** Provokes the refusals of offers by a market and by limits. */
export function unprotectedOffers(getShop: GetShop, getBox: () => TestBox) {
  const offerTo = async (person: TestPerson) =>
    requestOffer(getShop(), person, getBox(), await browserOf(getShop(), person));
  return {
    ...unregistered(async (shop, person) => {
      await credit(shop, person, fromEuros(500));
      return requestOffer(shop, person, await stockBox(shop), await browserOf(shop, person));
    }),
    NOT_OFFERED_HERE: async () => offerTo(await personWithoutMarket(getShop())),
    IDENTITY_REQUIRED: async () => offerTo(await personIn(getShop(), { ageCheck: "Declared" })),
    CHECK_DUE: async () => offerTo(await personIn(getShop(), { boxWithdrawal: "None" })),
    LIMIT_REACHED: async () => {
      const person = await personIn(getShop(), {});
      await limitSpending(getShop(), person, 1);
      return offerTo(person);
    },
    TOO_SOON: async () => {
      const person = await personIn(getShop(), { pace: 3600 });
      await openBoxes(getShop(), person, getBox());
      return offerTo(person);
    },
  };
}
