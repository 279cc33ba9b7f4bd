import type { LegalFile } from "@trove/contract/constants";
import type { documents as english } from "../../en/files/operators.ts";
import type { Translated } from "../../texts.ts";
import { isolate, plural } from "../grammar.ts";

const names = {
  "terms_of_service.pdf": "شروط الخدمة",
  "privacy_policy.pdf": "سياسة الخصوصية",
  "legal_guarantee.pdf": "الضمان القانوني (الإشعار الرسمي)",
} as const satisfies Record<LegalFile, string>;

export const documents: Translated<typeof english> = {
  title: "المستندات القانونية",
  lead: "يحيل تذييل الصفحات وصفحة الدفع إلى النسخة السارية. وتبقى النسخ الأقدم متاحة في روابطها.",
  back: "كل المدفوعات",
  names,
  versions: (name: string) => `نسخ: ${name}`,
  version: (number: string) => `النسخة ${isolate(number)}`,
  builtIn: (language: string) => `النص الافتراضي (${isolate(language)})`,
  builtInText: "نموذج ليراجعه محامٍ.",
  inForce: "سارية",
  since: (date: string) => `ابتداءً من ${isolate(date)}`,
  uploaded: (name: string, date: string) => `رفعها ${isolate(name)}، ${isolate(date)}`,
  pages: (count: number) =>
    plural(count, {
      zero: "لا صفحات",
      one: "صفحة واحدة",
      two: "صفحتان",
      few: "# صفحات",
      other: "# صفحة",
    }),
  language: "اللغة",
  languageHint: "النص الإنجليزي هو الملزم. ارفعه قبل ترجماته، فأي نسخة إنجليزية أحدث تحل محلها.",
  noticeHint:
    "خذ الملف بهذه اللغة من ملحق اللائحة التنفيذية (EU) 2025/1960، وارفعه دون تغيير. كل لغة قائمة بذاتها، وتعرض اللغات الأخرى الملف الإنجليزي.",
  file: "نسخة جديدة (PDF)",
  from: "تسري ابتداءً من",
  fromHint: "من بداية ذلك اليوم بتوقيت UTC. اتركه فارغًا لتسري الآن.",
  upload: "رفع",
  done: "تم رفع النسخة الجديدة",
  noFile: "اختر ملف PDF",
  tooLarge: "حجم الملف أكبر من 5 ميغابايت",
};
