import { toEuros } from "@trove/money";
import { newEntropy, sha256 } from "../openings/browser.ts";
import type { Customer } from "./customer.ts";
import type { Offer } from "./market.ts";
import { Refused } from "./patient-client.ts";

/** Sets a limit of spending, each time a lower one, so that it counts at once. It is far above what anybody spends. */
export async function lowerLimit({ account, chance, scene, token }: Customer): Promise<void> {
  const amount = account.spendLimit - chance.between(1, 50);
  const body = { kind: "Spend" as const, period: "month" as const, amount };
  const { limits } = await scene.client.call("setLimit", { body }, token);
  account.spendLimit = amount;
  if (limits[0]?.amount !== amount) scene.traffic.complaints.push(`a limit of ${amount} is ${limits[0]?.amount}`);
}

export async function takeBreak({ account, scene, token }: Customer): Promise<void> {
  await scene.client.call("beginBreak", { body: { kind: "Break" } }, token);
  account.takesBreak = true;
}

/** Asks for an offer and a top-up in a break. The shop must refuse both, also after it was killed. */
export async function tryInBreak(customer: Customer, [box]: readonly Offer[]): Promise<void> {
  const { addressId, browser, scene, token } = customer;
  const expectRefused = async (what: string, attempt: Promise<unknown>) => {
    const code = await attempt.then(
      () => "accepted",
      (error: unknown) => (error instanceof Refused ? error.code : Promise.reject(error)),
    );
    if (code !== "TAKING_BREAK") customer.complain(`${what} in a break: ${code}`);
  };
  await expectRefused(
    "a top-up",
    scene.client.call("topUp", { body: { amount: 50, addressId, currencyCode: "EUR" } }, token),
  );
  if (box === undefined) return;
  const chosen = { clientSeed: "lucky", entropyHash: sha256(newEntropy()), browserKey: browser.publicKey };
  const body = { quantity: 1, expectedPrice: toEuros(box.price), ...chosen };
  await expectRefused("an offer", scene.client.call("offerOpening", { params: { id: box.id }, body }, token));
}
