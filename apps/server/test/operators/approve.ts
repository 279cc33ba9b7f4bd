import { randomUUID } from "node:crypto";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";

/** Approves the approval that a call waits for. `asked` is that call's response. Throws if it does not wait for one. */
export function approve(shop: Pick<Shop, "call">, { token }: TestPerson, asked: { text: string }) {
  const problem = JSON.parse(asked.text) as { code: string; params?: { approvalId: string } };
  if (problem.code !== "APPROVAL_NEEDED" || problem.params === undefined) throw new Error(asked.text);
  const { approvalId: id } = problem.params;
  return shop.call("decideApproval", { params: { id }, body: { isApproved: true } }, { token, key: randomUUID() });
}
