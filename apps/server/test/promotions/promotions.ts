import { randomUUID } from "node:crypto";
import type { Endpoints, InputOf } from "@trove/contract";
import { makeAdmin, type TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";

type NewCode = InputOf<Endpoints["createPromoCode"]>["body"];

/** Returns a code that no other test uses. */
export const newCode = () => randomUUID().replaceAll("-", "").slice(0, 12).toUpperCase();

/** Makes a code as an operator, by default of 10 percent for everybody. Returns the response. */
export function createCode(
  shop: Pick<Shop, "call">,
  { token }: Pick<TestPerson, "token">,
  changed: Partial<NewCode> = {},
) {
  const body = {
    code: newCode(),
    kind: "Percent" as const,
    ...(changed.kind === undefined && { percent: 10 }),
    maxUses: null,
    maxUsesPerPerson: null,
    reason: "Spring",
    ...changed,
  };
  return shop.call("createPromoCode", { body }, { token, key: randomUUID() });
}

/** Makes a code and returns it. */
export async function codeFor(shop: Shop, changed: Partial<NewCode> = {}) {
  const { body, status, text } = await createCode(shop, await makeAdmin(shop), changed);
  if (status !== 201) throw new Error(text);
  return body;
}

/** Ends a code as an operator. Returns the response. */
export const endCode = (
  shop: Pick<Shop, "call">,
  { token }: Pick<TestPerson, "token">,
  { id, version }: { id: string; version: number },
) => shop.call("endPromoCode", { params: { id }, body: { version } }, { token, key: randomUUID() });
