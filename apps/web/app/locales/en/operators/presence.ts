import { defineTexts } from "../../texts.ts";

/** Who else has a record open in the dashboard. The words stand behind a name. */
export const presence = defineTexts({
  label: "Also here",
  doing: { editing: "is editing", looking: "is viewing" },
});
