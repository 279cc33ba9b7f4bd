import { defineTexts } from "../../texts.ts";

/** Texts that an open page shows when the operator's rights have changed. */
export const rightsTexts = defineTexts({
  changed: {
    text: "Your rights have changed. The menu already shows what you may do; reload the page to use it here.",
    reload: "Reload",
  },
  granted: {
    title: "You're an operator now",
    text: "Someone gave you access to the dashboard. Sign in again to use it.",
    signIn: "Sign in again",
  },
});
