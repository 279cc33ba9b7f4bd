import type { boxPage as english } from "../../en/lootboxes/box-page.ts";
import type { Translated } from "../../texts.ts";
import { isolate, number, flooredPercent, percent, plural } from "../grammar.ts";

export const boxPage: Translated<typeof english> = {
  description: (box: string, price: string) =>
    `افتح ${isolate(box)} مقابل ${isolate(price)}. احتمالات كل المنتجات منشورة.`,
  allBoxes: "كل الصناديق",
  opened: (count: number) =>
    plural(count, {
      zero: "لم يُفتح بعد",
      one: "فُتح مرة واحدة",
      two: "فُتح مرتين",
      few: "فُتح # مرات",
      other: "فُتح # مرة",
    }),
  fair: "نزيه وقابل للتحقق",
  fairHint: (hash: string) => `نزيه وقابل للتحقق. تجزئة احتمالات هذا الصندوق هي ${isolate(hash)}`,
  announced: {
    changes: (when: string, version: number, price: string) =>
      `ابتداءً من ${isolate(when)} تصبح لهذا الصندوق احتمالات جديدة (الإصدار ${version}) ويصبح سعره ${isolate(price)}. العروض المقدَّمة قبل ذلك لا تتغير.`,
    closes: (when: string) => `يُغلق هذا الصندوق في ${isolate(when)}. العروض المقدَّمة قبل ذلك لا تتغير.`,
  },
  missing: {
    title: "الصندوق غير موجود",
    text: "لا يوجد هذا الصندوق، أو أنه لم يعد متوفرًا.",
    action: "تصفّح الصناديق",
  },

  figures: {
    label: "سعر هذا الصندوق وقيمته",
    price: "السعر",
    priceHint: "للصندوق الواحد",
    expected: "القيمة المتوقعة",
    expectedHint: "المتوسط عبر عمليات فتح كثيرة",
    median: "القيمة الوسيطة",
    medianHint: "نصف عمليات الفتح لا تقل قيمتها عن هذا المبلغ",
    beats: "تجاوز السعر",
    beatsHint: "احتمال ربح منتج قيمته أعلى من سعر الصندوق",
  },

  facts: {
    best: "احتمال أعلى منتج قيمة",
    perEuro: "متوسط القيمة لكل 1 يورو",
    sellBack: "يُدفع عند البيع للمتجر",
    shipping: "الشحن مع الضريبة، ابتداءً من",
  },

  bar: {
    count: "العدد",
    countOf: (count: number) =>
      plural(count, {
        one: "فتح صندوق واحد",
        two: "فتح صندوقين",
        few: "فتح # صناديق",
        many: "فتح # صندوقًا",
        other: "فتح # صندوق",
      }),
    quick: "فتح سريع",
    sound: "الصوت",
    demo: "فتح تجريبي",
    open: (price: string) => `افتح مقابل ${isolate(price)}`,
    openKey: "اضغط مفتاح المسافة",
    openSeveral: (count: number, price: string) => `افتح ${number(count)} مقابل ${isolate(price)}`,
    signIn: "سجّل الدخول لتفتح",
    topUp: (amount: string) => `تعبئة ${isolate(amount)}`,
    topUpHint: (balance: string) => `رصيدك ${isolate(balance)} لا يكفي.`,
    notServed: (country: string) => `لا نوصل إلى ${isolate(country)} بعد، لذلك لا يمكنك فتح الصناديق.`,
    addresses: "عناوينك",
    admin: "يمكن لحسابات المسؤولين عرض الصناديق، لكن لا يمكنها فتحها.",
  },

  stage: {
    label: (box: string) => `${isolate(box)}، الصندوق نفسه`,
    skip: "تخطّي",
    opening: "جارٍ الفتح",
    open: "الصندوق مفتوح",
    demo: "فتح تجريبي: لا ربح فيه ولا خصم",
    endDemo: "العودة إلى الصندوق",
  },

  contents: {
    title: "محتويات الصندوق",
    lead: (count: number) =>
      plural(count, {
        zero: "لا منتجات.",
        one: "منتج واحد، باحتماله الدقيق.",
        two: "منتجان، لكل منهما احتماله الدقيق.",
        few: "# منتجات، لكل منها احتماله الدقيق.",
        many: "# منتجًا، لكل منها احتماله الدقيق.",
        other: "# منتج، لكل منها احتماله الدقيق.",
      }),
    version: (version: number) => `الاحتمالات، الإصدار ${version}`,
    hash: "تجزئة الاحتمالات",
    tiers: "المستويات",
    allTiers: "الكل",
    sort: "الترتيب حسب",
    sorts: { value: "القيمة", chance: "الاحتمال", name: "الاسم" },
    ranges: "أرقام التذاكر",
    tickets: (from: number, to: number) => (from === to ? number(from) : isolate(`${number(from)} – ${number(to)}`)),
    rangesHint: "كل عملية فتح تسحب تذكرة واحدة من مليون تذكرة، من 0 إلى 999,999.",
    oneIn: (count: number) => `1 من كل ${number(count)}`,
    chance: (share: number) => percent(share),
    atLeast: (share: number) => flooredPercent(share),
    shown: (count: number) =>
      plural(count, {
        zero: "لا منتجات معروضة",
        one: "منتج واحد معروض",
        two: "منتجان معروضان",
        few: "# منتجات معروضة",
        many: "# منتجًا معروضًا",
        other: "# منتج معروض",
      }),
    above: (price: string, share: number) => `قيمة أعلى من ${isolate(price)}: ${flooredPercent(share)} من عمليات الفتح`,
    below: (price: string, share: number) => `قيمة ${isolate(price)} أو أقل: ${percent(share)} من عمليات الفتح`,
  },
};
