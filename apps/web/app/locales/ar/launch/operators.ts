import type { Translated } from "../../texts.ts";
import type { launchGuide as english } from "../../en/launch/operators.ts";
import { isolate, number, plural } from "../grammar.ts";

export const launchGuide: Translated<typeof english> = {
  title: "افتح متجرك",
  hide: "إخفاء القائمة",
  hidden: "أُخفيت القائمة. يمكنك التراجع من سجل التدقيق.",
  done: "تم",
  open: "للإنجاز",
  testMail: "إرسال رسالة اختبار",
  examples: "إنشاء ثلاثة صناديق أمثلة",
  examplesDone: "ثلاثة صناديق أمثلة الآن مسودات. لم يُنشر شيء.",
  mailFiles: "لا خادم بريد: تُحفظ الرسائل ملفات في مجلد البيانات.",
  words: "كلمات للزوار حتى ذلك الحين",
  steps: {
    mail: {
      title: "البريد يعمل",
      text: "أرسل لنفسك رسالة اختبار.",
    },
    payments: {
      title: "الدفع يعمل",
      text: "مزوّد الدفع يستجيب للمتجر.",
    },
    documents: {
      title: "المستندات القانونية",
      text: "استبدل النماذج بشروطك وسياسة الخصوصية.",
    },
    secondAdmin: {
      title: "مشغّل ثانٍ",
      text: "كي لا تُقفل خارج المتجر، ويوجد من يوافق.",
    },
    backup: {
      title: "نسخة احتياطية",
      text: "جهّز النسخ الاحتياطي قبل أول بيع.",
    },
    category: {
      title: "أول فئة",
      text: "تُرتَّب المنتجات في فئات.",
    },
    item: {
      title: "أول منتج",
      text: "استورد قائمة مع الصور، أو أضف واحدًا يدويًا.",
    },
    box: {
      title: "أول صندوق",
      text: "ابدأ من ثلاثة صناديق أمثلة، وانشر واحدًا.",
    },
    market: {
      title: "سوق",
      text: "قرر حق التراجع وفعّل الصناديق حيث يجوز لك عرضها.",
    },
    testOrder: {
      title: "طلب تجريبي",
      text: "اشترِ من متجرك ببطاقة اختبار.",
    },
  },
  wordsPage: {
    title: "نفتتح قريبًا",
    lead: "يقرأ الزوار هذه الكلمات ما دام المتجر بلا بضائع. اتركها فارغة لكلمات المتجر.",
    name: "العنوان",
    text: "النص",
    save: "حفظ الكلمات",
    saved: "حُفظت الكلمات",
    back: "الكتالوج",
  },
  progress: (done, all) => `أُنجز ${number(done)} من ${number(all)}`,
  mailSent: (email) => `رسالة اختبار في طريقها إلى ${isolate(email)}`,
  mailFailed: (reason) => `تعذّر إرسال آخر رسالة: ${isolate(reason)}`,
  waiting: (count) =>
    plural(count, {
      zero: "لا عناوين مؤكدة تنتظر الرسالة.",
      one: "عنوان مؤكد واحد ينتظر الرسالة.",
      two: "عنوانان مؤكدان ينتظران الرسالة.",
      few: "# عناوين مؤكدة تنتظر الرسالة.",
      many: "# عنوانًا مؤكدًا ينتظر الرسالة.",
      other: "# عنوان مؤكد ينتظر الرسالة.",
    }),
};
