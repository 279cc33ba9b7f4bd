import { defineTexts } from "../../texts.ts";

/** Texts of what people do with all of their data at once. */
export const ownData = defineTexts({
  signInAgain: "Please sign out and in again, and then try once more within ten minutes.",
  download: {
    title: "Download my data",
    lead: "Everything that we have stored about you, as one JSON file: your account, orders, payments, openings with their proofs, and more. Keep it safe.",
    button: "Download my data",
  },
});
