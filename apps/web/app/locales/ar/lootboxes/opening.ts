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
        one: "كنت ستربح منتجًا واحدًا",
        two: "كنت ستربح منتجين",
        few: "كنت ستربح # منتجات",
        many: "كنت ستربح # منتجًا",
        other: "كنت ستربح # منتج",
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
    gain: (paid: string, worth: string, more: string) =>
      `دفعت ${isolate(paid)}. القيمة ${isolate(worth)}، أي أكثر بمقدار ${isolate(more)}.`,
    loss: (paid: string, worth: string, less: string) =>
      `دفعت ${isolate(paid)}. القيمة ${isolate(worth)}، أي أقل بمقدار ${isolate(less)}.`,
    wouldHavePaid: (paid: string, worth: string) => `كنت ستدفع ${isolate(paid)}. القيمة ${isolate(worth)}.`,
    key: (key: string) => `اضغط ${isolate(key)}`,
    sellAll: (amount: string) => `بيع الكل مقابل ${isolate(amount)}`,
    sellRest: (amount: string) => `بيع الباقي مقابل ${isolate(amount)}`,
    keepAll: "الاحتفاظ بالكل",
    ship: "شحن",
    shipAll: "شحن الكل",
    close: "إغلاق",
    watch: "المشاهدة مرة أخرى",
    again: (price: string) => `افتح مجددًا مقابل ${isolate(price)}`,
    demoAgain: "إعادة الفتح التجريبي",
    inventory: "منتجاتك في مقتنياتك. لن تفقد شيئًا إن أغلقت هذه النافذة.",
    inventoryOne: "منتجك في مقتنياتك. لن تفقد شيئًا إن أغلقت هذه النافذة.",
  },

  cards: {
    lead: (count: number) =>
      plural(count, {
        one: "بطاقتك",
        two: "بطاقتاك، بترتيب السحب",
        few: "بطاقاتك الـ#، بترتيب السحب",
        many: "بطاقاتك الـ#، بترتيب السحب",
        other: "بطاقاتك الـ#، بترتيب السحب",
      }),
    faceDown: (place: number, count: number) => `البطاقة ${number(place)} من ${number(count)}، مقلوبة`,
    faceUp: (place: number, count: number, item: string, tier: string, worth: string) =>
      `البطاقة ${number(place)} من ${number(count)}: ${isolate(item)}، ${tier}، ${isolate(worth)}.`,
    turnAll: "اقلب كل البطاقات",
    turnEach: "اقلب كل بطاقة على حدة",
    turned: (turned: number, count: number) => `قُلبت ${number(turned)} من ${number(count)}`,
  },

  mayForget: {
    text: "يحفظ هذا المتصفح إثباتات عمليات الفتح. وقد يمحوها إذا ضاقت مساحة التخزين، أو عند إغلاق نافذة التصفح الخاص.",
    link: "احفظ نسخة",
  },

  notices: {
    paused: "لا يمكن فتح هذا الصندوق حاليًا",
    handedIn: (mirrors: string) =>
      `لم يردّ المتجر منذ دقيقة، فسلّم متصفحك عملية الفتح هذه إلى ${isolate(mirrors)}. تسأل هذه الجهات المتجر أيضًا، وتنشر صمته إن استمر.`,
    unclear: "لا نعرف بعد هل فُتحت صناديقك. سنسأل مجددًا بالطلب نفسه، فلا يمكن أن يُخصم المبلغ مرتين.",
    noRecord:
      "جواب المتجر غير مطابق، وليس وثيقة لعملية الفتح. احفظ الأدلة. سنسأل مجددًا بالطلب نفسه: فلا تنهيها إلا وثيقة.",
    historyLost:
      "فقد المتجر تغييرات في حسابك تستند إليها عملية الفتح هذه، كما يحدث عند استعادة نسخة احتياطية. وعملية الفتح ما زالت قائمة. احفظ الأدلة وتواصل معنا: متى صُحّح رصيدك أنهاها الطلب نفسه.",
    setAside: "تنحية مؤقتًا",
    waiting: (box: string) => `لم تكتمل عملية فتح ${isolate(box)} بعد. يمكنك فتح صناديق أخرى عند اكتمالها.`,
    resumed: (box: string) => `تمت عملية فتح ${isolate(box)} السابقة. إليك ما ربحته.`,
    priceChanged: (before: string, now: string) =>
      `تغيّر السعر من ${isolate(before)} إلى ${isolate(now)}. لم يُفتح شيء. اضغط مجددًا للموافقة.`,
    oddsChanged:
      "تغيّر محتوى هذا الصندوق منذ أن اطّلعت عليه. لم يُفتح شيء. راجع الاحتمالات الجديدة أدناه، ثم اضغط مجددًا للموافقة.",
    oddsDiffer:
      "لم تطابق الاحتمالات في هذه الصفحة الاحتمالات المنشورة. لم يُفتح شيء. تعرض الصفحة الآن الاحتمالات المنشورة؛ اضغط مجددًا للموافقة.",
    moved: "تغيّر رصيدك للتو. لم يُفتح شيء. اضغط مجددًا للمتابعة.",
    clock: "لم يُفتح شيء. تحقق من وقت جهازك، ثم اضغط مجددًا.",
    unwitnessed: "يبعد عرض المتجر أكثر من يوم عن آخر وقت وقّع فيه آخرون سجله العام. لم يُفتح شيء. يُرجى المحاولة لاحقًا.",
    updating: "يجري تحديث المتجر. لم يُفتح شيء. يُرجى الضغط مجددًا بعد لحظات.",
    stopping: "لم يؤكد المتجر بعد أنك توقفت. لم يُفتح شيء. يُرجى المحاولة مجددًا بعد لحظات.",
    others:
      "لم يصل بعد جواب لعملية فتح من حساب آخر في هذا المتصفح. نرسل الطلب نفسه مجددًا عند كل زيارة. ستجدها بين إثباتاتك.",
    othersLink: "عرض إثباتاتي",
    gone: "لم يعد هذا الصندوق متوفرًا. لم يُفتح شيء.",
    refused: (reason: string) => `${reason}. لم يُفتح شيء.`,
    unreachable: "تعذّر الوصول إلى المتجر حاليًا. لم يُفتح شيء.",
    restoreFailed: "تعذّر تحميل عملية الفتح هذه.",
  },
};
