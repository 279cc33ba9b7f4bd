import { randomUUID } from "node:crypto";
import { routes } from "@trove/contract";
import { strFromU8, unzipSync } from "fflate";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";

type Opened = { id: string; code?: string; detail?: string };
type Operator = Pick<TestPerson, "token">;

/** Looks an opening up, as an operator does. */
export function lookInto(shop: Pick<Shop, "call">, { token }: Operator, search: string) {
  return shop.call("openDispute", { body: { search } }, { token, key: randomUUID() });
}

/** Sends a file to the dispute desk, as an operator does. */
export async function sendEvidence(shop: Pick<Shop, "app">, { token }: Operator, text: string) {
  const { method, path } = routes.openDisputeFromFile;
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
    "idempotency-key": randomUUID(),
  };
  const response = await shop.app.http.inject({ method, url: path, headers, payload: text });
  return { status: response.statusCode, body: response.json<Opened>() };
}

/** The texts of the files in the bundle of a dispute, by their names. */
export async function bundleOf(
  shop: Pick<Shop, "app">,
  { token }: Operator,
  id: string,
): Promise<Record<string, string>> {
  const url = routes.downloadDispute.path.replace("{id}", id);
  const { headers, rawPayload } = await shop.app.http.inject({ url, headers: { authorization: `Bearer ${token}` } });
  if (headers["content-type"] !== "application/zip") throw new Error(rawPayload.toString());
  const files = Object.entries(unzipSync(rawPayload));
  return Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
}
