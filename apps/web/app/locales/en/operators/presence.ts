import { defineTexts } from "../../texts.ts";

/** Texts about other operators who have a record open in the dashboard. Each text follows a name. */
export const presence = defineTexts({
  label: "Also here",
  doing: { editing: "is editing", looking: "is viewing" },
});
