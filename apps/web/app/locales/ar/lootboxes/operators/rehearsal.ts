import type { rehearsalTexts as english } from "../../../en/lootboxes/operators/rehearsal.ts";
import type { Translated } from "../../../texts.ts";
import { exactPercent, isolate, number, plural } from "../../grammar.ts";
import { nouns } from "../../nouns.ts";

export const rehearsalTexts: Translated<typeof english> = {
  open: { Draft: "المحاكاة والنشر", Active: "محاكاة الإصدار التالي", Paused: "المحاكاة وإعادة الفتح" },
  title: (version: number) => `محاكاة الإصدار ${version}`,
  same: "السعر والاحتمالات كما في الإصدار الأخير، لذا لن يُنشأ إصدار جديد.",
  lacks: "قبل أن تتمكن من النشر:",
  inForce: {
    atOnce: "يُفتح فورًا، لأن أحدًا لم يطّلع على احتمالات أخرى.",
    afterNotice: (minutes: number) =>
      minutes === 0
        ? "يسري فور أن يدخل السجل العام."
        : plural(minutes, {
            one: "يراه العملاء الآن. ويسري بعد مهلة إعلان مدتها دقيقة واحدة.",
            two: "يراه العملاء الآن. ويسري بعد مهلة إعلان مدتها دقيقتان.",
            few: "يراه العملاء الآن. ويسري بعد مهلة إعلان مدتها # دقائق.",
            other: "يراه العملاء الآن. ويسري بعد مهلة إعلان مدتها # دقيقة.",
          }),
    forGood: "بعد الإعلان عنه يبقى في السجل العام نهائيًا، ولا يمكن إلا استبداله بإصدار آخر.",
  },
  figures: {
    payout: "العائد",
    margin: "الهامش لكل عملية فتح",
    worst: "الأسوأ بين 1,000 مرة",
    middle: "في نصف المرات",
  },
  worstHint: "نتيجة 1,000 عملية فتح، بالقيمة السوقية. تكون أسوأ من ذلك في حالة واحدة من 1,000.",
  stock: {
    title: "إلى متى يكفي المخزون",
    item: "المنتج",
    pieces: "المخزون",
    expected: "في المتوسط",
    certain: "في 99 من 100 حالة",
    unlimited: "غير محدود",
    openings: (count: number) => plural(count, nouns.openings),
    note: "تُحسب عمليات فتح هذا الصندوق وحده، دون ما هو مستحق من قبل.",
  },
  odds: {
    title: "نص الاحتمالات",
    hash: "تجزئة الاحتمالات",
    copy: "نسخ النص",
    note: "هذا النص بالضبط هو ما يُنشر وتُحسب تجزئته.",
  },
  confirm: {
    title: (payout: number) => `يمنح هذا الصندوق أكثر مما يأخذ: ${isolate(exactPercent(payout))}`,
    label: (payout: number) => `اكتب ${isolate(exactPercent(payout))} للتأكيد`,
    mismatch: "هذا لا يطابق العائد",
  },
  publish: { Draft: "النشر والفتح", Active: "الإعلان عن هذا الإصدار", Paused: "إعادة الفتح" },
  published: (version: number) => `نُشر الإصدار ${version}`,
  moves: { Paused: "إيقاف مؤقت", Archived: "أرشفة" },
  moved: { Paused: "تم إيقاف الصندوق مؤقتًا", Archived: "تمت أرشفة الصندوق" },
  archive: {
    title: "أرشفة هذا الصندوق؟",
    text: "يغادر المتجر نهائيًا ولا يمكن فتحه مجددًا. وتبقى إصداراته وعمليات فتحه.",
    cancel: "الإبقاء عليه",
    submit: "أرشفة",
  },
  announced: {
    title: (version: number, price: string) => `أُعلن عن الإصدار ${version} بسعر ${isolate(price)}`,
    closes: "يُغلق الصندوق في السجل العام",
    when: (time: string, left: string) => `يسري ابتداءً من ${isolate(time)}، بعد ${isolate(left)}.`,
    now: "يسري بعد لحظة.",
    left: (minutes: number, seconds: number) =>
      minutes > 0 ? `${number(minutes)} د و${number(seconds)} ث` : `${number(seconds)} ث`,
    logged: "أصبح في السجل العام. يمكنك إلغاؤه إلى أن يسري، فلا يفتح أحد صندوقًا بهذه الاحتمالات.",
    paused:
      "الصندوق متوقف، فلا يفتحه أحد بهذه الاحتمالات. اتركه متوقفًا حتى يغلقه السجل العام: إن فُتح قبل ذلك، كانت له هذه الاحتمالات إلى أن تسري التالية.",
    cancel: "إلغاء هذا الإصدار",
    cancelTitle: "إلغاء الإصدار المعلن؟",
    cancelText: (version: number) =>
      `يتوقف الصندوق فورًا، فلا يفتحه أحد بالاحتمالات المعلنة. ويُستعاد الإصدار ${version} خطةً لك.`,
    cancelNote:
      "يحتفظ السجل العام بالإعلان، ويغلق الصندوق بعد المهلة نفسها. وبعدها يمكنك إعادة فتحه فورًا بالاحتمالات التي تريدها.",
    cancelSubmit: "إيقاف وإلغاء",
    keep: "الإبقاء على الإصدار",
    cancelled: "تم إيقاف الصندوق مؤقتًا. لا يستطيع أحد فتحه بهذه الاحتمالات",
    restore: (version: number) => `استعادة الإصدار ${version}`,
  },
  history: {
    title: "الإصدارات",
    version: (version: number) => `الإصدار ${version}`,
    current: "آخر ما نُشر",
    empty: "لم يُنشر شيء بعد.",
    first: "الإصدار الأول",
    nothing: "السعر والاحتمالات نفسها",
    price: (before: string, after: string) => `السعر: ${isolate(before)}، ثم ${isolate(after)}`,
    added: (item: string, tickets: number) => `أُضيف: ${isolate(item)}، ${plural(tickets, nouns.tickets)}`,
    removed: (item: string, tickets: number) => `أُزيل: ${isolate(item)}، ${plural(tickets, nouns.tickets)}`,
    tickets: (item: string, before: number, after: number) =>
      `${isolate(item)}: ${plural(before, nouns.tickets)}، ثم ${plural(after, nouns.tickets)}`,
    value: (item: string, before: string, after: string) =>
      `${isolate(item)}: القيمة ${isolate(before)}، ثم ${isolate(after)}`,
    renamed: (before: string, after: string) => `${isolate(before)}، ثم صار اسمه ${isolate(after)}`,
    payout: (payout: number) => `العائد ${isolate(exactPercent(payout))}`,
    use: "استعادته خطةً",
    more: "إصدارات أقدم",
  },
};
