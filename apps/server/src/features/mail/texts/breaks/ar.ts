import { isolated } from "../../../files/index.ts";
import { identityTexts } from "../identity/ar.ts";
import type { Texts } from "../mail-texts.ts";

const moment = (utc: string) => isolated(`${utc.slice(0, 10)} ${utc.slice(11, 16)} UTC`);

export const breakTexts: Pick<Texts, "breakStarted" | "identityDecided"> = {
  ...identityTexts,
  breakStarted: ({ kind, untilUtc, link }, { brand }) => ({
    subject: kind === "Break" ? `استراحة لحسابك في ${isolated(brand)}` : `استُبعد حسابك في ${isolated(brand)}`,
    heading: kind === "Break" ? "بدأنا استراحة لك" : "استبعدنا حسابك",
    paragraphs: [
      `أغلق فريقنا الصناديق وشحن الرصيد في حسابك لدى ${isolated(brand)} حتى ${moment(untilUtc)}. لا يستطيع أحد إنهاء ذلك قبل موعده، ولا حتى نحن.`,
      ...(kind === "Break" ? [] : ["لا تُفتح من تلقاء نفسها بعد ذلك: أنت من يقرر العودة."]),
      "يمكنك الاستمرار في بيع ما تملكه وشحنه.",
    ],
    action: { label: "اطّلع على ما يحميك", url: link },
    closing: ["إن كان اللعب يقلقك فتحدّث مع أحد عنه. خط المساعدة في بلدك مجاني وسرّي."],
  }),
};
