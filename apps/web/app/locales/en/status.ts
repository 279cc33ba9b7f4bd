import { defineTexts } from "../texts.ts";

export const status = defineTexts("status", {
  home: "Go to home",
  reload: "Reload this page",
  forbidden: { title: "No permission", text: "Your account doesn't have access to this page." },
  denied: { title: "Permission denied", text: "You do not have permission to access this page." },
  notFound: {
    title: "Page not found",
    text: "This address leads nowhere. It may have moved, or a letter went missing on the way.",
  },
  failed: {
    title: "Something went wrong",
    text: "The page couldn't be shown. Your account and your items are as they were.",
  },
  maintenance: {
    title: "Closed for maintenance",
    text: "We're working on the shop and will be back shortly. Your balance and your items are safe.",
    retry: "Try again",
  },
  comingSoon: {
    title: "Coming soon",
    text: "We're putting the last pieces in place.",
    days: "Days",
    hours: "Hours",
    minutes: "Minutes",
    seconds: "Seconds",
  },
});
