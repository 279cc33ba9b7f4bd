import { randomUUID } from "node:crypto";
import type { Endpoints, InputOf } from "@trove/contract";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { addAddress, topUp } from "../payments/till.ts";
import { personWithoutMarket } from "../protection/markets.ts";
import { credit, signUp, type TestPerson } from "./people.ts";
import type { Shop } from "../shop/shop.ts";
import type { Provocations } from "../requests/provocations.ts";

type Change = InputOf<Endpoints["changeClosure"]>["body"];

const change = (shop: Shop, { token }: TestPerson, body: Change) =>
  shop.call("changeClosure", { body }, { token, key: randomUUID() });

const returnOwn = (shop: Shop, { token }: TestPerson, expectedOwn = 0) =>
  shop.call("returnOwnMoney", { body: { expectedOwn } }, { token, key: randomUUID() });

const confirm = (shop: Shop, person: TestPerson) =>
  change(shop, person, { action: "Confirm", givenUpItems: 0, givenUpAmount: 0 });

/** Begins to close a person's account, after they have confirmed who they are. */
export async function beginClosing(shop: Shop, person: TestPerson) {
  await shop.call("confirmPerson", { body: { proof: { kind: "password", password: person.password } } }, person);
  return change(shop, person, { action: "Begin" });
}

/** A new person who closes their account. */
export async function closingPerson(shop: Shop): Promise<TestPerson> {
  const person = await signUp(shop);
  await beginClosing(shop, person);
  return person;
}

/** A new person who takes a break. */
export async function personTakingBreak(shop: Shop): Promise<TestPerson> {
  const tired = await signUp(shop);
  await shop.call("beginBreak", { body: { kind: "Break" } }, { ...tired, key: randomUUID() });
  return tired;
}

/** Asks for a top-up of a new person. */
export async function topUpBy(shop: Shop, newPerson: Promise<TestPerson>) {
  const person = await newPerson;
  return topUp(shop, person, { addressId: await addAddress(shop, person) });
}

/** A new person who signed in an hour ago. */
async function unconfirmedPerson(shop: Shop): Promise<TestPerson> {
  const person = await signUp(shop);
  const createdAt = new Date(shop.clock.now.getTime() - 3_600_000);
  await shop.owner.connection.updateTable("sessions").set({ createdAt }).where("userId", "=", person.userId).execute();
  return person;
}

/** Writes as many complaints as the shop takes in a day. */
export async function complainOften(shop: Shop): Promise<void> {
  await sql`with opened as (
    insert into cases (case_id, number, status, created_at, updated_at)
    select gen_random_uuid(), 900000 + n, 'Open', ${shop.clock.now}, ${shop.clock.now} from generate_series(1, 1000) n
    returning case_id)
  insert into complaints select gen_random_uuid(), case_id, null, 'Ida', 'ida@berg.example', 'en', '', 'Late',
    ${shop.clock.now}, ${shop.clock.now} from opened`.execute(shop.owner.connection);
}

/** A person who has just typed their password. */
async function confirmed(shop: Shop, newPerson: (shop: Shop) => Promise<TestPerson>): Promise<TestPerson> {
  const person = await newPerson(shop);
  const proof = { kind: "password" as const, password: person.password };
  await shop.call("confirmPerson", { body: { proof } }, person);
  return person;
}

export function provokeAccount(
  getShop: () => Shop,
): Pick<Provocations, "exportAccount" | "changeClosure" | "complain" | "returnOwnMoney"> {
  return {
    complain: {
      OVERLOADED: async () => {
        await complainOften(getShop());
        const body = { name: "Ida", email: "ida@berg.example", text: "Late again" };
        return getShop().call("complain", { body });
      },
    },
    exportAccount: {
      CONFIRMATION_REQUIRED: async () =>
        getShop().call("exportAccount", { body: {} }, await unconfirmedPerson(getShop())),
    },
    returnOwnMoney: {
      CONFIRMATION_REQUIRED: async () => returnOwn(getShop(), await unconfirmedPerson(getShop())),
      NOT_OFFERED_HERE: async () => returnOwn(getShop(), await confirmed(getShop(), personWithoutMarket)),
      STATUS_CONFLICT: async () => returnOwn(getShop(), await confirmed(getShop(), signUp)),
      VERSION_CONFLICT: async () => returnOwn(getShop(), await confirmed(getShop(), signUp), 1),
    },
    changeClosure: {
      CONFIRMATION_REQUIRED: async () => change(getShop(), await unconfirmedPerson(getShop()), { action: "Begin" }),
      STATUS_CONFLICT: async () => change(getShop(), await signUp(getShop()), { action: "TakeBack" }),
      CLOSURE_HELD: async () => confirm(getShop(), await closingPerson(getShop())),
      VERSION_CONFLICT: async () => {
        const person = await closingPerson(getShop());
        const begunAt = new Date(getShop().clock.now.getTime() - 48 * 3_600_000);
        await getShop()
          .owner.connection.updateTable("closures")
          .set({ begunAt })
          .where("userId", "=", person.userId)
          .execute();
        await credit(getShop(), person, cents(100));
        return confirm(getShop(), person);
      },
    },
  };
}
