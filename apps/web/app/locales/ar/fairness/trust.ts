import type { trust as english } from "../../en/fairness/trust.ts";
import type { Translated } from "../../texts.ts";
import { number, plural } from "../grammar.ts";

const faults = {
  entry: "ليس وثيقة",
  seed: "بذرته ليست البذرة الموعودة",
  odds: "لم تكن احتمالاته في السجل عند تقديم العرض",
  draw: "منتجاته لا تنتج عن البذور والاحتمالات",
  reason: "انتهى بلا سحب لسبب غير مسموح به",
  time: "تاريخه يسبق عرضه",
};

const entries = (count: number) =>
  plural(count, {
    zero: "لا قيود",
    one: "قيد واحد",
    two: "قيدان",
    few: "# قيود",
    many: "# قيدًا",
    other: "# قيد",
  });

export const trust: Translated<typeof english> = {
  computed: {
    title: "ما فحصه متصفحك",
    lead: "حُسبت قبل لحظات من سجلّينا العامّين. لم نرسل نحن هذه الأرقام.",
    kind: "محسوب هنا",
    reading: "متصفحك يقرأ السجلّين العامّين…",
    checking: (checked: number) => `متصفحك يعيد حساب عمليات الفتح: ${number(checked)} حتى الآن.`,
    sound: (checked: number) =>
      plural(checked, {
        zero: "لم يكن لدى متصفحك ما يعيد حسابه.",
        one: "أعاد متصفحك حساب قيد واحد، وهو صحيح.",
        two: "أعاد متصفحك حساب قيدين، وكلاهما صحيح.",
        few: "أعاد متصفحك حساب # قيود، وكلها صحيحة.",
        many: "أعاد متصفحك حساب # قيدًا، وكلها صحيحة.",
        other: "أعاد متصفحك حساب # قيد، وكلها صحيحة.",
      }),
    wrong: (wrong: number) =>
      plural(wrong, {
        one: "في السجل قيد واحد غير صحيح. لا تفتح شيئًا قبل أن تعرف السبب.",
        two: "في السجل قيدان غير صحيحين. لا تفتح شيئًا قبل أن تعرف السبب.",
        few: "في السجل # قيود غير صحيحة. لا تفتح شيئًا قبل أن تعرف السبب.",
        many: "في السجل # قيدًا غير صحيح. لا تفتح شيئًا قبل أن تعرف السبب.",
        other: "في السجل # قيد غير صحيح. لا تفتح شيئًا قبل أن تعرف السبب.",
      }),
    empty: "لا يوجد أي فتح في السجل العلني بعد، فلا شيء يعاد حسابه.",
    unread: "تتعذّر قراءة السجل العام الآن. هذا لا يثبت شيئًا. حاول لاحقًا.",
    unwitnessed: "لم يوقّع عدد كافٍ من الشهود المستقلين أحدث حالة للسجل. قد يرى آخرون سجلًا غيره. حاول لاحقًا.",
    broken: "السجل العام يناقض نفسه: ملفاته ليست من الحالة التي وقّعها المتجر.",
    forked: "يناقض السجل العام ما رآه متصفحك في زيارة سابقة. وقّع المتجر كليهما.",
    unreadTerms: (from: number, to: number) =>
      `لم تُقرأ القيود من ${number(from)} إلى ${number(to)} من سجل الاحتمالات. ربما غيّر المتجر فيها شهوده أو مراياه أو مهلة الإعلان عن الاحتمالات الجديدة.`,
    again: "إعادة المحاولة",
  },

  figures: {
    count: (count: number) => number(count),
    entries: "قيود السجل",
    alone: "موقّع من المتجر وحده. لم يره أحد غيره.",
    witnessed: (count: number) =>
      plural(count, {
        one: "موقّع من المتجر ومن شاهد،",
        two: "موقّع من المتجر ومن شاهدين،",
        few: "موقّع من المتجر ومن # شهود،",
        many: "موقّع من المتجر ومن # شاهدًا،",
        other: "موقّع من المتجر ومن # شاهد،",
      }),
    range: (from: number, to: number, size: number) =>
      `القيود من ${number(from)} إلى ${number(to)} من أصل ${number(size)}`,
    voids: "انتهت بلا خصم",
    reasons: {
      poor: (count: number) => `${number(count)} لعدم كفاية الرصيد`,
      blocked: (count: number) => `${number(count)} لحسابات محظورة`,
      other: (count: number) => `${number(count)} لسبب آخر`,
    },
    lost: "وثائق مفقودة",
    noneAmong: "لا شيء بين هذه",
    lostAmong: "المتجر نفسه يقول ذلك في السجل",
    silent: "بقيت بلا ردّ",
    noMirrors: "لا أحد يجمعها: لا يسمّي هذا المتجر أي نسخة",
    mirrorsSay: (count: number) =>
      plural(count, {
        one: "بحسب نسخة واحدة",
        two: "بحسب نسختين",
        few: "بحسب # نسخ",
        many: "بحسب # نسخة",
        other: "بحسب # نسخة",
      }),
    noList: "تتعذّر قراءة أي نسخة الآن",
    late: "سُجّلت متأخرة",
    untimed: "لم يشهد أحد غير المتجر على وقت ورودها",
    ofTimed: (count: number) => `من ${number(count)} شهد الشهود على وقتها`,
    faults,
    fault: (index: number, fault: string) => `القيد ${number(index)}: ${fault}.`,
  },

  all: {
    any: "فحص كل القيود",
    whole: "هذه كلها.",
    check: (size: number) => `فحص كل القيود (${number(size)})`,
    stop: "إيقاف",
    progress: "القيود المفحوصة",
    of: (done: number, size: number) => `${number(done)} من ${number(size)}`,
    last: "آخر فحص في هذا المتصفح:",
    lastSound: (checked: number) => `${entries(checked)}، وكلها صحيحة`,
    lastWrong: (wrong: number) => `غير الصحيح: ${entries(wrong)}`,
    first: "هذا أول فحص في هذا المتصفح.",
  },

  odds: {
    title: "الاحتمالات السارية",
    list: "كل صندوق، ومنذ متى",
    boxes: (count: number) =>
      plural(count, {
        zero: "لا صناديق مفتوحة",
        one: "صندوق واحد مفتوح",
        two: "صندوقان مفتوحان",
        few: "# صناديق مفتوحة",
        many: "# صندوقًا مفتوحًا",
        other: "# صندوق مفتوح",
      }),
    changes: (count: number) =>
      plural(count, {
        one: "تغيير واحد معلن",
        two: "تغييران معلنان",
        few: "# تغييرات معلنة",
        many: "# تغييرًا معلنًا",
        other: "# تغيير معلن",
      }),
    noChanges: "لا تغيير معلن",
    box: "الصندوق",
    since: "منذ، بحسب السجل",
    next: "التغيير القادم",
    earlier: "قبل ما قُرئ",
    none: "لا شيء",
    closes: "يُغلق",
    changesAt: "احتمالات جديدة",
    unread: "تتعذّر قراءة قائمة الصناديق المفتوحة الآن.",
    unlisted: (open: number, missing: number) =>
      `عدد الصناديق المفتوحة في السجل: ${number(open)}. وعدد ما ينقص منها في القائمة التي تصلك: ${number(missing)}. قد تكون القائمة قديمة بلحظات، فانظر مجددًا بعد بضع دقائق. وإن بقي الأمر كذلك فقد يُعرض على أحدهم صندوق لا تراه.`,
  },

  mirrors: {
    title: "نسخ لدى آخرين",
    lead: "هذا كلام أصحاب النسخ لا كلامنا. فحصت كل نسخة جميع القيود التي تحتفظ بها.",
    size: (size: number) => entries(size),
    looked: "آخر قراءة في",
    forked: "تقول إن المتجر وقّع تاريخين مختلفين",
    unread: "تتعذّر قراءتها الآن",
  },
};
