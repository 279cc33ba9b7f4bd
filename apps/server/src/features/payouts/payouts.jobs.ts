import type { Job } from "../../jobs.ts";
import type { PayoutParts } from "./parts.ts";
import { sendPayouts, watchPayouts } from "./sending/send-payouts.ts";

/** Makes jobs for each provider alone, so that one that hangs or fails delays no other. */
export const payoutJobs = (parts: PayoutParts): Job[] =>
  parts.payoutProviders.flatMap((provider) => [
    { name: "send-payouts", provider: provider.name, everySeconds: 5, run: () => sendPayouts({ ...parts, provider }) },
    {
      name: "watch-payouts",
      provider: provider.name,
      everySeconds: 60,
      run: () => watchPayouts({ ...parts, provider }),
    },
  ]);
