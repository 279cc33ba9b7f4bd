import type { RuleName } from "@trove/contract/rules";
import type { forms as english } from "../en/forms.ts";
import type { Translated } from "../texts.ts";
import { isolate } from "./grammar.ts";

const rules: Record<RuleName, (label: string) => string> = {
  required: (label) => `حقل «${label}» مطلوب`,
  personName: (label) => `يجب أن يتكون حقل «${label}» من 1 إلى 50 من الحروف أو المسافات أو ${isolate("' - .")}`,
  email: (label) => `يجب أن يحتوي حقل «${label}» على بريد إلكتروني صحيح`,
  atMost254: (label) => `يجب ألا يتجاوز حقل «${label}» 254 حرفًا`,
  atMost100: (label) => `يجب ألا يتجاوز حقل «${label}» 100 حرف`,
  userName: (label) =>
    `يجب أن يتكون حقل «${label}» من 3 إلى 20 من الحروف اللاتينية أو الأرقام أو ${isolate("_ . -")} وأن يبدأ بحرف أو رقم`,
  passwordLength: (label) => `يجب أن يتكون حقل «${label}» من 10 أحرف إلى 128 حرفًا`,
  street: (label) => `يجب أن يتكون حقل «${label}» من حرفين إلى 100 حرف`,
  houseNumber: (label) => `يجب ألا يتجاوز حقل «${label}» 10 أحرف وأن يحتوي على رقم`,
  postalCode: (label) => `يجب أن يتكون حقل «${label}» من 3 إلى 10 من الحروف والأرقام`,
  city: (label) => `يجب أن يتكون حقل «${label}» من حرفين إلى 80 حرفًا`,
  phoneNumber: (label) => `يجب أن يكون حقل «${label}» بالصيغة الدولية، مثل ${isolate("+31612345678")}`,
  clientSeedLength: (label) => `يجب أن يتكون حقل «${label}» من حرف واحد إلى 64 حرفًا`,
  orderNumber: (label) => `يجب أن يكون حقل «${label}» الحرف O أو S ثم شرطة واثني عشر رقمًا`,
  noControls: (label) => `يجب أن يخلو حقل «${label}» من الأحرف غير المرئية`,
};

export const forms: Translated<typeof english> = {
  rules,
  optional: "اختياري",
  showPassword: "إظهار كلمة المرور",
  hidePassword: "إخفاء كلمة المرور",
  fields: {
    emailOrUserName: "البريد الإلكتروني أو اسم المستخدم",
    password: "كلمة المرور",
    newPassword: "كلمة المرور الجديدة",
    repeatPassword: "تأكيد كلمة المرور",
    firstName: "الاسم الأول",
    lastName: "اسم العائلة",
    email: "البريد الإلكتروني",
    userName: "اسم المستخدم",
  },
};
