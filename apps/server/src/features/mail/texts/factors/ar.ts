import type { PayloadOf } from "../../kinds.ts";

/** `text` is the part of a sentence that follows the time of the change. */
export const factorTexts: Record<PayloadOf<"factorChanged">["change"], { subject: string; text: string }> = {
  authenticatorAdded: { subject: "تمت إضافة تطبيق مصادقة", text: "أُضيف تطبيق مصادقة إلى حسابك." },
  authenticatorRemoved: { subject: "تمت إزالة تطبيق المصادقة", text: "أُزيل تطبيق المصادقة من حسابك." },
  passkeyAdded: { subject: "تمت إضافة مفتاح مرور", text: "أُضيف مفتاح مرور إلى حسابك." },
  passkeyRemoved: { subject: "تمت إزالة مفتاح مرور", text: "أُزيل مفتاح مرور من حسابك." },
  recoveryCodeUsed: { subject: "تم استخدام رمز استرداد", text: "استُخدم أحد رموز الاسترداد لحسابك." },
  recoveryCodesRenewed: {
    subject: "رموز استرداد جديدة",
    text: "أُنشئت رموز استرداد جديدة لحسابك، ولم تعد الرموز السابقة صالحة.",
  },
  factorsReset: {
    subject: "تم إيقاف تسجيل الدخول بخطوتين",
    text: "أوقفنا تسجيل الدخول بخطوتين لحسابك وسجّلنا الخروج منه في كل مكان. يمكنك الآن تسجيل الدخول بكلمة المرور وحدها.",
  },
  codesGuessed: {
    subject: "هناك من يحاول تخمين رموزك",
    text: "أدخل شخص ما عدة رموز خاطئة في الخطوة الثانية من تسجيل دخولك. ومن يصل إلى هذه الخطوة يعرف كلمة مرورك أو يستخدم متصفحًا سجّلت الدخول منه.",
  },
};
