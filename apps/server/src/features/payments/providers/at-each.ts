import type { AtProvider, PaymentParts } from "../parts.ts";

/**
 * Runs a job for every provider at the same time, so that one that is down does not delay the others. Throws afterwards
 * what it threw for any of them.
 */
export async function atEach(parts: PaymentParts, run: (parts: AtProvider) => Promise<void>): Promise<void> {
  const runs = await Promise.allSettled(parts.providers.all.map((provider) => run({ ...parts, provider })));
  const errors: unknown[] = runs.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, "several payment providers failed");
}
