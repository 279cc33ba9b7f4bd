import type { Translated } from "../../texts.ts";
import type { translations as english } from "../../en/operators/translations.ts";
import { plural } from "../grammar.ts";

export const translations: Translated<typeof english> = {
  title: "الترجمات",
  hint: "الإنجليزية هي الأساس، وتظهر بها أي نصوص ناقصة.",
  complete: "مكتملة",
  missing: (count: number) =>
    plural(count, {
      zero: "لا نصوص ناقصة",
      one: "نص واحد ناقص",
      two: "نصان ناقصان",
      few: "# نصوص ناقصة",
      many: "# نصًا ناقصًا",
      other: "# نص ناقص",
    }),
  name: (language: string) => `الاسم (${language})`,
  description: (language: string) => `الوصف (${language})`,
  help: "افصل بين الفقرات بسطر فارغ. واختم بأسطر مثل «الخامة: خشب الزان» لعرض المواصفات.",
};
