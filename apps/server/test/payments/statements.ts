import { randomUUID } from "node:crypto";
import { type Endpoints, type ResponseOf, routes } from "@trove/contract";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";

type Uploaded = ResponseOf<Endpoints["uploadBankStatement"]> & { code?: string; detail?: string };
type Operator = Pick<TestPerson, "token">;

/** Uploads a file of bank statements, as an operator. */
export async function uploadStatement(
  shop: Pick<Shop, "app">,
  { token }: Operator,
  file: string | Buffer,
  { key = randomUUID(), mediaType = "application/xml" }: { key?: string; mediaType?: string } = {},
) {
  const { method, path } = routes.uploadBankStatement;
  const headers = { authorization: `Bearer ${token}`, "content-type": mediaType, "idempotency-key": key };
  const url = `${path}?fileName=statement.xml`;
  const response = await shop.app.http.inject({ method, url, headers, payload: file });
  const { statusCode: status, body: text, headers: given } = response;
  return { status, body: response.json<Uploaded>(), text, headers: given };
}

/** Imports an uploaded file, with the sum that its page states. */
export async function applyStatement(shop: Pick<Shop, "call">, { token }: Operator, id: string) {
  const seen = await shop.call("getBankStatement", { params: { id }, query: {} }, { token });
  const body = { paidAmount: seen.body.paidAmount };
  return shop.call("applyBankStatement", { params: { id }, body }, { token, key: randomUUID() });
}

/** Uploads a file and imports it. A file that was imported before stays as it is. Returns its id. */
export async function importStatement(
  shop: Pick<Shop, "app" | "call">,
  operator: Operator,
  file: string | Buffer,
): Promise<string> {
  const { status, body } = await uploadStatement(shop, operator, file);
  if (status !== 201) throw new Error(JSON.stringify(body));
  for (;;) {
    const applied = await applyStatement(shop, operator, body.id);
    if (applied.status === 200 || applied.text.includes("STATUS_CONFLICT")) return body.id;
    // Another file brought a part of it since its page was read.
    if (!applied.text.includes("VERSION_CONFLICT")) throw new Error(applied.text);
  }
}
