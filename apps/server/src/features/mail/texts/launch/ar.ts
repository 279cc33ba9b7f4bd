import { isolated } from "../../../files/index.ts";
import type { Texts } from "../mail-texts.ts";

const moment = (utc: string) => `${utc.slice(0, 10)} ${utc.slice(11, 16)} UTC`;

export const launchTexts: Pick<Texts, "firstPassword" | "launchAsked" | "launchOpen" | "testMail"> = {
  firstPassword: ({ link, validMinutes }, { brand }) => ({
    subject: `اختر كلمة مرور لمتجر ${isolated(brand)}`,
    heading: "متجرك جاهز",
    paragraphs: [
      `أعدّ أحدهم، وربما أنت، متجر ${isolated(brand)} وأنشأ حسابه الأول لعنوان البريد الإلكتروني هذا. لهذا الحساب كل الصلاحيات في المتجر.`,
    ],
    action: { label: "اختيار كلمة مرور", url: link },
    closing: [
      `يعمل الرابط مرة واحدة وتنتهي صلاحيته خلال ${validMinutes} دقيقة. بعد ذلك اختر «نسيت كلمة المرور؟» في صفحة تسجيل الدخول للحصول على رابط آخر.`,
      "لم تفعل ذلك؟ يمكنك تجاهل هذه الرسالة. لا أحد يعرف كلمة مرور لهذا الحساب.",
    ],
  }),
  launchAsked: ({ link, unsubscribe }, { brand }) => ({
    subject: `هل نُعلمك عند افتتاح ${isolated(brand)}؟`,
    heading: "هل نُعلمك عند الافتتاح؟",
    paragraphs: [
      `طلب أحدهم، وربما أنت، من ${isolated(brand)} إرسال رسالة واحدة إلى هذا العنوان حين تصل أولى المنتجات إلى المتجر.`,
    ],
    action: { label: "نعم، أعلموني", url: link },
    closing: [
      "لن نرسل شيئًا ما لم تضغط الزر. تصل الرسالة مرة واحدة، ثم نحذف عنوانك.",
      `لم تطلب ذلك أو غيّرت رأيك؟ احذف العنوان من هنا: ${unsubscribe}`,
    ],
  }),
  launchOpen: ({ link }, { brand }) => ({
    subject: `افتُتح ${isolated(brand)}`,
    heading: "لقد افتتحنا",
    paragraphs: [`وصلت أولى المنتجات إلى متجر ${isolated(brand)}. طلبت منا أن نُعلمك.`],
    action: { label: "زيارة المتجر", url: link },
    closing: ["هذه هي الرسالة الوحيدة: لقد حذفنا عنوانك."],
  }),
  testMail: ({ sentAtUtc }, { brand }) => ({
    subject: `رسالة اختبار من ${isolated(brand)}`,
    heading: "البريد يعمل",
    paragraphs: [`أرسل أحد مشغّلي ${isolated(brand)} رسالة الاختبار هذه في ${isolated(moment(sentAtUtc))}.`],
    closing: ["لا يلزمك فعل شيء."],
  }),
};
