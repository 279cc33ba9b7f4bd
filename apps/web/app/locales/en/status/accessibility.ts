import { defineTexts } from "../../texts.ts";

/** The accessibility statement. Its lists say only what the shop's tests do. */
export const accessibility = defineTexts({
  title: "Accessibility",
  description: (brand: string) => `How accessible ${brand} is, what was tested, and whom to tell of barriers.`,
  aim: "This shop is made to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, as the European standard EN 301 549 asks.",
  tested: {
    title: "What was tested, and how",
    points: {
      states:
        "Automatic tests go through the states of the pages, customers' and the dashboard's, in Chromium, and check them by the rules of axe.",
      looks:
        "They do so in windows of desktop and phone size, on light and dark pages, in left-to-right and right-to-left languages, and in high contrast.",
      keyboard: "Tests use the keyboard alone for menus, dialogs and forms, and check where the focus goes.",
      colours: "Colours that an owner chooses are refused if text can't be read on them.",
      motion: "Animations follow the setting of your device for reduced motion.",
    },
  },
  untested: {
    title: "What was not tested",
    points: {
      readers:
        "Nobody has tested the shop with screen readers over a longer time, and no outside body has assessed it.",
      payment: "Payment pages and the bank's pages belong to others.",
      descriptions: "Descriptions of items are written by the shop's owner and may be incomplete.",
      documents: "PDF documents, such as invoices and terms, were not tested.",
    },
  },
  report: {
    title: "You meet a barrier?",
    text: "Tell us what you wanted to do and what stopped you, and we'll help and mend it:",
    complain: "Complain, and who else can help",
  },
});
