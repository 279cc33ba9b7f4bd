import { randomUUID } from "node:crypto";
import { routes } from "@trove/contract";
import { strFromU8, unzipSync } from "fflate";
import { cents } from "@trove/money";
import { stockBox } from "../catalogue/stock.ts";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import { openBoxes } from "./browser.ts";

type Opened = { id: string; code?: string; detail?: string };
type Operator = Pick<TestPerson, "token">;

/** Looks up an opening as an operator. */
export function lookInto(shop: Pick<Shop, "call">, { token }: Operator, search: string) {
  return shop.call("openDispute", { body: { search } }, { token, key: randomUUID() });
}

/** Sends a file to the dispute desk as an operator. */
export function sendEvidence(shop: Pick<Shop, "app">, operator: Operator, text: string, key?: string) {
  return sendFile<Opened>(shop, operator, { name: "openDisputeFromFile", text }, key);
}

/** Sends a file about the public logs as an operator. */
export function sendIncidents(shop: Pick<Shop, "app">, operator: Operator, text: string, key?: string) {
  return sendFile<{ incidents: object[]; code?: string }>(shop, operator, { name: "examineIncidents", text }, key);
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it says what the response has
async function sendFile<Body>(
  shop: Pick<Shop, "app">,
  { token }: Operator,
  { name, text }: { name: "openDisputeFromFile" | "examineIncidents"; text: string },
  key: string = randomUUID(),
) {
  const { method, path } = routes[name];
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
    "idempotency-key": key,
  };
  const response = await shop.app.http.inject({ method, url: path, headers, payload: text });
  return { status: response.statusCode, body: response.json<Body>() };
}

/** Returns the texts of the files in a zip file, by name. */
export function filesIn(zip: Uint8Array): Record<string, string> {
  const files = Object.entries(unzipSync(zip));
  return Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
}

/** Returns the texts of the files in a dispute's export, by name. */
export async function exportOf(
  shop: Pick<Shop, "app">,
  { token }: Operator,
  id: string,
): Promise<Record<string, string>> {
  const url = routes.downloadDispute.path.replace("{id}", id);
  const { headers, rawPayload } = await shop.app.http.inject({ url, headers: { authorization: `Bearer ${token}` } });
  if (headers["content-type"] !== "application/zip") throw new Error(rawPayload.toString());
  return filesIn(rawPayload);
}

/** Makes a new person who opens a box. */
export async function newOpening(shop: Shop): Promise<{ person: TestPerson; transactionId: string }> {
  const person = await signUp(shop);
  await credit(shop, person, cents(100_000));
  const { body } = await openBoxes(shop, person, await stockBox(shop));
  return { person, transactionId: body.openings[0]?.transactionId ?? "" };
}

/** Returns the file with the shop's records from a dispute's export. */
export async function recordsOf(shop: Pick<Shop, "app">, operator: Operator, id: string): Promise<string> {
  const files = Object.entries(await exportOf(shop, operator, id));
  return files.find(([name]) => name.startsWith("opening"))?.[1] ?? "";
}

/** Makes an opening by a new person. Returns a file of proofs about it, as that person could have kept it. */
export async function newEvidence(shop: Shop, operator: Operator): Promise<string> {
  const { transactionId } = await newOpening(shop);
  return recordsOf(shop, operator, (await lookInto(shop, operator, transactionId)).body.id);
}
