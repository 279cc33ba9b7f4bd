import { defineTexts } from "../../texts.ts";
import { number, plural } from "../grammar.ts";

const faults = {
  entry: "it's no record",
  seed: "its seed isn't the promised one",
  odds: "its odds weren't on record when it was offered",
  draw: "its items don't follow from seeds and odds",
  reason: "a void for a reason that isn't allowed",
  time: "it's dated before its offer",
};

/** Texts about the figures that a browser computes from the public logs. */
export const trust = defineTexts({
  computed: {
    title: "What your browser has checked",
    lead: "Worked out just now, from our two public logs. We didn't send these numbers.",
    kind: "Computed here",
    reading: "Your browser is reading the public logs…",
    checking: (checked: number) => `Your browser is recomputing openings: ${number(checked)} so far.`,
    sound: (checked: number) =>
      plural(checked, {
        one: "Your browser recomputed one entry, and it adds up.",
        other: "Your browser recomputed # entries, and every one adds up.",
      }),
    wrong: (wrong: number) =>
      plural(wrong, {
        one: "One entry of the log doesn't add up. Don't open anything before you know why.",
        other: "# entries of the log don't add up. Don't open anything before you know why.",
      }),
    empty: "No opening is in the public log yet, so there's nothing to recompute.",
    unread: "The public log can't be read right now. That proves nothing. Try again later.",
    unwitnessed:
      "Too few independent witnesses have signed the newest state of the log. Others may see another one. Try again later.",
    broken: "The public log contradicts itself: its files don't belong to the state that the shop has signed.",
    forked: "The public log contradicts what your browser saw on an earlier visit. The shop has signed both.",
    unreadTerms: (from: number, to: number) =>
      `Not read: entries ${number(from)} to ${number(to)} of the log of odds. There the shop may have changed its witnesses, its mirrors or how long ahead it announces odds.`,
    again: "Try again",
  },

  figures: {
    count: (count: number) => number(count),
    entries: "Entries on record",
    alone: "Signed by the shop alone. Nobody else has seen it.",
    witnessed: (count: number) =>
      plural(count, { one: "Signed by the shop and a witness,", other: "Signed by the shop and # witnesses," }),
    range: (from: number, to: number, size: number) => `Entries ${number(from)} to ${number(to)} of ${number(size)}`,
    voids: "Voided, not charged",
    reasons: {
      poor: (count: number) => `${number(count)} for want of balance`,
      blocked: (count: number) => `${number(count)} of blocked accounts`,
      other: (count: number) => `${number(count)} for another reason`,
    },
    lost: "Records lost",
    noneAmong: "None among these",
    lostAmong: "The shop says so itself, in the log",
    silent: "Left unanswered",
    noMirrors: "Nobody collects them: this shop names no mirror",
    mirrorsSay: (count: number) => plural(count, { one: "As a mirror says", other: "As # mirrors say" }),
    noList: "No mirror can be read right now",
    late: "Logged late",
    untimed: "Nobody but the shop has seen when they came",
    ofTimed: (count: number) =>
      plural(count, { one: "of one that witnesses timed", other: "of # that witnesses timed" }),
    faults,
    fault: (index: number, fault: string) => `Entry ${number(index)}: ${fault}.`,
  },

  all: {
    any: "Check all entries",
    whole: "That's all of them.",
    check: (size: number) => plural(size, { one: "Check the one entry", other: "Check all # entries" }),
    stop: "Stop",
    progress: "Entries checked",
    of: (done: number, size: number) => `${number(done)} of ${number(size)}`,
    last: "Last check in this browser:",
    lastSound: (checked: number) =>
      plural(checked, { one: "one entry, which added up", other: "# entries, which all added up" }),
    lastWrong: (wrong: number) =>
      plural(wrong, { one: "one entry that didn't add up", other: "# entries that didn't add up" }),
    first: "This is this browser's first check.",
  },

  odds: {
    title: "Odds in force",
    list: "Each box, and since when",
    boxes: (count: number) => plural(count, { one: "One open box", other: "# open boxes" }),
    changes: (count: number) => plural(count, { one: "One change announced", other: "# changes announced" }),
    noChanges: "No change announced",
    box: "Box",
    since: "Since, by the log",
    next: "Next change",
    earlier: "earlier than what was read",
    none: "none",
    closes: "closes",
    changesAt: "new odds",
    unread: "The list of open boxes can't be read right now.",
    unlisted: (open: number, missing: number) =>
      `The log has ${plural(open, { one: "one open box", other: "# open boxes" })}. The list that you get lacks ${plural(missing, { one: "one of them", other: "# of them" })}. It may be a moment old, so look again in a few minutes. If it stays so, somebody may be offered a box that you don't see.`,
  },

  mirrors: {
    title: "Copies at others",
    lead: "These are the mirrors' words, not ours. Each has verified every entry that it keeps.",
    size: (size: number) => plural(size, { one: "one entry", other: "# entries" }),
    looked: "last looked at",
    forked: "says that the shop has signed two histories",
    unread: "can't be read right now",
  },
});
