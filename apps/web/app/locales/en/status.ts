import { defineTexts } from "../texts.ts";

export const status = defineTexts({
  home: "Go to home",
  reload: "Reload this page",
  forbidden: { title: "No permission", text: "Your account doesn't have access to this page." },
  denied: { title: "Permission denied", text: "You do not have permission to access this page." },
  notFound: {
    title: "Page not found",
    text: "The page may have moved, or the link may be wrong.",
  },
  failed: {
    title: "Something went wrong",
    text: "The page couldn't be loaded. Your account and your items are safe.",
  },
  maintenance: {
    title: "Closed for maintenance",
    text: "We're working on the shop and will be back shortly. Your balance and your items are safe.",
    retry: "Try again",
  },
  comingSoon: {
    title: "Coming soon",
    text: "We're almost ready.",
    days: "Days",
    hours: "Hours",
    minutes: "Minutes",
    seconds: "Seconds",
  },
});
