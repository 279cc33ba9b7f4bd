import { smallestQuorum } from "../log/checkpoint/quorum.ts";
import { keyText } from "../log/note/keys.ts";
import type { LogsLeaf } from "../log/leaves/logs-terms.ts";
import { logsTextOf, parseLogsLeaf, policyHash } from "../log/leaves/logs-terms.ts";
import { listOf, verifierKey, whole } from "../text/fields.ts";
import { textFormat } from "../text/text-format.ts";

/** The keys, witnesses and promises of the public logs. Keys are encoded as in C2SP signed-note. */
export type LogsTerms = {
  readonly terms: string;
  readonly records: string;
  /** The number of witnesses that must sign each checkpoint. With a policy, the size of the smallest set that may. */
  readonly quorum: number;
  /**
   * Minutes between publishing other odds of an open box and their coming into force. 0 means that no notice is
   * promised.
   */
  readonly oddsNoticeMinutes: number;
  readonly witnesses: readonly string[];
  /** The canonical text of the witnesses' policy. Missing in terms of version 2. */
  readonly policy?: string | undefined;
  /** Addresses that take unanswered reveals. Missing in terms of version 2. */
  readonly mirrors?: readonly string[] | undefined;
};

const MOST_WITNESSES = 100;

type Version2 = Omit<LogsTerms, "policy" | "mirrors">;

const format = textFormat<Version2>("lootbox/logs/v2", {
  terms: verifierKey,
  records: verifierKey,
  quorum: whole(0),
  oddsNoticeMinutes: whole(0),
  witnesses: listOf(verifierKey, 0, MOST_WITNESSES),
});

/** Without the fields of version 3, which readers of version 2 don't know. */
export function asVersion2({ terms, records, quorum, oddsNoticeMinutes, witnesses }: LogsTerms): LogsTerms {
  return { terms, records, quorum, oddsNoticeMinutes, witnesses };
}

/** The text that a key of the shop signs to confirm a change of these terms. Throws SyntaxError for invalid values. */
export function logsText(logs: LogsTerms): string {
  const { terms, records, oddsNoticeMinutes, policy, mirrors = [] } = logs;
  if (policy === undefined) return format.write(asVersion2(logs));
  return logsTextOf({ terms, records, oddsNoticeMinutes, policyHash: policyHash(policy), mirrors });
}

/** The leaf with which the terms log publishes terms of version 3. Throws SyntaxError for invalid values. */
export function logsLeaf(logs: LogsTerms & { readonly policy: string }): LogsLeaf {
  return { kind: "logs", text: logsText(logs), policy: logs.policy };
}

/** The terms that a leaf publishes. Witnesses and quorum follow from its policy. Throws SyntaxError. */
export function logsTermsOf(leaf: LogsLeaf): LogsTerms {
  const { terms: text, policy } = parseLogsLeaf(leaf);
  const { terms, records, oddsNoticeMinutes, mirrors } = text;
  const witnesses = policy.witnesses.map(({ key }) => keyText(key));
  return { terms, records, quorum: smallestQuorum(policy), oddsNoticeMinutes, witnesses, policy: leaf.policy, mirrors };
}
