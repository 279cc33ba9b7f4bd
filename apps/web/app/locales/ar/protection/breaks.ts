import { isolate } from "../grammar.ts";
import type { Translated } from "../../texts.ts";
import type { breaks as english } from "../../en/protection/breaks.ts";

export const breaks: Translated<typeof english> = {
  title: "خذ استراحة",
  lead: "توقّف عن فتح الصناديق وشحن الرصيد للمدة التي تختارها. تبدأ الاستراحة فورًا، ولا يستطيع أحد إنهاءها قبل موعدها، ولا حتى نحن.",
  goesOn: "يمكنك الاستمرار في بيع ما تملكه وشحنه.",
  day: "خذ استراحة: 24 ساعة",
  longer: "استراحات أخرى",
  taken: (until: string) => `أنت في استراحة حتى ${isolate(until)}.`,
  excluded: (until: string) =>
    `لقد استبعدت نفسك حتى ${isolate(until)}. بعد ذلك تبقى الصناديق وشحن الرصيد مغلقة إلى أن تعيد فتحها.`,
  ended: (until: string) => `استمر استبعادك حتى ${isolate(until)}. تبقى الصناديق وشحن الرصيد مغلقة إلى أن تعيد فتحها.`,
  reopens: (at: string) => `يُعاد فتح الصناديق وشحن الرصيد في ${isolate(at)}.`,
  reopen: "إعادة الفتح بعد 24 ساعة",
  length: "كم المدة؟",
  until: (day: string) => `حتى ${isolate(day)}`,
  atLeast: (day: string) => `على الأقل حتى ${isolate(day)}`,
  lengths: {
    day: "24 ساعة",
    week: "7 أيام",
    month: "30 يومًا",
    quarter: "3 أشهر",
    half: "6 أشهر",
    year: "سنة واحدة",
    twoYears: "سنتان",
    fiveYears: "5 سنوات",
  },
  start: (length: string) => `خذ استراحة: ${length}`,
  exclusion: {
    title: "استبعاد نفسك",
    lead: "لستة أشهر على الأقل. لا ينتهي من تلقاء نفسه: بعد هذه المدة تبقى الصناديق وشحن الرصيد مغلقة إلى أن تعيد فتحها.",
    start: "استبعاد نفسي",
    startFor: (length: string) => `استبعدني: ${length}`,
    sure: (day: string) => `استبعاد نفسك حتى ${isolate(day)} على الأقل؟`,
    text: "يبدأ فورًا. لا يستطيع أحد تقصيره، ولا حتى نحن.",
    keep: "رجوع",
  },
};
