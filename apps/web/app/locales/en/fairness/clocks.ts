import { defineTexts } from "../../texts.ts";

/** The question about an offer whose time is not the expected one. */
export const clocks = defineTexts({
  titles: {
    Ahead: "Your device and the shop show different times",
    Frozen: "The shop's clock stands still",
    Witnesses: "The shop's log was last signed at another time",
  },
  texts: {
    Ahead:
      "Your browser checks the time of each offer, so that the shop can't choose among the odds of different days. If your device's clock is wrong or has just been set, that explains it. If your device is right, the shop's clock is wrong.",
    Frozen:
      "The shop's offers keep the same time. That happens for a while after its clock was put back, because no offer may be older than your last opening or the last change of odds.",
    Witnesses:
      "Others sign the shop's public log every few minutes, which shows that an offer isn't from another day. Either they can't be reached at the moment, or the shop's clock is wrong.",
  },
  device: "Your device",
  shop: "The shop's offer",
  witnesses: "Log signed by others",
  nothing: "Nothing has been revealed yet. If you go on, these times are shown with the opening.",
  goOn: "Go on",
  notNow: "Not now",
  went: "You went on with these times",
});
