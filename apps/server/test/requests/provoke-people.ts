import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { ASKED_AT, bornOf, waitingCheck } from "../protection/identity-desk.ts";
import { followStranger } from "../protection/follow-stranger.ts";
import { sendShipment } from "../orders/shipments.ts";
import { creditPerson, holdShipments, lockPerson } from "../people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import type { ProviderDesk } from "../sign-in/provider-desk.ts";
import type { Shop } from "../shop/shop.ts";
import type { Provocations } from "./provocations.ts";
import { anyOwner, provokeApproval, type SharedShops } from "./shared-shops.ts";

type Room = Pick<
  Provocations,
  | "getPerson"
  | "listPersonInventory"
  | "listPersonOrders"
  | "listPersonTimeline"
  | "lockPerson"
  | "endPersonSessions"
  | "mailPersonPassword"
  | "correctPersonIdentity"
  | "getPersonProtection"
  | "startPersonBreak"
  | "resetPersonFactors"
  | "notePerson"
  | "creditPerson"
  | "holdShipments"
  | "liftExclusion"
  | "getPersonClosure"
  | "changePersonClosure"
  | "getPersonIdentity"
  | "viewIdentityPicture"
  | "decideIdentity"
>;

/** Provokes the refusals of operators' calls about people. `getShops` is called only when a refusal is provoked. */
export function provokePeople(getShops: () => { shop: Shop; providerDesk: ProviderDesk }, shared: SharedShops): Room {
  const getShop = () => getShops().shop;
  const asAdmin = async <Response>(call: (shop: Shop, admin: TestPerson) => Promise<Response>) =>
    call(getShop(), await anyOwner(getShop()));
  const nobody = () => ({ userId: randomUUID() });
  const params = () => ({ id: randomUUID() });
  const reason = "Asked for it";

  const resetFactors = (shop: Shop, { token }: TestPerson, { userId }: { userId: string }) =>
    shop.call("resetPersonFactors", { params: { id: userId }, body: { reason } }, { token, key: randomUUID() });

  const correctIdentity = (
    shop: Shop,
    { token }: TestPerson,
    { userId: id }: { userId: string },
    countsAlone = false,
  ) => {
    const body = { birthDate: "1990-01-01", residence: "NL", countsAlone, reason };
    return shop.call("correctPersonIdentity", { params: { id }, body }, { token, key: randomUUID() });
  };

  const lift = (shop: Shop, { token }: TestPerson, { userId: id }: { userId: string }) =>
    shop.call("liftExclusion", { params: { id }, body: { reason } }, { token, key: randomUUID() });

  const changeClosure = (
    shop: Shop,
    { token }: TestPerson,
    { userId: id }: { userId: string },
    action: "Begin" | "TakeBack" | "Confirm",
  ) => {
    const left = action === "Confirm" ? { givenUpItems: 1, givenUpAmount: 0 } : {};
    const body = { action, reason, ...left };
    return shop.call("changePersonClosure", { params: { id }, body }, { token, key: randomUUID() });
  };

  /** A person whose account operators have begun to close some hours ago. */
  async function askedPerson(shop: Shop, hours: number): Promise<TestPerson> {
    const person = await signUp(shop);
    const begunAt = new Date(shop.clock.now.getTime() - hours * 3_600_000);
    const begun = { userId: person.userId, begunAt, begunBy: "Operator" as const };
    await shop.owner.connection.insertInto("closures").values(begun).execute();
    return person;
  }

  const decideAbout = (shop: Shop, { token }: TestPerson, { userId: id }: { userId: string }) => {
    const proof = { result: "Verified", birthDate: bornOf({ userId: id }), until: "2031-03-31" } as const;
    const body = { askedAtUtc: ASKED_AT, ...proof, reason };
    return shop.call("decideIdentity", { params: { id }, body }, { token, key: randomUUID() });
  };

  return {
    getPersonClosure: {
      NOT_FOUND: () => asAdmin((shop, admin) => shop.call("getPersonClosure", { params: params() }, admin)),
    },
    changePersonClosure: {
      FORBIDDEN: () => asAdmin((shop, admin) => changeClosure(shop, admin, admin, "Begin")),
      NOT_FOUND: () => asAdmin((shop, admin) => changeClosure(shop, admin, nobody(), "Begin")),
      STATUS_CONFLICT: () => asAdmin(async (shop, admin) => changeClosure(shop, admin, await signUp(shop), "TakeBack")),
      CLOSURE_HELD: () =>
        asAdmin(async (shop, admin) => changeClosure(shop, admin, await askedPerson(shop, 1), "Confirm")),
      VERSION_CONFLICT: () =>
        asAdmin(async (shop, admin) => changeClosure(shop, admin, await askedPerson(shop, 48), "Confirm")),
      ...provokeApproval(shared, async (shop, owner) => {
        const person = await signUp(shop);
        return () => changeClosure(shop, owner, person, "Begin");
      }),
    },
    getPersonIdentity: {
      NOT_FOUND: () => asAdmin((shop, admin) => shop.call("getPersonIdentity", { params: params() }, admin)),
    },
    viewIdentityPicture: {
      NOT_FOUND: () =>
        asAdmin((shop, admin) => shop.call("viewIdentityPicture", { params: { ...params(), picture: "Face" } }, admin)),
    },
    decideIdentity: {
      FORBIDDEN: () => asAdmin((shop, admin) => decideAbout(shop, admin, admin)),
      NOT_FOUND: () => asAdmin((shop, admin) => decideAbout(shop, admin, nobody())),
      STATUS_CONFLICT: () => asAdmin(async (shop, admin) => decideAbout(shop, admin, await signUp(shop))),
      ...provokeApproval(shared, async (shop, owner) => {
        const person = await signUp(shop);
        await waitingCheck(shop, person);
        return () => decideAbout(shop, owner, person);
      }),
    },
    getPerson: { NOT_FOUND: () => asAdmin((shop, admin) => shop.call("getPerson", { params: params() }, admin)) },
    listPersonInventory: {
      NOT_FOUND: () =>
        asAdmin((shop, admin) => shop.call("listPersonInventory", { params: params(), query: {} }, admin)),
    },
    listPersonOrders: {
      NOT_FOUND: () => asAdmin((shop, admin) => shop.call("listPersonOrders", { params: params(), query: {} }, admin)),
    },
    listPersonTimeline: {
      NOT_FOUND: () =>
        asAdmin((shop, admin) => shop.call("listPersonTimeline", { params: params(), query: {} }, admin)),
    },
    lockPerson: {
      FORBIDDEN: () => asAdmin((shop, admin) => lockPerson(shop, admin, admin, true)),
      NOT_FOUND: () => asAdmin((shop, admin) => lockPerson(shop, admin, nobody(), true, { version: 1 })),
      VERSION_CONFLICT: () =>
        asAdmin(async (shop, admin) => lockPerson(shop, admin, await signUp(shop), true, { version: 2 })),
      STATUS_CONFLICT: () => asAdmin(async (shop, admin) => lockPerson(shop, admin, await signUp(shop), false)),
    },
    endPersonSessions: {
      NOT_FOUND: () =>
        asAdmin((shop, admin) => shop.call("endPersonSessions", { params: params(), body: { reason } }, admin)),
    },
    mailPersonPassword: {
      NOT_FOUND: () =>
        asAdmin((shop, admin) => shop.call("mailPersonPassword", { params: params(), body: { reason } }, admin)),
      SIGN_IN_METHOD_DISABLED: async () => {
        const { shop, withPasswords } = getShops().providerDesk;
        const admin = await withPasswords((before) => makeAdmin(before));
        const request = { params: { id: admin.userId }, body: { reason } };
        return shop.call("mailPersonPassword", request, { ...admin, key: randomUUID() });
      },
    },
    correctPersonIdentity: {
      FORBIDDEN: () => asAdmin((shop, admin) => correctIdentity(shop, admin, admin)),
      NOT_FOUND: () => asAdmin((shop, admin) => correctIdentity(shop, admin, nobody())),
      STATUS_CONFLICT: () => asAdmin(async (shop, admin) => correctIdentity(shop, admin, await signUp(shop))),
      ...provokeApproval(shared, async (shop, owner) => {
        const person = await signUp(shop);
        await shop.call("beginIdentity", { body: { birthDate: "1990-01-01", residence: "DE" } }, person);
        return () => correctIdentity(shop, owner, person, true);
      }),
    },
    resetPersonFactors: {
      FORBIDDEN: () => asAdmin((shop, admin) => resetFactors(shop, admin, admin)),
      NOT_FOUND: () => asAdmin((shop, admin) => resetFactors(shop, admin, nobody())),
      STATUS_CONFLICT: () => asAdmin(async (shop, admin) => resetFactors(shop, admin, await signUp(shop))),
    },
    getPersonProtection: {
      NOT_FOUND: () => asAdmin((shop, admin) => shop.call("getPersonProtection", { params: params() }, admin)),
    },
    startPersonBreak: {
      NOT_FOUND: () =>
        asAdmin((shop, admin) =>
          shop.call("startPersonBreak", { params: params(), body: { kind: "Break", reason } }, admin),
        ),
    },
    notePerson: {
      NOT_FOUND: () =>
        asAdmin((shop, admin) => shop.call("notePerson", { params: params(), body: { text: "Called" } }, admin)),
    },
    creditPerson: {
      FORBIDDEN: () => asAdmin((shop, admin) => creditPerson(shop, admin, admin, 5)),
      NOT_FOUND: () => asAdmin((shop, admin) => creditPerson(shop, admin, nobody(), 5)),
      ...provokeApproval(shared, async (shop, owner) => {
        const person = await signUp(shop);
        return () => creditPerson(shop, owner, person, 5);
      }),
    },
    liftExclusion: {
      FORBIDDEN: () => asAdmin((shop, admin) => lift(shop, admin, admin)),
      NOT_FOUND: () => asAdmin((shop, admin) => lift(shop, admin, nobody())),
      STATUS_CONFLICT: () => asAdmin(async (shop, admin) => lift(shop, admin, await signUp(shop))),
      ...provokeApproval(shared, async (shop, owner) => {
        const { userId } = await signUp(shop);
        await followStranger(shop.owner.connection, userId);
        return () => lift(shop, owner, { userId });
      }),
    },
    holdShipments: {
      FORBIDDEN: () => asAdmin((shop, admin) => holdShipments(shop, admin, admin, false)),
      NOT_FOUND: () => asAdmin((shop, admin) => holdShipments(shop, admin, nobody(), true)),
      STATUS_CONFLICT: () => asAdmin(async (shop, admin) => holdShipments(shop, admin, await signUp(shop), false)),
      ...provokeApproval(shared, async (shop, owner) => {
        const person = await signUp(shop);
        await credit(shop, person, cents(1000));
        await sendShipment(shop, person);
        await holdShipments(shop, owner, person, true);
        return () => holdShipments(shop, owner, person, false);
      }),
    },
  };
}
