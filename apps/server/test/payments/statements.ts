import { randomUUID } from "node:crypto";
import { type Endpoints, type ResponseOf, routes } from "@trove/contract";
import { approve } from "../operators/approve.ts";
import { makeAdmin, type TestPerson } from "../people/people.ts";
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

/** Asks to import an uploaded file, with the sum that its page states. Somebody else has to approve it. */
export async function applyStatement(shop: Pick<Shop, "call">, { token }: Operator, id: string) {
  const seen = await shop.call("getBankStatement", { params: { id }, query: {} }, { token });
  const body = { paidAmount: seen.body.paidAmount };
  return shop.call("applyBankStatement", { params: { id }, body }, { token, key: randomUUID() });
}

type Approver = { person: TestPerson; from: number; until: number };
const approvers = new WeakMap<Shop["app"], Approver>();

/** An operator signs in again after this time, before their session ends. */
const SESSION_MILLISECONDS = 600_000;

/** Returns an operator of the shop who only approves. */
async function approverOf(shop: Shop): Promise<TestPerson> {
  const now = shop.clock.now.getTime();
  const known = approvers.get(shop.app);
  if (known !== undefined && known.from <= now && now < known.until) return known.person;
  const person = await makeAdmin(shop);
  approvers.set(shop.app, { person, from: now, until: now + SESSION_MILLISECONDS });
  return person;
}

/** Lets somebody else approve a call, or reject it if it is not possible any more. Returns whether it is done. */
export async function approveImport(shop: Shop, asked: { text: string }): Promise<boolean> {
  const approver = await approverOf(shop);
  const decided = await approve(shop, approver, asked);
  if (decided.status === 200) return true;
  const { params } = JSON.parse(asked.text) as { params: { approvalId: string } };
  const body = { isApproved: false, reason: "Another file has a part of it" };
  const { token } = approver;
  await shop.call("decideApproval", { params: { id: params.approvalId }, body }, { token, key: randomUUID() });
  return false;
}

/** Uploads a file and imports it, with an approval. A file that was imported before stays as it is. Returns its id. */
export async function importStatement(shop: Shop, operator: Operator, file: string | Buffer): Promise<string> {
  const { status, body } = await uploadStatement(shop, operator, file);
  if (status !== 201) throw new Error(JSON.stringify(body));
  for (;;) {
    const applied = await applyStatement(shop, operator, body.id);
    if (applied.text.includes("STATUS_CONFLICT")) return body.id;
    if (applied.text.includes("APPROVAL_NEEDED")) {
      if (await approveImport(shop, applied)) return body.id;
    }
    // Another file brought a part of it since its page was read, or somebody else asks for it at the same time.
    else if (!/VERSION_CONFLICT|APPROVAL_LIMIT/.test(applied.text)) throw new Error(applied.text);
  }
}
