import { defineTexts } from "../texts.ts";

/** Texts shown while the shop can't be reached. */
export const offline = defineTexts({
  title: "You're offline",
  text: "This page isn't saved on your device. You can still read the pages that you visited. Opening, buying and selling need a connection.",
  retry: "Try again",
  bar: "You're offline. Prices and stock may have changed.",
  kept: (when: string) => `Saved copy from ${when}. Prices and stock may have changed.`,
});
