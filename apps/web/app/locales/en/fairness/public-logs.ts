import { defineTexts } from "../../texts.ts";
import { number, plural } from "../grammar.ts";

/** Texts for what a browser finds when it looks at the public logs. */
export const publicLogs = defineTexts("publicLogs", {
  title: "Something about the public logs",
  nothing: "Nothing was revealed, so nothing was opened.",
  fork: "The shop's public log contradicts what your browser saw of it before: it has shown two that don't continue each other. The shop signed both, so that proves it to everybody.",
  unread: (since: string) =>
    `The shop answers, but its public log can't be read from here since ${since}. As long as that is so, your browser can't see whether your openings are in it, or whether it is the log that others see. That alone proves nothing.`,
  changed: (quorum: number, count: number) =>
    count === 0 || quorum === 0
      ? "The shop now lets nobody witness its public logs. It may show others a different log."
      : `The shop now has other witnesses for its public logs, or asks for another number of them: ${number(quorum)} of ${number(count)} sign. Its signature vouches for that, and your browser follows from now on.`,
  noticeChanged: (before: string, after: string) =>
    `The shop now announces other odds ${after} ahead. Before, it was ${before}. Its signature vouches for that.`,
  minutes: (count: number) => plural(count, { one: "one minute", other: "# minutes" }),
  shortNotice: (box: string) =>
    `The odds of ${box} changed sooner than the shop promises to announce it. Two offers, both signed, show that.`,
  goOn: "I have seen this. Let me go on",
  save: "Save as a file",
});
