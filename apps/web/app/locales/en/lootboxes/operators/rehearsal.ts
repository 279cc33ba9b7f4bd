import { defineTexts } from "../../../texts.ts";
import { exactPercent, number, plural } from "../../grammar.ts";

/** Texts for rehearsing and publishing versions of a box, and for its past versions. */
export const rehearsalTexts = defineTexts({
  open: { Draft: "Rehearse and publish", Active: "Rehearse the next version", Paused: "Rehearse and open again" },
  title: (version: number) => `Rehearsal of version ${version}`,
  same: "Price and odds are the same as in the last version, so no new version will be created.",
  lacks: "Before you can publish:",
  inForce: {
    atOnce: "It opens right away, because nobody has seen other odds.",
    afterNotice: (minutes: number) =>
      minutes === 0
        ? "It takes effect as soon as it's in the public log."
        : plural(minutes, {
            one: "Customers see it now. It takes effect after a notice period of # minute.",
            other: "Customers see it now. It takes effect after a notice period of # minutes.",
          }),
    forGood: "Once announced, it's in the public log for good. It can only be replaced by another version.",
  },
  figures: {
    payout: "Payout",
    margin: "Margin per opening",
    worst: "Worst of 1,000 times",
    middle: "Half of the time",
  },
  worstHint: "Result of 1,000 openings, by market value. One in 1,000 times it's worse.",
  stock: {
    title: "How long stock will last",
    item: "Item",
    pieces: "Stock",
    expected: "On average",
    certain: "99 times in 100",
    unlimited: "unlimited",
    openings: (count: number) => plural(count, { one: "# opening", other: "# openings" }),
    note: "Counts only openings of this box, not what's already owed.",
  },
  odds: {
    title: "Odds text",
    hash: "Odds hash",
    copy: "Copy text",
    note: "This exact text is published and hashed.",
  },
  confirm: {
    title: (payout: number) => `This box pays out more than it takes in: ${exactPercent(payout)}`,
    label: (payout: number) => `Type ${exactPercent(payout)} to confirm`,
    mismatch: "That doesn't match the payout",
  },
  publish: { Draft: "Publish and open", Active: "Announce this version", Paused: "Open again" },
  published: (version: number) => `Version ${version} published`,
  moves: { Paused: "Pause", Archived: "Archive" },
  moved: { Paused: "Box paused", Archived: "Box archived" },
  archive: {
    title: "Archive this box?",
    text: "It leaves the shop permanently and can't be opened again. Its versions and openings are kept.",
    cancel: "Keep it",
    submit: "Archive",
  },
  announced: {
    title: (version: number, price: string) => `Version ${version} at ${price} is announced`,
    closes: "The box closes in the public log",
    when: (time: string, left: string) => `Takes effect at ${time}, in ${left}.`,
    now: "It takes effect in a moment.",
    left: (minutes: number, seconds: number) =>
      minutes > 0 ? `${number(minutes)} min ${number(seconds)} s` : `${number(seconds)} s`,
    logged: "It's in the public log. You can cancel it until it takes effect, so nobody opens a box with these odds.",
    paused:
      "The box is paused, so nobody can open it with these odds. Leave it paused until the public log has closed it. If reopened earlier, it uses these odds until the next ones take effect.",
    cancel: "Cancel this version",
    cancelTitle: "Cancel the announced version?",
    cancelText: (version: number) =>
      `The box is paused right away, so nobody can open it with the announced odds. Version ${version} is restored as your plan.`,
    cancelNote:
      "The public log keeps the announcement and closes the box after the same notice period. Then you can reopen it right away with the odds you want.",
    cancelSubmit: "Pause and cancel",
    keep: "Keep version",
    cancelled: "Box paused. Nobody can open it with these odds",
    restore: (version: number) => `Restore version ${version}`,
  },
  history: {
    title: "Versions",
    version: (version: number) => `Version ${version}`,
    current: "last published",
    empty: "Nothing published yet.",
    first: "The first version",
    nothing: "Same price and odds",
    price: (before: string, after: string) => `Price: ${before}, then ${after}`,
    added: (item: string, tickets: number) =>
      `Added: ${item}, ${plural(tickets, { one: "# ticket", other: "# tickets" })}`,
    removed: (item: string, tickets: number) =>
      `Removed: ${item}, ${plural(tickets, { one: "# ticket", other: "# tickets" })}`,
    tickets: (item: string, before: number, after: number) =>
      `${item}: ${number(before)}, then ${number(after)} tickets`,
    value: (item: string, before: string, after: string) => `${item}: worth ${before}, then ${after}`,
    renamed: (before: string, after: string) => `${before}, then called ${after}`,
    payout: (payout: number) => `pays ${exactPercent(payout)}`,
    use: "Restore as plan",
    more: "Older versions",
  },
});
