import type { IdentityRefusal } from "@trove/contract/identity";
import { isolated } from "../../../files/index.ts";
import type { Texts } from "../mail-texts.ts";

const refusals: Record<IdentityRefusal, string> = {
  Unreadable: "لم نتمكن من قراءة الوثيقة في صورك. التقطها من جديد في ضوء النهار دون انعكاس.",
  DocumentInvalid: "انتهت صلاحية الوثيقة أو أنها غير مقبولة. استخدم جواز سفر أو بطاقة هوية أو رخصة قيادة.",
  FaceDiffers: "لم نتمكن من التأكد أن الشخص في صورتك هو صاحب الوثيقة.",
  NameDiffers: "الاسم في الوثيقة يختلف عن اسم حسابك. صحّح اسمك أو استخدم وثيقة أخرى.",
  BirthDateDiffers: "تاريخ الميلاد في الوثيقة يختلف عمّا أخبرتنا به.",
  Underage: "تفيد الوثيقة بأنّ عمرك أقل من 18 عامًا، ولا يمكنك اللعب هنا.",
};

export const identityTexts: Pick<Texts, "identityDecided"> = {
  identityDecided: ({ state, refusal, link }, { brand }) => {
    const words = {
      Verified: {
        subject: `تم التحقق من هويتك في ${isolated(brand)}`,
        heading: "تم التحقق من هويتك",
        text: "شكرًا لك. يمكنك الآن شحن رصيدك وفتح الصناديق. حذفنا صورك.",
      },
      Refused: {
        subject: `لم نتمكن من التحقق من هويتك في ${isolated(brand)}`,
        heading: "لم نتمكن من التحقق من هويتك",
        text: "حذفنا صورك. يمكنك المحاولة من جديد في أي وقت.",
      },
      Lapsed: {
        subject: `يرجى إرسال صورك إلى ${isolated(brand)} مرة أخرى`,
        heading: "لم يطّلع أحد على صورك في الوقت المناسب",
        text: "نعتذر. حذفنا صورك كما وعدنا. يرجى إرسالها مرة أخرى.",
      },
    };
    const { subject, heading, text } = words[state];
    return {
      subject,
      heading,
      paragraphs: [...(refusal === null ? [] : [refusals[refusal]]), text],
      action: { label: "اطّلع على هويتك", url: link },
      closing: [],
    };
  },
};
