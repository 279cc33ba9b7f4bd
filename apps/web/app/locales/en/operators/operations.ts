import { defineTexts } from "../../texts.ts";

/** Texts that all changes by operators share. */
export const operations = defineTexts({
  conflict: {
    text: "Someone else has changed this since you opened it. Your changes aren't saved yet, but they aren't lost.",
    theirs: "Saved in the meantime",
    mine: "Your changes",
    nothingElse: "Nothing shown here.",
    nothingTyped: "Nothing yet.",
    goOn: "Continue with the latest",
  },
});
