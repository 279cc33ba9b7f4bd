import { defineTexts } from "../texts.ts";

const countries = new Intl.DisplayNames("en", { type: "region" });

export const sessions = defineTexts({
  title: "Where you're signed in",
  lead: "Each sign-in lasts up to 12 hours. Don't recognise one? Sign out everywhere else, then change your password.",
  here: "This browser",
  country: (code: string) => countries.of(code) ?? code,
  signedIn: "Signed in",
  used: "Last used",
  endOthers: "Sign out everywhere else",
  onlyHere: "You're not signed in anywhere else.",
  ended: (count: number) => (count === 1 ? "Signed out of 1 other session" : `Signed out of ${count} other sessions`),
});
