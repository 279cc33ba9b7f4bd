import { ApiError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import type { CallInput, CallResult } from "../../../api/request.ts";
import { askForPasskey } from "./passkey-browser.ts";

export type FactorProof = CallInput<"finishSignIn">["body"]["proof"];
export type FactorWay = "code" | "passkey" | "recoveryCode";

/** The second step of a sign-in: its token, and the factors that can be used. */
export type SignInStep = { stepToken: string; ways: readonly [FactorWay, ...FactorWay[]] };

/** The second step that a failed sign-in requires; undefined for any other error. */
export function nextStepOf(error: unknown): SignInStep | undefined {
  if (!(error instanceof ApiError) || error.code !== "FACTOR_REQUIRED") return undefined;
  const { ticket, hasAuthenticator, hasPasskeys } = error.problem.params ?? {};
  if (typeof ticket !== "string") return undefined;
  const passkey = hasPasskeys === true ? (["passkey"] as const) : [];
  const code = hasAuthenticator === true ? (["code"] as const) : [];
  const [first = "recoveryCode", ...more] = [...code, ...passkey];
  return { stepToken: ticket, ways: [first, ...more, "recoveryCode"] };
}

export const finishSignIn = (stepToken: string, proof: FactorProof): Promise<CallResult<"finishSignIn">> =>
  call("finishSignIn", { body: { ticket: stepToken, proof } });

/** Signs in with a passkey: as the second step if a step token is given, otherwise without a password. */
export async function finishWithPasskey(given: string | undefined): Promise<CallResult<"finishSignIn">> {
  const { ticket, request } = await call("beginPasskeySignIn", { body: { ticket: given } });
  return finishSignIn(ticket, { kind: "passkey", assertion: await askForPasskey(request) });
}
