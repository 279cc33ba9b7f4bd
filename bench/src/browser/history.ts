import type { Browser } from "playwright-core";
import { makeCustomers } from "../customers.ts";
import { makeHttpClient } from "../http-client.ts";
import { makeOpeningInOneCall } from "../openings/opening.ts";
import type { Place } from "../place.ts";
import { signedIn } from "./signed-in.ts";

const LONGEST_MS = 300_000;

/**
 * Returns how many milliseconds a new browser takes to fetch, verify and store all of a person's records with their log
 * indexes.
 */
export async function historyOnNewDevice(browser: Browser, place: Place, records: number): Promise<number> {
  const [customer] = await makeCustomers(place, 1);
  if (customer === undefined) throw new Error("nobody was registered");
  const send = makeHttpClient(place.url);
  const headers = { "content-type": "application/json", authorization: `Bearer ${customer.token}` };
  const post = (path: string, body: unknown) => send({ method: "POST", path, headers, body: JSON.stringify(body) });
  const { overHttp } = await makeOpeningInOneCall(place, [customer]);
  for (let record = 0; record < records; record += 1) await overHttp(post, customer);

  const page = await signedIn(browser, customer);
  await page.goto(`${place.url}/account-settings?tab=fairness`);
  const begun = performance.now();
  const count = records.toLocaleString("en-GB");
  await page.getByText(`The shop lists ${count} openings.`).waitFor({ timeout: LONGEST_MS });
  const took = performance.now() - begun;
  await page.context().close();
  return took;
}
