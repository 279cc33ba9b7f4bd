import type { LogPolicy } from "@trove/fairness/log";

export type LogName = "terms" | "records";

export type MirrorSettings = {
  /** The shop's URL, without a slash at its end. */
  readonly shop: string;
  /** The signatures that checkpoints of each log need before they are copied. */
  readonly policies: Readonly<Record<LogName, LogPolicy>>;
  /** The mirror's name: its URL without the scheme. */
  readonly name: string;
  /** Who runs the mirror, for `/about`. */
  readonly operator: string | undefined;
  /** Everything that the mirror stores. One process uses it. */
  readonly folder: string;
  readonly mostBytes: number;
  readonly hasWitness: boolean;
  /** True if people may hand in reveals that the shop has not answered. */
  readonly hasSilences: boolean;
  /** Addresses of the proxies in front that add X-Forwarded-For. */
  readonly proxies: readonly string[];
  /** The folder of the built verifier, and the Content-Security-Policy of its page. */
  readonly verifier: { readonly folder: string; readonly policy: string } | undefined;
  readonly logger: boolean;
  readonly now: () => Date;
};
