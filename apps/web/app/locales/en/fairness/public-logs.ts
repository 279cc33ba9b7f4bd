import { defineTexts } from "../../texts.ts";
import { number, plural } from "../grammar.ts";

/** Texts about the findings of a browser that checks the public logs. */
export const publicLogs = defineTexts({
  title: "Public log warning",
  nothing: "Nothing was revealed, so nothing was opened.",
  fork: "The shop's public log contradicts what your browser saw before: it has shown two versions that don't continue each other. The shop signed both, which proves it to everyone.",
  unread: (since: string) =>
    `The shop responds, but we haven't been able to read its public log since ${since}. Until we can, your browser can't check whether your openings are in it, or whether others see the same log. That alone proves nothing.`,
  changed: (quorum: number, count: number) =>
    count === 0 || quorum === 0
      ? "Nobody witnesses the shop's public logs any more. It could show others a different log."
      : `The shop has changed the witnesses for its public logs, or how many must sign: now ${number(quorum)} of ${number(count)}. Its signature confirms the change, and your browser uses it from now on.`,
  noticeChanged: (before: string, after: string) =>
    `The shop now announces new odds ${after} ahead. Before, it was ${before}. Its signature confirms the change.`,
  mirrorsChanged: (mirrors: readonly string[]) =>
    mirrors.length === 0
      ? "The shop no longer names anyone who takes openings that it hasn't answered. Its signature confirms the change."
      : `If the shop doesn't answer an opening, your browser now hands it to: ${mirrors.join(", ")}. The shop's signature confirms the change.`,
  minutes: (count: number) => plural(count, { one: "one minute", other: "# minutes" }),
  shortNotice: (box: string) =>
    `The odds of ${box} changed, or it closed, with less notice than the shop promises. Signed offers and the public log show this.`,
  goOn: "I've seen this. Continue",
  save: "Save as file",
});
