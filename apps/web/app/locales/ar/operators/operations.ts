import type { operations as english } from "../../en/operators/operations.ts";
import type { Translated } from "../../texts.ts";

export const operations: Translated<typeof english> = {
  conflict: {
    text: "غيّر شخص آخر هذا منذ أن فتحته. لم تُحفظ تغييراتك بعد، لكنها لم تُفقد.",
    theirs: "حُفظ في هذه الأثناء",
    mine: "تغييراتك",
    nothingElse: "لا شيء مما يظهر هنا.",
    nothingTyped: "لا شيء بعد.",
    goOn: "المتابعة بأحدث نسخة",
  },
};
