import { defineTexts } from "../../texts.ts";

/** Texts that all changes by operators share. */
export const operations = defineTexts("dashboard-operations", {
  conflict: {
    text: "Somebody else has changed this since you opened it. Nothing of yours is saved yet, and nothing is lost.",
    theirs: "Saved meanwhile",
    mine: "Entered by you",
    nothingElse: "Nothing that shows here.",
    nothingTyped: "Nothing yet.",
    goOn: "Continue with the latest",
  },
});
