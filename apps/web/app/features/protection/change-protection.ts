import { call } from "../../api/call.ts";
import { newIntentKey } from "../../api/intent.ts";
import type { CallInput } from "../../api/request.ts";
import { revalidate } from "../../api/use-query.ts";

type Change = "setLimit" | "confirmLimit" | "acknowledgeCheck" | "beginIdentity";

/** Changes what protects the person, and reads it again for all parts of the page. */
export async function changeProtection<Name extends Change>(name: Name, input: CallInput<Name>): Promise<void> {
  await call(name, input, { idempotencyKey: newIntentKey() });
  await revalidate("getProtection");
}
