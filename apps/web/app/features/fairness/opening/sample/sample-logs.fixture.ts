import { asVersion2, logsLeaf, type LogsTerms, logsText } from "@trove/fairness";
import { logKeys } from "../../../../../../../packages/fairness/test/sample-logs.ts";
import { SampleKey } from "../../../../../../../packages/fairness/test/sample-shop.ts";
import type { PublishedKeys } from "../../shop/shop.ts";
import type { PlacedLogs, SampleOdds } from "./sample-terms.fixture.ts";

/** The keys of a sample shop, and what it says of its logs. */
export class SampleLogs {
  /** The last key signs. */
  readonly keys = [new SampleKey(9)];
  readonly odds: SampleOdds[] = [];
  /** The terms of the logs that the terms log has. */
  readonly onRecord: PlacedLogs[] = [];
  /** Where the terms log has `logs`; null for a shop whose terms are of version 2. */
  logsIndex: number | null = null;
  logs: LogsTerms = { ...logKeys, witnesses: [], quorum: 0, oddsNoticeMinutes: 10 };

  /** Puts other terms of the logs on record, and states and signs them from now on. */
  publish(logs: LogsTerms & { readonly policy: string }): void {
    this.logs = logs;
    this.onRecord.push({ after: this.odds.length, leaf: logsLeaf(logs) });
    this.logsIndex = this.keys.length + this.odds.length + this.onRecord.length - 1;
  }

  /** The keys and the terms of the logs as the shop states them. */
  published(): PublishedKeys {
    return {
      keys: this.keys.map(({ publicKey }, logIndex) => ({ publicKey, logIndex })),
      endorsingKey: undefined,
      logs: this.logs,
      logsSignatures: this.keys.map((key) => key.sign(logsText(asVersion2(this.logs)))),
      logsIndex: this.logsIndex,
      policySignatures: this.keys.map((key) => key.sign(logsText(this.logs))),
    };
  }
}
