import type { ShownOpening } from "@trove/fairness";
import { knownLogs } from "../logs/known-logs.ts";
import { policyOf } from "../logs/log-policies.ts";
import { httpShop } from "../shop/http-shop.ts";
import { judgeLogged, type LoggedVerdict } from "./judge-logged.ts";

/** Verifies an opening by the public log, with the logs' keys that this browser knows. Throws ApiError. */
export async function lookUpLogged(shown: ShownOpening): Promise<LoggedVerdict> {
  const policy = policyOf(await knownLogs(), "records");
  if (policy === undefined) return { verdict: "Unread", steps: [], leaf: undefined };
  return judgeLogged(shown, { read: httpShop.log("records"), policy, oddsTable: httpShop.oddsTable });
}
