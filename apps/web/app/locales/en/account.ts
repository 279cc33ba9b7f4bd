import { defineTexts } from "../texts.ts";

export const account = defineTexts("account", {
  title: "Account settings",
  tabs: "Settings",
  names: { Profile: "Profile", Addresses: "Addresses", Fairness: "Fairness", Security: "Security" },
  profile: {
    title: "About you",
    userName: "User name",
    email: "E-mail",
    fixed: "Your user name and e-mail can't be changed.",
    phoneNumber: "Phone number",
    phoneHint: "With the country's code, like +31612345678",
    save: "Save profile",
    saved: "Profile saved",
  },
  addresses: {
    title: "Your addresses",
    none: "You have no address yet.",
    remove: (label: string) => `Delete address: ${label}`,
    removeTitle: "Delete this address?",
    removeText: "Orders and shipments that went there keep it.",
    keep: "Keep address",
    confirm: "Delete address",
    removed: "Address deleted",
    makeDefault: "Make default",
    isDefaultNow: (label: string) => `${label} is your default address now`,
  },
  fairness: {
    title: "Your part of every draw",
    lead: "Your client seed goes into every opening. Change it whenever you like.",
  },
  security: {
    title: "Change password",
    lead: "You stay signed in here. Every other session ends.",
    currentPassword: "Current password",
    same: "New password must be different from the current one",
    mustMatch: "The two passwords must be equal",
    save: "Change password",
    saved: "Password changed. Other sessions have ended.",
  },
  unsaved: {
    title: "Leave without saving?",
    text: "What you changed here isn't saved yet.",
    stay: "Stay",
    leave: "Leave",
  },
});
