import { defineTexts } from "../../texts.ts";
import { number, plural } from "../grammar.ts";

/** The texts of rehearsing, publishing and looking back at a box's versions. */
export const rehearsalTexts = defineTexts("dashboard-rehearsal", {
  open: { Draft: "Rehearse and publish", Active: "Rehearse the next version", Paused: "Rehearse and open again" },
  title: (version: number) => `Rehearsal of version ${version}`,
  same: "Price and odds are those of the last version. No new one will be made.",
  lacks: "Before it can be published:",
  inForce: {
    atOnce: "It opens at once: nobody can have looked at other odds.",
    afterNotice: (minutes: number) =>
      minutes === 0
        ? "It is in force as soon as the public log has it."
        : plural(minutes, {
            one: "Customers learn of it now. It is in force after the notice of # minute.",
            other: "Customers learn of it now. It is in force after the notice of # minutes.",
          }),
    forGood:
      "Once it is announced it stands in the public log and can't be taken back, only followed by another version.",
  },
  figures: {
    payout: "Payout",
    margin: "Margin per opening",
    worst: "Worst of 1,000 times",
    middle: "Half of the time",
  },
  worstHint: "Result of 1,000 openings, by market value. It is worse in one of 1,000 cases.",
  stock: {
    title: "How long stock lasts",
    item: "Item",
    pieces: "Stock",
    expected: "On average",
    certain: "In 99 of 100 cases",
    unlimited: "unlimited",
    openings: (count: number) => plural(count, { one: "# opening", other: "# openings" }),
    note: "Counts the openings of this box alone, and nothing that was promised before.",
  },
  odds: {
    title: "Text of the odds",
    hash: "Odds hash",
    copy: "Copy the text",
    note: "Exactly this text is published and hashed.",
  },
  confirm: {
    title: (payout: string) => `This box gives away more than it takes: ${payout} %`,
    label: (payout: string) => `Type ${payout} to confirm`,
    mismatch: "That is not the payout",
  },
  publish: { Draft: "Publish and open", Active: "Announce this version", Paused: "Open again" },
  published: (version: number) => `Version ${version} is published`,
  moves: { Paused: "Pause", Archived: "Archive" },
  moved: { Paused: "The box is paused", Archived: "The box is archived" },
  archive: {
    title: "Archive this box?",
    text: "It leaves the shop for good and can't be opened again. Its versions and openings stay.",
    cancel: "Keep it",
    submit: "Archive",
  },
  announced: {
    title: (version: number, price: string) => `Version ${version} at ${price} is announced`,
    closes: "The box closes in the public log",
    when: (time: string, left: string) => `In force from ${time}, in ${left}.`,
    now: "It is in force in a moment.",
    left: (minutes: number, seconds: number) =>
      minutes > 0 ? `${number(minutes)} min ${number(seconds)} s` : `${number(seconds)} s`,
    logged:
      "It stands in the public log. Until it is in force you can cancel it: then nobody opens a box with these odds.",
    paused:
      "The box is paused, so nobody opens it with these odds. Leave it paused until the public log has closed it: opened earlier, it has these odds until the next ones are in force.",
    cancel: "Cancel this version",
    cancelTitle: "Cancel the announced version?",
    cancelText: (version: number) =>
      `The box is paused at once, so nobody opens it with the announced odds. Version ${version} is planned again for you.`,
    cancelNote:
      "The public log keeps what it has announced, and closes the box after the same notice. Then you can open it again, with the odds that you want and at once.",
    cancelSubmit: "Pause and cancel",
    keep: "Let it run",
    cancelled: "The box is paused: nobody opens it with these odds",
    restore: (version: number) => `Plan version ${version} again`,
  },
  history: {
    title: "Versions",
    version: (version: number) => `Version ${version}`,
    current: "last published",
    empty: "Nothing is published yet.",
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
    payout: (payout: string) => `pays ${payout} %`,
    use: "Plan this again",
    more: "Older versions",
  },
});
