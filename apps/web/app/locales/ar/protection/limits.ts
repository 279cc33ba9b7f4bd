import type { limits as english } from "../../en/protection/limits.ts";
import type { Translated } from "../../texts.ts";
import { isolate, plural } from "../grammar.ts";

export const limits: Translated<typeof english> = {
  title: "الحدود",
  lead: "قرّر مسبقًا ما يمكنك إنفاقه. الحد الأدنى يسري فورًا، والأعلى بعد انتظار فقط.",
  kinds: {
    Deposit: { title: "حد الإيداع", lead: "أقصى ما يمكنك شحنه." },
    Spend: { title: "حد الإنفاق", lead: "أقصى ما يمكنك دفعه مقابل الصناديق." },
    Loss: {
      title: "حد الخسارة",
      lead: "ما تدفعه مقابل الصناديق ناقصًا سعر إعادة بيع جوائزك. قبل الفتح يُحسب الصندوق بأسوأ حالاته.",
    },
  },
  period: "المدة",
  periods: { day: "في اليوم", week: "في الأسبوع", month: "في الشهر" },
  amount: "المبلغ باليورو",
  set: "تعيين الحد",
  none: "بلا حد",
  used: (used, most) => `${used} من ${most}`,
  asked: (amount) => `طلبت: ${amount}.`,
  confirmFrom: (time) => `يمكنك التأكيد ابتداءً من ${time}.`,
  confirmUntil: (time) => `يمكنك التأكيد حتى ${time}.`,
  confirm: "تأكيد الحد الجديد",
  keep: "الإبقاء على حدي",
  remove: "إزالة الحد",
  notAmount: "أدخل مبلغًا بمنزلتين عشريتين على الأكثر",
  history: "السجل",
  changed: {
    Set: (limit, period, amount) => `${limit}، ${period}: ${amount}`,
    RaiseRequested: (limit, period, amount) => `${limit}، ${period}: طُلب ${amount}`,
    RequestCancelled: (limit, period, amount) => `${limit}، ${period}: بقي ${amount}`,
    Raised: (limit, period, amount) => `${limit}، ${period}: صار ${amount}`,
  },
  months: {
    title: "أشهرك الاثنا عشر الأخيرة",
    none: "لم تفتح صناديق ولم تشحن رصيدك بعد.",
    month: "الشهر",
    deposited: "شُحن",
    paid: "دُفع للصناديق",
    won: "رُبح",
    net: "الحصيلة",
    sold: "مباع",
    played: "الوقت",
    time: (hours: number, minutes: number) =>
      hours === 0 ? `${minutes} د` : `${hours} س ${minutes} د`,
    csv: "تنزيل بصيغة CSV",
  },
  reality: {
    title: "وقفة مع الواقع",
    label: "أظهر لي الوقت والمال أثناء اللعب",
    lead: "أثناء اللعب نتوقف ونعرض لك كم لعبت وكم دفعت وكم ربحت.",
    shop: (minutes) => `${minutes} (حدّده المتجر)`,
    never: "بلا تذكير",
    every: (minutes) =>
      plural(minutes, {
        one: "كل دقيقة",
        two: "كل دقيقتين",
        few: "كل # دقائق",
        many: "كل # دقيقة",
        other: "كل # دقيقة",
      }),
  },
  identity: {
    title: "تاريخ الميلاد والبلد",
    lead: "نحتاج إلى كليهما قبل أن تشحن رصيدك أو تفتح الصناديق. يجب أن يكون عمرك 18 عامًا أو أكثر.",
    birthDate: "تاريخ الميلاد",
    residence: "بلد الإقامة",
    send: "حفظ",
    declared: (country: string) => `ذكرتَ أنك تقيم في هذا البلد: ${isolate(country)}.`,
    correct: "تصحيح",
    correction: (hours: number) =>
      plural(hours, {
        one: "يسري البلد الجديد فورًا، ويظل البلد السابق محسوبًا ساعة واحدة.",
        two: "يسري البلد الجديد فورًا، ويظل البلد السابق محسوبًا ساعتين.",
        few: "يسري البلد الجديد فورًا، ويظل البلد السابق محسوبًا # ساعات.",
        many: "يسري البلد الجديد فورًا، ويظل البلد السابق محسوبًا # ساعة.",
        other: "يسري البلد الجديد فورًا، ويظل البلد السابق محسوبًا # ساعة.",
      }),
  },
  question: {
    title: "هل تريد حدًّا للإيداع؟",
    lead: "هو أقصى ما يمكنك شحنه في يوم أو أسبوع أو شهر. يمكنك تغييره لاحقًا.",
    needed: "تحتاج إلى حد للإيداع قبل الشحن.",
    set: "تعيين حد",
    none: "بلا حد الآن",
    review: "اخترت حدودك قبل أكثر من ستة أشهر. هل ما زالت مناسبة؟",
    link: "حدودك",
  },
  help: "هل يقلقك اللعب؟ تحدّث مع أحد:",
  closing: {
    text: "أنت تغلق حسابك، لذلك الصناديق وشحن الرصيد متوقفة.",
    link: "اطّلع على الإغلاق أو احتفظ بحسابك",
  },
  watch: {
    playing: (minutes) =>
      plural(minutes, {
        zero: "بدأت اللعب الآن",
        one: "تلعب منذ دقيقة",
        two: "تلعب منذ دقيقتين",
        few: "تلعب منذ # دقائق",
        many: "تلعب منذ # دقيقة",
        other: "تلعب منذ # دقيقة",
      }),
    net: (amount) => `حصيلة هذه الجلسة: ${amount}`,
    limits: "الحدود",
  },
  checks: {
    titles: { RealityCheck: "الوقت والمال", Report: "أشهرك", DrawingConsent: "قبل أن تفتح صندوقًا" },
    time: "مدة اللعب",
    minutes: (minutes) =>
      plural(minutes, {
        zero: "أقل من دقيقة",
        one: "دقيقة",
        two: "دقيقتان",
        few: "# دقائق",
        many: "# دقيقة",
        other: "# دقيقة",
      }),
    paid: "دُفع للصناديق",
    won: "رُبح",
    net: "الحصيلة",
    thisMonth: "هذا الشهر",
    lastMonth: "الشهر الماضي",
    stop: "توقف",
    goOn: "متابعة",
  },
};
