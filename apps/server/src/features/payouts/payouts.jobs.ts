import type { Job } from "../../jobs.ts";
import type { PayoutParts } from "./parts.ts";
import { sendPayouts } from "./sending/send-payouts.ts";
import { watchEndedPayouts, watchPayouts } from "./sending/watch-payouts.ts";

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
    {
      name: "watch-ended-payouts",
      provider: provider.name,
      everySeconds: 3600,
      run: () => watchEndedPayouts({ ...parts, provider }),
    },
  ]);
