import type { Settings } from "@trove/contract";
import {
  asVersion2,
  type IncidentsFile,
  type JudgedIncident,
  type KeptKey,
  logsLeaf,
  type LogsTerms,
  logsText,
  type ProofsFile,
} from "@trove/fairness";
import type { JudgedFile } from "@trove/fairness/judge-file";
import { groupedPolicy, keyText, smallestQuorum, witnessPolicyText } from "@trove/fairness/log";
import type { Connection } from "../../database/connection.ts";
import { type Environment, witnessPolicyOf } from "../../environment.ts";
import type { Job } from "../../jobs.ts";
import type { Secrets } from "../../secrets.ts";
import { signText } from "../fairness/index.ts";
import { confirmCheckpoint } from "./checkpoints/publish-checkpoint.ts";
import { signRecordsAgain, signTermsAgain } from "./checkpoints/sign-again.ts";
import type { CheckpointParts } from "./parts.ts";
import { sequenceRecords } from "./records/sequence-records.ts";
import { proveRecords, provenKeys } from "./proofs/log-proofs.ts";
import { judgeFound } from "./proofs/judge-found.ts";
import { verifyFile } from "./proofs/verify-file.ts";
import { stateShop } from "./statement/state-shop.ts";
import { logSigner } from "./storage/log-signer.ts";
import { isAnyBehind } from "./storage/logs.store.ts";
import { servedCode } from "./terms/code-on-record.ts";
import { makePublishedTerms, type PublishedTerms } from "./terms/published-terms.ts";
import type { TermsParts } from "./terms/sequence-terms.ts";
import { logsHash } from "./terms/logs-on-record.ts";
import { findLogsPlace, readKeyPlaces } from "./terms/terms.store.ts";

type PublicLogParts = {
  db: Connection;
  environment: Environment;
  secrets: Pick<Secrets, "logKey" | "signingKeys">;
  auditHead: TermsParts["auditHead"];
  /** Counts the disputes of the last 90 days, for the shop's statement. */
  countDisputes: (at: Date) => Promise<{ opened: number; answered: number }>;
  /** The company that the shop's statement names. */
  company: (at: Date) => Promise<Settings["company"]>;
  now: () => Date;
  log: CheckpointParts["log"];
};

type Signatures = { keyId: string; signature: string }[];

/**
 * The data with which the logs are verified. Verifier keys have the format of C2SP signed-note. Every signing key of
 * the shop signs the data, so a browser that trusts any of these keys can accept new witnesses.
 */
export type LogKeys = {
  terms: string;
  records: string;
  witnesses: string[];
  quorum: number;
  oddsNoticeMinutes: number;
  /** Signatures of the terms of version 2, which have no policy and no mirrors. */
  signatures: Signatures;
  /** The canonical text of the witnesses' policy. */
  policy: string;
  mirrors: string[];
  policySignatures: Signatures;
};

export type PublicLog = {
  keys: LogKeys;
  /** Returns the place of the keys' leaf in the terms log; null while the log has none, or others after it. */
  logsPlace(): Promise<number | null>;
  terms: PublishedTerms;
  /** Returns the places of the shop's keys in the terms log, by key id. */
  keyPlaces(): Promise<ReadonlyMap<string, number>>;
  /**
   * Puts a manifest of the pages' code on record, unless it is in force. Without enough witnesses it is published
   * later. Throws SyntaxError for another text.
   */
  recordCode(manifest: string): Promise<void>;
  /** Makes proofs for files: of the shop's keys, and of a person's records by nonce. */
  proofs: {
    keys(): Promise<readonly KeptKey[]>;
    records(userId: string, nonces: readonly number[]): Promise<ReadonlyMap<number, string>>;
  };
  /** Judges a file of proofs by the shop's keys and these logs, in the same way as the command-line verifier. */
  verify: (file: ProofsFile) => Promise<JudgedFile>;
  /** Judges the incidents that a browser has reported about these logs. */
  judgeIncidents: (file: IncidentsFile) => Promise<readonly JudgedIncident[]>;
  jobs: readonly Job[];
  /** Asks the witnesses whether the database has lost entries. Must have finished before any box is opened. */
  confirm(): Promise<void>;
};

function vouchedFor(
  logs: Omit<LogKeys, "signatures" | "policySignatures">,
  { signingKeys }: PublicLogParts["secrets"],
): LogKeys {
  const signatures = (terms: LogsTerms): Signatures =>
    signingKeys.map((key) => {
      const { keyId, signature } = signText(key, logsText(terms));
      return { keyId, signature };
    });
  return { ...logs, signatures: signatures(asVersion2(logs)), policySignatures: signatures(logs) };
}

export async function makePublicLog(parts: PublicLogParts): Promise<PublicLog> {
  const { db, environment, secrets, auditHead, now, log } = parts;
  const { ODDS_NOTICE_MINUTES: noticeMinutes } = environment;
  const policy = witnessPolicyOf(environment);
  const signers = { terms: await logSigner(parts, "terms"), records: await logSigner(parts, "records") };
  const checkpoints: CheckpointParts = { db, signers, policy, now, log };
  const shopKeys = { signingKeys: secrets.signingKeys, endorsingKey: environment.ENDORSING_KEY };
  const logs = {
    terms: keyText(signers.terms.key),
    records: keyText(signers.records.key),
    witnesses: policy.witnesses.map(({ key }) => keyText(key)),
    quorum: smallestQuorum(policy),
    oddsNoticeMinutes: noticeMinutes,
    policy: witnessPolicyText(policy),
    mirrors: environment.LOG_MIRRORS,
  };
  const leaf = logsLeaf(logs);
  const terms = makePublishedTerms({ ...checkpoints, keys: shopKeys, noticeMinutes, auditHead, logs: leaf });
  const confirm = async () => {
    await Promise.all([confirmCheckpoint(checkpoints, "terms"), confirmCheckpoint(checkpoints, "records")]);
    terms.forget();
  };
  const confirmWhatIsBehind = async () => {
    if (await isAnyBehind(db)) await confirm();
  };
  const policyOf = (name: "terms" | "records") => groupedPolicy(keyText(signers[name].key), policy);
  const trusted = {
    keys: [
      ...secrets.signingKeys.map(({ publicKey }) => publicKey),
      ...(environment.ENDORSING_KEY === undefined ? [] : [environment.ENDORSING_KEY]),
    ],
    policies: { terms: policyOf("terms"), records: policyOf("records") },
  };
  return {
    keys: vouchedFor(logs, secrets),
    logsPlace: () => findLogsPlace(db, logsHash(leaf)),
    terms,
    keyPlaces: () => readKeyPlaces(db),
    recordCode: async (manifest) => {
      terms.recordCode(servedCode(manifest));
      await terms.publish();
    },
    proofs: {
      keys: () => provenKeys(db, signers.terms.key),
      records: (userId, nonces) => proveRecords(db, userId, nonces),
    },
    verify: (file) => verifyFile(db, trusted, file),
    judgeIncidents: (file) => judgeFound(db, trusted, file),
    jobs: [
      { name: "terms-log", everySeconds: 5, run: () => terms.publish() },
      { name: "shop-statement", everySeconds: 60, run: () => stateShop({ ...parts, terms }) },
      { name: "records-log", everySeconds: 5, run: () => sequenceRecords(checkpoints) },
      { name: "sign-terms-again", everySeconds: 30, run: () => signTermsAgain(checkpoints) },
      { name: "sign-records-again", everySeconds: 60, run: () => signRecordsAgain(checkpoints) },
      { name: "confirm-logs", everySeconds: 60, run: confirmWhatIsBehind },
    ],
    confirm,
  };
}
