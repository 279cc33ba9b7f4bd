import { isolate, plural } from "../grammar.ts";
import type { Translated } from "../../texts.ts";
import type { seen as english } from "../../en/protection/seen.ts";

export const seen: Translated<typeof english> = {
  markers: {
    RisingSpend: (amount, usual) => `دفع ${isolate(amount)} للصناديق في أسبوع. المعتاد ${isolate(usual)}.`,
    newSpend: (amount) => `دفع ${isolate(amount)} للصناديق في أسبوع، بعد أربعة أسابيع دون أي دفع`,
    NightPlay: (nights) =>
      plural(nights, {
        one: "فتح صناديق في ليلة واحدة من الليالي السبع الأخيرة",
        two: "فتح صناديق في ليلتين من الليالي السبع الأخيرة",
        few: "فتح صناديق في # ليالٍ من الليالي السبع الأخيرة",
        other: "فتح صناديق في # ليلة من الليالي السبع الأخيرة",
      }),
    RaiseAfterLoss: (amount) => `طلب حدًّا أعلى خلال يوم من خسارة ${isolate(amount)}`,
    ReturnedTopUps: (amount, deposited, returns) =>
      `أعاد ${isolate(amount)} خلال 30 يومًا من ${isolate(deposited)} عبّأها (${returns})`,
    returns: (count, failed) =>
      `${plural(count, {
        zero: "لا إرجاع",
        one: "إرجاع واحد",
        two: "إرجاعان",
        few: "# عمليات إرجاع",
        many: "# عملية إرجاع",
        other: "# عملية إرجاع",
      })}، أخفق منها ${failed}`,
  },
  steps: {
    title: "خطوات مقترحة",
    lead: "اختر ما يناسب، وتحدّث مع الشخص أولًا إن أمكن.",
    write: "اكتب إليه: اذكر ما لاحظته دون لوم، واذكر خطوط المساعدة في بلده.",
    limit: "اقترح حدًّا. هو وحده من يضعه، في صفحة الحدود بحسابه.",
    pause: "ابدأ استراحة من صفحته إن طلبها أو لم يستطع التوقف. لا يستطيع أحد إنهاءها قبل موعدها.",
    age: "اسأل عن عمره إن شككت. تحقّق من وثيقة قبل التصحيح.",
    cards: "انظر أولًا في مدفوعاته: المال الذي يدور فقط قد يكون تجربة لبطاقات مسروقة.",
    end: "أغلق القضية بالنتيجة التي تصف ما فعلته.",
  },
  break: "الاستراحة",
  noBreak: "لا استراحة سارية.",
  taking: (until) => `في استراحة حتى ${isolate(until)}.`,
  excluded: (until) => `مستبعد حتى ${isolate(until)}، ثم إلى أن يعيد الشخص فتح الحساب.`,
  reopening: (at) => `يُعاد فتح الحساب في ${isolate(at)}.`,
  limits: "الحدود",
  noLimits: "لا حدود.",
  asked: (amount, time) => `المطلوب: ${isolate(amount)}، ابتداءً من ${isolate(time)}.`,
  months: "الأشهر الاثنا عشر الأخيرة",
  noMonths: "لا عمليات فتح ولا تعبئة رصيد.",
  signs: "علامات الضرر",
  noSigns: "لم يُعثر على شيء.",
  exclusion: (length) => `استبعاد: ${length}`,
};
