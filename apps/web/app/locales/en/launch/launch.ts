import { defineTexts } from "../../texts.ts";

/** Texts for visitors of a shop that has no goods yet. */
export const launch = defineTexts({
  title: "Opening soon",
  text: "We're filling the shelves. Leave your email address, and we'll tell you once when the first things are here.",
  description: (brand: string) => `${brand} opens soon. Leave your email address to hear when it does.`,
  itemsSoon: "Items come soon",
  itemsSoonText: "There's nothing to buy by the piece yet. Boxes are open.",
  toBoxes: "See boxes",
  boxesSoon: "Boxes come soon",
  boxesSoonText: "There's no box to open yet. The shop has items.",
  toItems: "See items",
  send: "Tell me when you open",
  hint: "One email, then we delete your address.",
  sent: "Check your inbox: press the button in our email to confirm your address.",
  opened: "The shop is open. Reload this page.",
  pages: {
    confirm: {
      title: "Tell you when we open?",
      text: "We'll email you once, when the first things are in the shop. Then we delete your address.",
      submit: "Yes, tell me",
      done: "Done. We'll email you when we open.",
    },
    end: {
      title: "Delete your address?",
      text: "You won't hear from us when the shop opens.",
      submit: "Delete address",
      done: "We've deleted your address.",
    },
    unknown: "This link isn't valid any more.",
    home: "Go to the shop",
  },
});
