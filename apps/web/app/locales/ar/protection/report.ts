import { isolate, plural } from "../grammar.ts";
import type { Translated } from "../../texts.ts";
import type { report as english } from "../../en/protection/report.ts";

export const report: Translated<typeof english> = {
  title: "الحماية",
  lead: "ما لُعب وما حمى الناس، شهرًا بشهر. تطلبه الجهات الرقابية.",
  back: "كل المدفوعات",
  asOf: (time, zone) =>
    `المبالغ حتى ${isolate(time)}. تنتهي الأشهر عند منتصف الليل في ${isolate(zone)}. يُحصى الأشخاص كل ست ساعات.`,
  file: "تنزيل CSV",
  show: "الأشهر",
  last: (count) => plural(count, { few: "آخر # أشهر", other: "آخر # شهرًا" }),
  month: "الشهر",
  play: {
    title: "اللعب",
    lead: "المربوح هو القيمة السوقية لما أعطته الصناديق، والصافي هو المربوح ناقص المدفوع.",
    people: "الأشخاص",
    deposited: "شُحن",
    spent: "دُفع للصناديق",
    won: "رُبح",
    net: "الصافي",
  },
  limits: { title: "الحدود", set: "وُضعت", lowered: "خُفضت", raised: "رُفعت أو أُزيلت" },
  breaks: {
    title: "الاستراحات والاستبعاد",
    byPeople: "استراحات بدأها الأشخاص",
    byOperators: "استراحات بدأها المشغّلون",
    running: "في استراحة عند النهاية",
    excludedByPeople: "استبعاد بدأه الأشخاص",
    excludedByOperators: "استبعاد بدأه المشغّلون",
    excludedByShop: "حسابات أخرى",
    excluded: "مستبعدون عند النهاية",
  },
  signs: { title: "علامات الضرر والقضايا", closed: "قضايا مغلقة" },
};
