import type { watchedOdds as english } from "../../en/overview/odds.ts";
import type { Translated } from "../../texts.ts";
import { isolate, number, percent, plural } from "../grammar.ts";
import { nouns } from "../nouns.ts";

export const watchedOdds: Translated<typeof english> = {
  title: "مراقبة الاحتمالات",
  lead: (chance: number) =>
    `مقارنة نتائج الصناديق المفتوحة باحتمالاتها المنشورة. مهما تكرر اطلاعك، لا يتجاوز احتمال أن يكون أي إنذار هنا كاذبًا في أي وقت ${percent(chance)}.`,
  asOf: (time: string) => `حتى ${isolate(time)}`,
  none: "لم يُفتح أي صندوق بعد.",
  back: "العودة إلى لوحة التحكم",
  backToList: "كل الصناديق",
  version: (name: string, version: number) => `${isolate(name)}، الإصدار ${version}`,
  notCurrent: "إصدار أسبق",
  percent: (share: number) => percent(share),
  range: (low: number, high: number) => `من ${percent(low)} إلى ${percent(high)}`,
  openings: (count: number) => plural(count, nouns.openings),
  count: (value: number) => number(value),
  columns: {
    box: "الصندوق",
    openings: "عمليات الفتح",
    expected: "المتوقع",
    observed: "الملاحَظ",
    band: "النطاق",
    payout: "العائد",
    tickets: "التذاكر",
  },
  calm: "كما نُشر",
  evidence: (share: number) => `الدليل عند ${percent(share)} من حد الإنذار`,
  strays: "ينحرف",
  strayed: (time: string) => `ينحرف منذ ${isolate(time)}`,
  payoutTitle: "نسبة عائد كل عمليات الفتح حتى الآن",
  ticketsTitle: "التذاكر المسحوبة، في خمسين قسمًا متساويًا",
  drawn: "المسحوب",
  uniform: "لو كان منتظمًا",
  from: (first: string, last: string) => `من ${isolate(first)} إلى ${isolate(last)}`,
  alarm: "لا يطابق هذا الإصدار احتمالاته المنشورة. أوقف الصندوق مؤقتًا وابحث عن السبب.",
  facts: {
    price: "السعر",
    expected: "القيمة المتوقعة لعملية فتح",
    deviation: "الانحراف المعياري لعملية فتح",
    observed: "نسبة العائد الملاحَظة",
    band: "النطاق لهذا العدد من عمليات الفتح",
  },
  how: "كيف يُختبر هذا",
  howText:
    "يُظهر النطاق ما قد تعطيه احتمالات نزيهة، أيًّا كان عدد عمليات الفتح: فاحتمال أن يخرج عنه صندوق نزيه في أي وقت لا يتجاوز حصته من الاحتمال المذكور أعلاه. ويفحص اختبار ثانٍ مدى انتظام سحب التذاكر.",
};
