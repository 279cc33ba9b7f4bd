import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { sendShipment } from "../orders/shipments.ts";
import { creditPerson, holdShipments, lockPerson } from "../people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import type { ProviderDesk } from "../sign-in/provider-desk.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import type { Provocations } from "./provocations.ts";

type Room = Pick<
  Provocations,
  | "getPerson"
  | "listPersonInventory"
  | "listPersonOrders"
  | "listPersonTimeline"
  | "lockPerson"
  | "endPersonSessions"
  | "mailPersonPassword"
  | "notePerson"
  | "creditPerson"
  | "holdShipments"
>;

/** Causes the refusals of what operators do about people. `getShops` is called only when a refusal is provoked. */
export function provokePeople(getShops: () => { shop: Shop; providerDesk: ProviderDesk }): Room {
  const getShop = () => getShops().shop;
  const asAdmin = async <Response>(call: (shop: Shop, admin: TestPerson) => Promise<Response>) =>
    call(getShop(), await makeAdmin(getShop()));
  const nobody = () => ({ userId: randomUUID() });
  const params = () => ({ id: randomUUID() });
  const reason = "Asked for it";

  return {
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
    notePerson: {
      NOT_FOUND: () =>
        asAdmin((shop, admin) => shop.call("notePerson", { params: params(), body: { text: "Called" } }, admin)),
    },
    creditPerson: {
      FORBIDDEN: () => asAdmin((shop, admin) => creditPerson(shop, admin, admin, 5)),
      NOT_FOUND: () => asAdmin((shop, admin) => creditPerson(shop, admin, nobody(), 5)),
      APPROVAL_NEEDED: async () => {
        const shop = await openShop({ FOUR_EYES: "credit", FOUR_EYES_ABOVE: "4.99" });
        const response = await creditPerson(shop, await makeAdmin(shop), await signUp(shop), 5);
        await shop.close();
        return response;
      },
    },
    holdShipments: {
      FORBIDDEN: () => asAdmin((shop, admin) => holdShipments(shop, admin, admin, false)),
      NOT_FOUND: () => asAdmin((shop, admin) => holdShipments(shop, admin, nobody(), true)),
      STATUS_CONFLICT: () => asAdmin(async (shop, admin) => holdShipments(shop, admin, await signUp(shop), false)),
      APPROVAL_NEEDED: async () => {
        const shop = await openShop({ FOUR_EYES: "releases", FOUR_EYES_ABOVE: "5" });
        const [admin, person] = await Promise.all([makeAdmin(shop), signUp(shop)]);
        await credit(shop, person, cents(1000));
        await sendShipment(shop, person);
        await holdShipments(shop, admin, person, true);
        const response = await holdShipments(shop, admin, person, false);
        await shop.close();
        return response;
      },
    },
  };
}
