import type { operations as english } from "../../en/dashboard/operations.ts";
import type { Translated } from "../../texts.ts";

export const operations: Translated<typeof english> = {
  conflict: {
    text: "غيّر شخص آخر هذا منذ أن فتحته. لم يُحفظ شيء مما لديك بعد، ولم يضع شيء.",
    theirs: "حُفظ في هذه الأثناء",
    mine: "أدخلته أنت",
    nothingElse: "لا شيء مما يظهر هنا.",
    nothingTyped: "لا شيء بعد.",
    goOn: "المتابعة بأحدث نسخة",
  },
};
