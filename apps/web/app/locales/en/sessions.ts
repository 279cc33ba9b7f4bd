import { defineTexts } from "../texts.ts";

const countries = new Intl.DisplayNames("en", { type: "region" });

export const sessions = defineTexts("sessions", {
  title: "Where you are signed in",
  lead: "Each sign-in lasts 12 hours at most. Don't know one of them? Sign out everywhere else, then change your password.",
  here: "This browser",
  country: (code: string) => countries.of(code) ?? code,
  signedIn: "Signed in",
  used: "Last used",
  endOthers: "Sign out everywhere else",
  onlyHere: "You are signed in nowhere else.",
  ended: (count: number) => (count === 1 ? "One other sign-in has ended" : `${count} other sign-ins have ended`),
});
