import type { auth as english } from "../en/auth.ts";
import type { Translated } from "../texts.ts";
import { isolate } from "./grammar.ts";

export const auth: Translated<typeof english> = {
  needHelp: "تحتاج إلى مساعدة؟",
  pitch: (brand: string) => `يعرض ${isolate(brand)} كل الاحتمالات قبل أن تفتح`,
  pitchLine: "وبعدها يتحقّق متصفحك من كل عملية فتح.",
  signIn: {
    title: (brand: string) => `تسجيل الدخول إلى ${isolate(brand)}`,
    pageTitle: "تسجيل الدخول",
    submit: "تسجيل الدخول",
    noAccount: "أول مرة هنا؟",
    toSignUp: "إنشاء حساب",
    forgot: "نسيت كلمة المرور؟",
    noToken: "لم يُعثر على الرمز في الاستجابة",
    signedInAs: (name: string) => `تم تسجيل الدخول باسم ${isolate(name)}`,
    noRole: "لا يملك هذا الحساب حق الدخول إلى المتجر ولا إلى لوحة التحكم.",
  },
  signUp: {
    title: "أنشئ حسابك",
    submit: "إنشاء الحساب",
    haveAccount: "لديك حساب بالفعل؟",
    toSignIn: "تسجيل الدخول",
    noToken: "لم يُعثر على رمز الوصول في الاستجابة",
    userNameHint: `من 3 إلى 20 من الحروف اللاتينية أو الأرقام أو ${isolate("_ . -")}`,
    passwordHint: "10 أحرف على الأقل. بضع كلمات عشوائية خيار جيد.",
    passwordRepeats: "يجب أن تختلف كلمة المرور عن اسم المستخدم والبريد الإلكتروني",
    accept: { terms: "عمري 18 عامًا أو أكثر وأوافق على ", privacy: " وعلى " },
    mustAccept: "يُرجى الموافقة على الشروط",
    strength: "قوة كلمة المرور",
    strengths: { none: "سهلة التخمين", weak: "ضعيفة", fair: "مقبولة", good: "جيدة", strong: "قوية" },
  },
  forgot: {
    title: "نسيت كلمة المرور؟",
    text: "أدخل البريد الإلكتروني لحسابك، وسنرسل إليك رابطًا لاختيار كلمة مرور جديدة.",
    submit: "إرسال الرابط",
    sentTitle: "تفقّد بريدك الوارد",
    sent: (email: string) =>
      `إن كان هناك حساب بالبريد ${isolate(email)}، فقد أرسلنا إليه رابطًا. يعمل مرة واحدة وتنتهي صلاحيته بعد 30 دقيقة.`,
    back: "العودة إلى تسجيل الدخول",
  },
  reset: {
    title: "اختر كلمة مرور جديدة",
    submit: "حفظ كلمة المرور",
    done: "تم تغيير كلمة المرور. سجّل الدخول بكلمة المرور الجديدة.",
    missing: "هذا الرابط غير مكتمل. اطلب رابطًا جديدًا.",
    askAgain: "طلب رابط جديد",
    mustMatch: "كلمتا المرور غير متطابقتين",
  },
  disabled: {
    title: "طريقة تسجيل الدخول هذه غير مفعّلة",
    text: "يستخدم هذا المتجر طريقة أخرى لتسجيل الدخول.",
    link: "إلى تسجيل الدخول",
  },
};
