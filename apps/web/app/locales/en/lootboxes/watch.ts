import { defineTexts } from "../../texts.ts";
import { number, plural } from "../grammar.ts";

/** Texts of a past opening that is watched again, and of the picture to keep. */
export const watch = defineTexts({
  again: "Watch again",
  past: "This opening is of",
  harmless: "Watching it again costs nothing and changes nothing.",
  record: "Record and proof",
  missing: "This opening doesn't exist, or it isn't yours.",
  several: (count: number) => plural(count, { one: "# item", other: "# items" }),
  paid: (paid: string, worth: string) => `Paid ${paid}. Worth ${worth}.`,
  gain: (paid: string, worth: string, more: string) => `Paid ${paid}. Worth ${worth}, ${more} more.`,
  loss: (paid: string, worth: string, less: string) => `Paid ${paid}. Worth ${worth}, ${less} less.`,
  /** Why nothing is shown. */
  unwatched: {
    Differs: "The shop shows something else here than the record says, so it isn't shown again. See the proof.",
    Unknown: "The record of this opening can't be checked right now, so it isn't shown again. Try again in a minute.",
  },
  keepsake: {
    open: "Save a picture",
    title: "A picture to keep",
    lead: "Your browser draws it from the record. It shows no balance, and no name unless you choose so.",
    label: (items: string, box: string) => `Picture: ${items} from ${box}`,
    name: "Show my username",
    by: (name: string) => `Opened by ${name}`,
    worth: "Worth",
    log: "Public log",
    entry: (place: number) => `Entry ${number(place)}`,
    unlogged: "Not in the log yet",
    contested: "There is an open question about this opening. Answer it first, then you can save a picture.",
    save: "Save as PNG",
    close: "Close",
  },
});
