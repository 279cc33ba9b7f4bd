import { defineTexts } from "../../texts.ts";

/** Texts about another person's opening as the public log shows it. */
export const logged = defineTexts({
  verify: "Verify in your browser",
  verifyOf: (name: string) => `Verify in your browser: ${name}`,
  verdicts: { Logged: "In the public log", Differs: "Doesn't match", Unread: "Not known yet" },
  hints: {
    Logged:
      "The log has it, and the draw adds up. Only the person's own proof can also show that the seed was promised before.",
    Differs: "The shop shows something else than its public log. Save this page.",
    Unread: "The public log can't be read right now. That proves nothing.",
  },
  steps: {
    logged: "Its record is in the public log, which the shop has signed",
    seed: "The revealed seed is the one that the shop promised",
    odds: "The odds are this box's published odds",
    ticket: "The ticket follows from the seeds and the odds",
    item: "The item follows from the ticket",
    time: "The time is the log's, to the minute",
  },
  holds: "holds",
  differs: "differs",
  entry: "The log's entry",
});
