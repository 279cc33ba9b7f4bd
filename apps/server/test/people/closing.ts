import { randomUUID } from "node:crypto";
import type { Endpoints, InputOf } from "@trove/contract";
import { sql } from "kysely";
import { addAddress, payWith, runGateway, runJob, topUp, validate } from "../payments/till.ts";
import type { Shop } from "../shop/shop.ts";
import type { TestPerson } from "./people.ts";

type Change = InputOf<Endpoints["changeClosure"]>["body"];

/** The calls by which a person closes their account. `current` returns the person and their shop. */
export function closingOf(current: () => { shop: Shop; person: TestPerson }) {
  const change = (body: Change, key = randomUUID(), who = current().person) =>
    current().shop.call("changeClosure", { body }, { token: who.token, key });
  /** Confirms by the password who the person is. */
  const reconfirm = (who = current().person) =>
    current().shop.call("confirmPerson", { body: { proof: { kind: "password", password: who.password } } }, who);
  /** Lets as much time pass since the beginning as has to. */
  const waitTwoDays = () =>
    current()
      .shop.owner.connection.updateTable("closures")
      .set({ begunAt: sql<Date>`begun_at - interval '48 hours'` })
      .where("userId", "=", current().person.userId)
      .where("confirmedAt", "is", null)
      .execute();
  const begin = async () => {
    await reconfirm();
    const begun = await change({ action: "Begin" });
    await waitTwoDays();
    return begun;
  };
  const takeBack = () => change({ action: "TakeBack" });
  const confirm = (givenUpItems = 0, givenUpAmount = 0, key = randomUUID()) =>
    change({ action: "Confirm", givenUpItems, givenUpAmount }, key);
  const closure = async () => (await current().shop.call("getClosure", {}, current().person)).body;
  const refusal = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text).code];

  /** Tops up by a card, and returns the id of the payment at the provider. */
  async function topUpBy(card: string, amount = 50) {
    const { shop, person } = current();
    const addressId = await addAddress(shop, person);
    const { paymentSessionResponse } = (await topUp(shop, person, { addressId, amount })).body;
    const { paymentId } = await payWith(shop, paymentSessionResponse, card);
    return { addressId, paymentId, status: await validate(shop, person, paymentId, false) };
  }

  /** Lets the gateway return what is on its way, and the shop hear of it. */
  async function returnMoney(): Promise<void> {
    const { shop } = current();
    await runJob(shop, "send-refunds");
    await runGateway(shop);
    await runJob(shop, "close-accounts");
  }

  const rowOf = () =>
    current()
      .shop.owner.connection.selectFrom("users")
      .selectAll()
      .where("userId", "=", current().person.userId)
      .executeTakeFirstOrThrow();
  return { change, reconfirm, waitTwoDays, begin, takeBack, confirm, closure, refusal, topUpBy, returnMoney, rowOf };
}
