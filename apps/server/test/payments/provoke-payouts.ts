import { randomUUID } from "node:crypto";
import { makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import { openCase } from "../people/operator.ts";
import type { Provocations } from "../requests/provocations.ts";
import { anyOwner, provokeApproval, type SharedShops } from "../requests/shared-shops.ts";
import type { Shop } from "../shop/shop.ts";
import { addCard } from "./card-payouts.ts";
import { provokeCards } from "./provoke-cards.ts";
import {
  addPayee,
  decidePayout,
  newBankPayout,
  offerPayouts,
  reconfirm,
  requestPayout,
  storedPayout,
  verify,
  winner,
} from "./payouts.ts";

type Room = Pick<
  Provocations,
  | "addPayee"
  | "addPayoutCard"
  | "removePayee"
  | "requestPayout"
  | "cancelPayout"
  | "comparePayouts"
  | "approvePayout"
  | "holdPayout"
  | "refusePayout"
  | "makeBankPayoutFile"
>;

async function confirmed(shop: Shop): Promise<TestPerson> {
  const person = await signUp(shop);
  await reconfirm(shop, person);
  return person;
}

const offered = async (shop: Shop): Promise<Shop> => {
  await offerPayouts(shop, await makeAdmin(shop));
  return shop;
};

/** Provokes the errors of payouts. The gateway of `getShop` does not respond, and it has no bank account. */
export function provokePayouts(getShop: () => Shop, shared: SharedShops): Room {
  const decided = (decision: "approvePayout" | "holdPayout" | "refusePayout") => ({
    NOT_FOUND: async () => decidePayout(getShop(), await anyOwner(getShop()), decision, randomUUID()),
    FORBIDDEN: async () => {
      const operator = await makeAdmin(getShop());
      return decidePayout(getShop(), operator, decision, await storedPayout(getShop(), operator));
    },
    STATUS_CONFLICT: async () => {
      const [operator, id] = [await makeAdmin(getShop()), await storedPayout(getShop(), await signUp(getShop()))];
      await decidePayout(getShop(), operator, "refusePayout", id);
      return decidePayout(getShop(), operator, decision, id);
    },
  });
  const approval = (decision: "approvePayout" | "refusePayout", status: "Requested" | "Sent") =>
    provokeApproval(shared, async (shop, owner) => {
      const id = await storedPayout(shop, await signUp(shop));
      const { connection } = shop.owner;
      const change = { status, provider: "bank", providerPayoutId: id };
      await connection.updateTable("payouts").set(change).where("payoutId", "=", id).execute();
      await newBankPayout(shop, id);
      return () => decidePayout(shop, owner, decision, id);
    });
  return {
    addPayee: {
      CONFIRMATION_REQUIRED: async () => addPayee(getShop(), await signUp(getShop())),
      NOT_OFFERED_HERE: async () => addPayee(getShop(), await confirmed(getShop())),
      IDENTITY_REQUIRED: async () => {
        const shop = await offered(await shared.listening());
        return addPayee(shop, await confirmed(shop));
      },
      STATUS_CONFLICT: async () => {
        const shop = await offered(await shared.listening());
        return addPayee(shop, await winner(shop));
      },
    },
    addPayoutCard: {
      CONFIRMATION_REQUIRED: async () => addCard(getShop(), await signUp(getShop()), randomUUID()),
      NOT_OFFERED_HERE: async () => addCard(getShop(), await confirmed(getShop()), randomUUID()),
      IDENTITY_REQUIRED: async () => {
        const shop = await offered(await shared.listening());
        return addCard(shop, await confirmed(shop), randomUUID());
      },
      ...provokeCards(shared),
    },
    removePayee: {
      NOT_FOUND: async () => getShop().call("removePayee", { params: { id: randomUUID() } }, await signUp(getShop())),
    },
    requestPayout: {
      CONFIRMATION_REQUIRED: async () =>
        requestPayout(getShop(), { ...(await signUp(getShop())), payeeId: randomUUID() }),
      NOT_OFFERED_HERE: async () =>
        requestPayout(getShop(), { ...(await confirmed(getShop())), payeeId: randomUUID() }),
      IDENTITY_REQUIRED: async () => {
        const shop = await offered(await shared.listening());
        return requestPayout(shop, { ...(await confirmed(shop)), payeeId: randomUUID() });
      },
      NOT_FOUND: async () => {
        const shop = await offered(await shared.listening());
        return requestPayout(shop, { ...(await winner(shop)), payeeId: randomUUID() });
      },
      TOO_SOON: async () => {
        const shop = await offered(await shared.listening());
        const person = await confirmed(shop);
        await verify(shop, person);
        return requestPayout(shop, { ...person, payeeId: (await addPayee(shop, person)).body.id });
      },
      STATUS_CONFLICT: async () => {
        const shop = await offered(await shared.listening());
        const person = await winner(shop);
        await openCase(shop, await makeAdmin(shop), person);
        return requestPayout(shop, person);
      },
      LIMIT_REACHED: async () => {
        const shop = await offered(await shared.listening());
        return requestPayout(shop, await winner(shop, 1100), 1001);
      },
      INSUFFICIENT_BALANCE: async () => {
        const shop = await offered(await shared.listening());
        return requestPayout(shop, await winner(shop, 10), 11);
      },
    },
    cancelPayout: {
      NOT_FOUND: async () => {
        const { token } = await signUp(getShop());
        return getShop().call("cancelPayout", { params: { id: randomUUID() } }, { token, key: randomUUID() });
      },
      STATUS_CONFLICT: async () => {
        const person = await signUp(getShop());
        const id = await storedPayout(getShop(), person);
        await decidePayout(getShop(), await makeAdmin(getShop()), "refusePayout", id);
        return getShop().call("cancelPayout", { params: { id } }, { token: person.token, key: randomUUID() });
      },
    },
    comparePayouts: {
      GATEWAY_UNAVAILABLE: async () => getShop().call("comparePayouts", {}, await anyOwner(getShop())),
    },
    approvePayout: {
      ...decided("approvePayout"),
      VERSION_CONFLICT: async () => {
        const id = await storedPayout(getShop(), await signUp(getShop()));
        const { token } = await anyOwner(getShop());
        return getShop().call("approvePayout", { params: { id }, body: { amount: 39 } }, { token, key: randomUUID() });
      },
      ...approval("approvePayout", "Requested"),
    },
    holdPayout: decided("holdPayout"),
    refusePayout: { ...decided("refusePayout"), ...approval("refusePayout", "Sent") },
    makeBankPayoutFile: {
      STATUS_CONFLICT: async () => getShop().call("makeBankPayoutFile", {}, await anyOwner(getShop())),
    },
  };
}
