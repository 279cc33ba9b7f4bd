import type { opening as english } from "../../en/lootboxes/opening.ts";
import type { Translated } from "../../texts.ts";
import { isolate, number, plural } from "../grammar.ts";

const won = (count: number) =>
  plural(count, {
    one: "ربحت منتجًا واحدًا",
    two: "ربحت منتجين",
    few: "ربحت # منتجات",
    many: "ربحت # منتجًا",
    other: "ربحت # منتج",
  });

export const opening: Translated<typeof english> = {
  result: {
    won: (item: string) => `ربحت ${isolate(item)}`,
    wonSeveral: (count: number, items: string) => `${won(count)}: ${isolate(items)}`,
    severalTitle: won,
    would: (item: string) => `كنت ستربح ${isolate(item)}`,
    wouldSeveral: (count: number) =>
      plural(count, {
        one: "هذا هو المنتج الذي كنت ستربحه",
        two: "هذان هما المنتجان اللذان كنت ستربحهما",
        few: "هذه هي المنتجات الـ # التي كنت ستربحها",
        other: "هذه هي المنتجات الـ # التي كنت ستربحها",
      }),
    from: (box: string) => `من ${isolate(box)}`,
    worth: "القيمة",
    chance: "الاحتمال",
    ticket: "التذكرة",
    ticketOf: (ticket: number) => number(ticket),
    sell: (amount: string) => `بيع مقابل ${isolate(amount)}`,
    sellOf: (item: string, amount: string) => `بيع مقابل ${isolate(amount)}: ${isolate(item)}`,
    sold: (amount: string) => `تم البيع مقابل ${isolate(amount)}`,
    keep: "الاحتفاظ به",
    elsewhere: { Shipping: "في الطريق إليك", Delivered: "تم التسليم" },
    paid: (paid: string, worth: string) => `دفعت ${isolate(paid)}. القيمة ${isolate(worth)}.`,
    wouldHavePaid: (paid: string, worth: string) => `كنت ستدفع ${isolate(paid)}. القيمة ${isolate(worth)}.`,
    key: (key: string) => `اضغط ${isolate(key)}`,
    sellAll: (amount: string) => `بيع الكل مقابل ${isolate(amount)}`,
    sellRest: (amount: string) => `بيع الباقي مقابل ${isolate(amount)}`,
    keepAll: "الاحتفاظ بالكل",
    ship: "شحن",
    shipAll: "شحن الكل",
    close: "إغلاق",
    again: (price: string) => `افتح مجددًا مقابل ${isolate(price)}`,
    demoAgain: "إعادة الفتح التجريبي",
    inventory: "أُضيفت إلى مقتنياتك. لن تخسر شيئًا إن أغلقت.",
    inventoryOne: "أُضيف إلى مقتنياتك. لن تخسر شيئًا إن أغلقت.",
  },

  mayForget: {
    text: "يحفظ هذا المتصفح إثباتات عمليات الفتح، لكنه قد يمحوها إذا ضاقت مساحته، وفي نافذة التصفح الخاص عند إغلاقها.",
    link: "احفظها من حين إلى آخر",
  },

  notices: {
    paused: "لا يمكن فتح هذا الصندوق حاليًا",
    unclear: "لا نعرف بعد هل فُتحت صناديقك. سنسأل مجددًا بالطلب نفسه، فلا يمكن أن يُخصم المبلغ مرتين.",
    noRecord: "جواب المتجر غير مطابق، وليس وثيقة لعملية الفتح. احفظ الأدلة. نسأل مجددًا بالطلب نفسه: فلا تنهيه إلا وثيقة.",
    waiting: (box: string) => `هذا بخصوص عملية فتح ${isolate(box)}. تنتظر الصناديق الأخرى حتى تنتهي.`,
    resumed: (box: string) => `تمت عملية فتح ${isolate(box)} السابقة. إليك ما ربحته.`,
    priceChanged: (before: string, now: string) =>
      `تغيّر السعر من ${isolate(before)} إلى ${isolate(now)}. لم يُفتح شيء. اضغط مجددًا إن كنت توافق.`,
    oddsChanged:
      "تغيّر محتوى هذا الصندوق منذ أن اطلعت عليه. لم يُفتح شيء. تجد الاحتمالات الجديدة أدناه؛ اضغط مجددًا إن كنت توافق.",
    oddsDiffer:
      "الاحتمالات في هذه الصفحة ليست هي المنشورة. لم يُفتح شيء. تعرض الصفحة الآن الاحتمالات المنشورة؛ اضغط مجددًا إن كنت توافق.",
    moved: "تغيّر رصيدك للتو. لم يُفتح شيء. اضغط مجددًا إن شئت.",
    clock:
      "بين ساعة هذا الجهاز وساعة المتجر فرق يزيد على يوم، فلا يستطيع متصفحك أن يعرف هل العرض من اليوم. اضبط الساعة ثم اضغط مجددًا.",
    others:
      "لم يصل بعد جواب لعملية فتح من حساب آخر في هذا المتصفح. يُرسَل الطلب نفسه مجددًا عند كل زيارة. تجدها بين إثباتاتك.",
    othersLink: "عرض إثباتاتي",
    gone: "لم يعد هذا الصندوق معروضًا. لم يُفتح شيء.",
    refused: (reason: string) => `${reason}. لم يُفتح شيء.`,
    unreachable: "تعذّر الوصول إلى المتجر حاليًا. لم يُفتح شيء.",
    restoreFailed: "تعذّر عرض عملية الفتح تلك.",
  },
};
