import { defineTexts } from "../texts.ts";

export const account = defineTexts({
  title: "Account settings",
  tabs: "Settings",
  names: { Profile: "Profile", Addresses: "Addresses", Fairness: "Fairness", Security: "Security" },
  profile: {
    title: "Personal details",
    userName: "Username",
    email: "Email",
    fixed: "Your username and email can't be changed.",
    phoneNumber: "Phone number",
    phoneHint: "Include the country code, like +31612345678",
    save: "Save profile",
    saved: "Profile saved",
  },
  addresses: {
    title: "Your addresses",
    none: "No saved addresses yet.",
    remove: (label: string) => `Delete address: ${label}`,
    removeTitle: "Delete this address?",
    removeText: "Existing orders and shipments aren't affected.",
    keep: "Keep address",
    confirm: "Delete address",
    removed: "Address deleted",
    makeDefault: "Set as default",
    isDefaultNow: (label: string) => `${label} is now your default address`,
  },
  fairness: {
    title: "Your part in every draw",
    lead: "Your client seed is part of every opening. Change it any time.",
  },
  security: {
    title: "Change password",
    lead: "This signs you out everywhere else.",
    currentPassword: "Current password",
    same: "New password must be different from the current one",
    mustMatch: "Passwords don't match",
    save: "Change password",
    saved: "Password changed. You're signed out everywhere else.",
  },
  unsaved: {
    title: "Leave without saving?",
    text: "You have unsaved changes.",
    stay: "Stay",
    leave: "Leave",
  },
});
