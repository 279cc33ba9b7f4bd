import type { publicLogs as english } from "../../en/fairness/public-logs.ts";
import type { Translated } from "../../texts.ts";
import { isolate, number, plural } from "../grammar.ts";

export const publicLogs: Translated<typeof english> = {
  title: "ملاحظة بشأن السجلات العامة",
  nothing: "لم يُكشف شيء، فلم يُفتح شيء.",
  fork: "يناقض السجل العام للمتجر ما رآه متصفحك منه سابقًا: فقد عرض سجلّين لا يكمل أحدهما الآخر. وقّع المتجر كليهما، وهذا يثبت الأمر للجميع.",
  unread: (since: string) =>
    `المتجر يجيب، لكن قراءة سجله العام من هنا متعذرة منذ ${isolate(since)}. وما دام الأمر كذلك، لا يستطيع متصفحك أن يرى هل عمليات الفتح التي تخصك فيه، أو هل هو السجل الذي يراه الآخرون. هذا وحده لا يثبت شيئًا.`,
  changed: (quorum: number, count: number) =>
    count === 0 || quorum === 0
      ? "لم يعد المتجر يتيح لأحد أن يشهد على سجلاته العامة. وقد يعرض على غيرك سجلًا مختلفًا."
      : `للمتجر الآن شهود آخرون على سجلاته العامة، أو هو يطلب عددًا آخر منهم: ${number(quorum)} من ${number(count)} يوقّعون. يشهد توقيعه على ذلك، ويأخذ به متصفحك من الآن فصاعدًا.`,
  noticeChanged: (before: string, after: string) =>
    `يعلن المتجر الآن عن الاحتمالات الأخرى قبل سريانها بمدة: ${isolate(after)}. وكانت المدة من قبل: ${isolate(before)}. يشهد توقيعه على ذلك.`,
  minutes: (count: number) => plural(count, { one: "دقيقة واحدة", two: "دقيقتان", few: "# دقائق", other: "# دقيقة" }),
  shortNotice: (box: string) =>
    `تغيّرت احتمالات ${isolate(box)} بمهلة أقصر مما يعد به المتجر للإعلان عن التغيير. يُظهر ذلك عرضان كلاهما موقّع.`,
  goOn: "اطلعت على هذا. دعني أتابع",
  save: "حفظ كملف",
};
