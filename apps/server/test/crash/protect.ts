import { randomBytes } from "node:crypto";
import { type LimitKind, LIMIT_KINDS } from "@trove/contract/limits";
import { parseStopAnswer } from "@trove/fairness";
import { type Cents, fromEuros, times, toEuros } from "@trove/money";
import { newEntropy, sha256 } from "../openings/browser.ts";
import { userIdOf } from "../people/people.ts";
import type { Customer } from "./customer.ts";
import type { Offer } from "./market.ts";
import { Refused } from "./patient-client.ts";

const PERIOD = "month";
const DAY_MS = 86_400_000;
const TOP_UP_MOST = 1000;

const usedFields = { Deposit: "depositedAmount", Spend: "spentAmount", Loss: "lostAmount" } as const;

/** Reads the sums and limits of a person's month, in euros, and the break in force. */
export async function monthOf({ scene, token }: Customer) {
  const { used, limits, break: taken } = await scene.client.call("getProtection", {}, token);
  const month = used.find(({ period }) => period === PERIOD);
  const usedOf = (kind: LimitKind) => month?.[usedFields[kind]] ?? 0;
  const limitOf = (kind: LimitKind) =>
    limits.find((limit) => limit.kind === kind && limit.period === PERIOD)?.amount ?? undefined;
  return { usedOf, limitOf, taken };
}

/** Sets a limit so little above what was used that it is soon reached, each time a lower one, which counts at once. */
export async function tightenLimit(customer: Customer, kind: LimitKind): Promise<void> {
  const { account, chance, scene, token } = customer;
  const used = Math.max(0, Math.ceil((await monthOf(customer)).usedOf(kind)));
  const amount = used + chance.between(10, 80);
  if (amount >= (account.limits.get(kind) ?? Infinity)) return;
  const { limits } = await scene.client.call("setLimit", { body: { kind, period: PERIOD, amount } }, token);
  account.limits.set(kind, amount);
  const told = limits.find((limit) => limit.kind === kind)?.amount;
  if (told !== amount) customer.complain(`a limit of ${amount} is ${told}`);
}

/** Sets a limit of each kind that has none yet, or another one of any kind. */
export async function boundOneself(customer: Customer): Promise<void> {
  const kind = LIMIT_KINDS.find((one) => !customer.account.limits.has(one)) ?? customer.chance.oneOf(LIMIT_KINDS);
  if (kind !== undefined) await tightenLimit(customer, kind);
}

/**
 * Ignores the refusal of something that costs `most`, if it would pass a limit of the person. Complains about a refusal
 * for another reason, and throws other errors.
 */
export function withinLimits(customer: Customer, most: Cents): (error: unknown) => undefined {
  return (error) => {
    if (!(error instanceof Refused) || error.code !== "LIMIT_REACHED") throw error;
    const { params } = JSON.parse(error.text) as { params: { kind: LimitKind; limit: number; used: number } };
    const isOwn = customer.account.limits.get(params.kind) === params.limit;
    const isPassed = fromEuros(params.used) + most > fromEuros(params.limit);
    if (!isOwn || !isPassed) customer.complain(`${toEuros(most)} passes no limit: ${error.text}`);
    customer.scene.traffic.reachedLimits += 1;
  };
}

/** Begins a break or an exclusion by a stop that the person's browser has signed. */
export async function stop(customer: Customer): Promise<void> {
  const { account, browser, chance, scene, token } = customer;
  const isLong = chance.next() < 0.5;
  const { nonce, before } = await scene.client.call("getProvablyFair", {}, token);
  const own = [
    userIdOf(customer),
    isLong ? "EXCLUSION" : "BREAK",
    isLong ? 24 * 200 : 24,
    browser.publicKey,
    nonce,
    before,
  ];
  const text = ["lootbox/stop/v1", ...own, "", randomBytes(16).toString("hex")].join("\n");
  const body = {
    kind: isLong ? ("Exclusion" as const) : ("Break" as const),
    stop: { text, signature: browser.sign(text) },
    ...(isLong && { until: new Date(Date.now() + 201 * DAY_MS).toISOString() }),
  };
  const { stopAnswer } = await scene.client.call("beginBreak", { body }, token);
  account.protection = { kind: body.kind };
  if (stopAnswer === undefined) return customer.complain("a stop has no answer");
  const { stopHash, isTaken } = parseStopAnswer(stopAnswer.text);
  if (stopHash !== sha256(text)) customer.complain("the answer is to another stop");
  // The stop of an exclusion is taken only from a browser that the shop has known for a day.
  if (isTaken !== !isLong) customer.complain(`the stop of a ${body.kind} is answered with ${stopAnswer.text}`);
  if (isTaken) account.protection.stop = text;
}

async function expectRefused(customer: Customer, code: string, what: string, attempt: Promise<unknown>) {
  const answer = await attempt.then(
    () => "accepted",
    (error: unknown) => (error instanceof Refused ? error.code : Promise.reject(error)),
  );
  if (answer !== code) customer.complain(`${what} gets ${answer} in place of ${code}`);
}

/** Asks for a top-up and an offer that the shop must refuse with this code, also after it was killed. */
async function tryBoth(customer: Customer, code: string, amount: number, [box, quantity]: [Offer | undefined, number]) {
  const { addressId, browser, scene, token } = customer;
  const topUp = { amount, addressId, currencyCode: "EUR" };
  await expectRefused(customer, code, "a top-up", scene.client.call("topUp", { body: topUp }, token));
  if (box === undefined) return;
  const chosen = { clientSeed: "lucky", entropyHash: sha256(newEntropy()), browserKey: browser.publicKey };
  const body = { quantity, expectedPrice: toEuros(box.price), ...chosen };
  const offer = scene.client.call("offerOpening", { params: { id: box.id }, body }, token);
  await expectRefused(customer, code, "an offer", offer);
}

export const tryInBreak = (customer: Customer, [box]: readonly Offer[]): Promise<void> =>
  tryBoth(customer, "TAKING_BREAK", 50, [box, 1]);

/** Tries to pass the person's limits. A person without a limit of deposits sets one first. */
export async function tryBeyondLimits(customer: Customer, boxes: readonly Offer[]): Promise<void> {
  if (!customer.account.limits.has("Deposit")) await tightenLimit(customer, "Deposit");
  const { usedOf, limitOf } = await monthOf(customer);
  const left = (kind: LimitKind) => (limitOf(kind) ?? Infinity) - usedOf(kind);
  const amount = Math.max(10, Math.floor(left("Deposit")) + 1);
  const box = boxes.find(
    ({ price }) => toEuros(times(price, 5)) > left("Spend") && times(price, 5) <= customer.account.balance,
  );
  if (amount > TOP_UP_MOST) return;
  await tryBoth(customer, "LIMIT_REACHED", amount, [box, 5]);
  customer.scene.traffic.reachedLimits += 1;
}
