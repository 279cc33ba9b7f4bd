import { readFileSync } from "node:fs";
import { countedPolicy, parseWitnessKey, parseWitnessPolicy, type WitnessPolicy } from "@trove/fairness/log";
import { z } from "zod";
import { EnvironmentError } from "./environment-error.ts";

/** Another party's server that signs the logs' checkpoints: its verifier key, and the URL of its API. */
export type LogWitness = { key: string; url: string };

const FORM = "must be `none`, or witnesses with commas between, each a verifier key, a space and a URL";

function isWitnessKey(text: string): boolean {
  try {
    parseWitnessKey(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

const isHttp = (url: string) => /^https?:$/.test(URL.parse(url)?.protocol ?? "");

const witness = z
  .string()
  .transform((text) => {
    const [key = "", url = "", ...rest] = text.split(/\s+/);
    return { key, url: url.replace(/\/$/, ""), rest };
  })
  .refine(({ key, url, rest }) => isWitnessKey(key) && isHttp(url) && !rest.length, { error: FORM })
  .transform(({ key, url }): LogWitness => ({ key, url }));

/** Parses LOG_WITNESSES: `none`, or a list. */
export const logWitnesses = z
  .string()
  .transform((text) => (text.trim() === "none" ? [] : text.split(",").map((entry) => entry.trim())))
  .pipe(z.array(witness));

const POLICY_FORM = "must be a file of C2SP tlog-policy, with the URL of each witness";

/** Parses LOG_POLICY: reads the file at a path. */
export const logPolicyFile = z.string().transform((path, context): WitnessPolicy => {
  try {
    const policy = parseWitnessPolicy(readFileSync(path, "utf8"));
    if (policy.witnesses.every(({ url = "" }) => isHttp(url))) return policy;
    context.addIssue({ code: "custom", message: POLICY_FORM });
  } catch (error) {
    context.addIssue({ code: "custom", message: `${POLICY_FORM}: ${error instanceof Error ? error.message : ""}` });
  }
  return z.NEVER;
});

type Witnesses = {
  LOG_POLICY?: WitnessPolicy | undefined;
  LOG_WITNESSES?: readonly LogWitness[] | undefined;
  LOG_QUORUM?: number | undefined;
};

/** The witnesses that the shop asks, and which of them must sign. */
export function witnessPolicyOf({ LOG_POLICY, LOG_WITNESSES = [], LOG_QUORUM = 0 }: Witnesses): WitnessPolicy {
  const witnesses = LOG_WITNESSES.map(({ key, url }) => ({ key: parseWitnessKey(key), url }));
  return LOG_POLICY ?? countedPolicy(LOG_QUORUM, witnesses);
}

/** Throws if two witnesses share a name or a key, or if LOG_QUORUM does not fit the number of witnesses. */
export function refuseUnreachableQuorum({ LOG_POLICY, LOG_WITNESSES = [], LOG_QUORUM }: Witnesses): void {
  if (LOG_POLICY !== undefined) {
    if (LOG_WITNESSES.length === 0 && LOG_QUORUM === undefined) return;
    throw new EnvironmentError("LOG_POLICY has the witnesses and the quorum: remove LOG_WITNESSES and LOG_QUORUM");
  }
  const keys = LOG_WITNESSES.map(({ key }) => parseWitnessKey(key));
  const isEachOther = (values: readonly string[]) => new Set(values).size === values.length;
  const publicKeys = keys.map(({ publicKey }) => Buffer.from(publicKey).toString("hex"));
  if (!isEachOther(keys.map(({ name }) => name)) || !isEachOther(publicKeys)) {
    throw new EnvironmentError("LOG_WITNESSES: each witness needs a name and a key of its own");
  }
  if (keys.length === 0 ? LOG_QUORUM !== undefined : LOG_QUORUM === undefined || LOG_QUORUM > keys.length) {
    throw new EnvironmentError(
      keys.length === 0
        ? "LOG_QUORUM: without LOG_WITNESSES there is nobody to sign"
        : `LOG_QUORUM must be how many of the ${keys.length} LOG_WITNESSES have to sign`,
    );
  }
}
