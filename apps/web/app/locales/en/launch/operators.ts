import { defineTexts } from "../../texts.ts";
import { number, plural } from "../grammar.ts";

/** Texts of the list of what a shop needs before it opens, and of the words for its visitors until then. */
export const launchGuide = defineTexts({
  title: "Open your shop",
  hide: "Hide this list",
  hidden: "The list is hidden. You can take this back in the audit log.",
  done: "Done",
  showDone: "Show what is done",
  open: "To do",
  testMail: "Send a test email",
  examples: "Make three example boxes",
  examplesDone: "Three example boxes are drafts now. Nothing is published.",
  mailFiles: "No mail server is set: emails become files in the data folder.",
  words: "Words for visitors until then",
  steps: {
    mail: {
      title: "Email works",
      text: "Send yourself a test email.",
    },
    payments: {
      title: "Payment works",
      text: "The payment provider answers the shop.",
    },
    documents: {
      title: "Legal documents",
      text: "Replace the samples by your own terms and privacy policy.",
    },
    guarantee: {
      title: "Legal guarantee",
      text: "Upload the EU's official notice, unchanged, in each language.",
    },
    secondAdmin: {
      title: "A second operator",
      text: "So that nobody locks you out, and someone can approve.",
    },
    backup: {
      title: "A backup",
      text: "Set up backups before the first sale.",
    },
    category: {
      title: "First category",
      text: "Items are sorted into categories.",
    },
    item: {
      title: "First item",
      text: "Import a list with pictures, or add one by hand.",
    },
    safety: {
      title: "Safety of items",
      text: "State the manufacturer and the other facts of every item.",
    },
    box: {
      title: "First box",
      text: "Start from three example boxes, and publish one.",
    },
    market: {
      title: "A market",
      text: "Decide on withdrawals and turn boxes on where you may offer them.",
    },
    identity: {
      title: "Check of identities",
      text: "A market asks for verified identities. Set IDENTITY_CHECK, and name identity in FOUR_EYES.",
    },
    testOrder: {
      title: "A test order",
      text: "Buy something in your own shop with a test card.",
    },
  },
  wordsPage: {
    title: "Opening soon",
    lead: "Visitors read these words while the shop has no goods. Leave them empty for the shop's own words.",
    name: "Title",
    text: "Text",
    save: "Save words",
    saved: "Words saved",
    back: "Catalogue",
  },
  progress: (done: number, all: number) => `${number(done)} of ${number(all)} done`,
  unsafe: (count: number) => plural(count, { one: "# shown item lacks some.", other: "# shown items lack some." }),
  mailSent: (email: string) => `A test email is on its way to ${email}`,
  mailFailed: (reason: string) => `The last email failed: ${reason}`,
  waiting: (count: number) =>
    plural(count, {
      one: "# confirmed address waits for the mail.",
      other: "# confirmed addresses wait for the mail.",
    }),
});
