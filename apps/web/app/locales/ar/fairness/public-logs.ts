import type { publicLogs as english } from "../../en/fairness/public-logs.ts";
import type { Translated } from "../../texts.ts";
import { isolate, number, plural } from "../grammar.ts";

export const publicLogs: Translated<typeof english> = {
  title: "تحذير بشأن السجل العام",
  nothing: "لم يُكشف شيء، فلم يُفتح شيء.",
  fork: "يناقض السجل العام للمتجر ما رآه متصفحك منه سابقًا: فقد عرض نسختين لا تُكمل إحداهما الأخرى. وقّع المتجر كلتيهما، وهذا يثبت ذلك للجميع.",
  unread: (since: string) =>
    `المتجر يستجيب، لكننا لم نتمكن من قراءة سجله العام منذ ${isolate(since)}. وإلى أن نتمكن من ذلك، لا يستطيع متصفحك التحقق من وجود عمليات الفتح التي تخصك فيه، ولا من أن الآخرين يرون السجل نفسه. وهذا وحده لا يثبت شيئًا.`,
  changed: (quorum: number, count: number) =>
    count === 0 || quorum === 0
      ? "لم يعد أحد يشهد على السجلات العامة للمتجر. وقد يعرض على غيرك سجلًا مختلفًا."
      : `غيّر المتجر شهود سجلاته العامة، أو عدد من يجب أن يوقّعوا منهم: الآن ${number(quorum)} من ${number(count)}. يؤكد توقيعه هذا التغيير، ويعتمده متصفحك من الآن فصاعدًا.`,
  noticeChanged: (before: string, after: string) =>
    `يعلن المتجر الآن الاحتمالات الجديدة قبل سريانها بمدة: ${isolate(after)}. وكانت المدة من قبل: ${isolate(before)}. يؤكد توقيعه هذا التغيير.`,
  mirrorsChanged: (mirrors: readonly string[]) =>
    mirrors.length === 0
      ? "لم يعد المتجر يسمّي أي جهة تتسلّم عمليات الفتح التي لم يردّ عليها. يؤكد توقيعه هذا التغيير."
      : `إذا لم يردّ المتجر على عملية فتح، فسيسلّمها متصفحك من الآن إلى: ${isolate(mirrors.join(" "))}. يؤكد توقيع المتجر هذا التغيير.`,
  minutes: (count: number) => plural(count, { one: "دقيقة واحدة", two: "دقيقتان", few: "# دقائق", other: "# دقيقة" }),
  shortNotice: (box: string) =>
    `تغيّرت احتمالات ${isolate(box)} أو أُغلق بمهلة أقصر مما يعد به المتجر. تُظهر ذلك عروض موقّعة والسجل العام.`,
  goOn: "اطّلعت على هذا. متابعة",
  save: "حفظ في ملف",
};
