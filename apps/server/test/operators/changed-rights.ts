import { randomBytes, randomUUID } from "node:crypto";
import { insertApproval } from "../../src/features/operators/approvals/approvals.store.ts";
import { makeAdmin, type TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";

const toSupport = { presets: ["Support" as const], version: 1, reason: "Another task" };

/** Changes the rights of a new operator. Returns the id of the entry in the audit log. */
export async function changedRights(shop: Shop, owner: TestPerson): Promise<string> {
  const { userId: id } = await makeAdmin(shop);
  const changed = await shop.call("changeRights", { params: { id }, body: toSupport }, owner);
  if (changed.status !== 200) throw new Error(changed.text);
  const { items } = (await shop.call("listAudit", { query: { subjectId: id } }, owner)).body;
  return items[0]?.id ?? "";
}

/**
 * Inserts an approval, as if an operator had asked for a change of rights that a second person must approve. Returns
 * its id.
 */
export async function askForRights(shop: Shop, by?: TestPerson): Promise<string> {
  const [asking, target] = await Promise.all([by ?? makeAdmin(shop), makeAdmin(shop)]);
  const approvalId = randomUUID();
  await insertApproval(shop.owner.connection, {
    approvalId,
    action: "changeRights",
    subjectId: target.userId,
    request: { params: { id: target.userId }, body: toSupport, revertsId: null },
    idempotencyKey: randomUUID(),
    requestHash: randomBytes(32),
    requestedBy: asking.userId,
    requestedAt: shop.clock.now,
    before: { roles: ["Admin"], presets: ["Owner"], version: 1 },
    after: { roles: ["Admin"], presets: ["Support"], version: 2 },
    reason: toSupport.reason,
    people: [target.userId],
  });
  return approvalId;
}
