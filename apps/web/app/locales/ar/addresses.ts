import type { addresses as english } from "../en/addresses.ts";
import type { Translated } from "../texts.ts";
import { isolate, plural } from "./grammar.ts";

export const addresses: Translated<typeof english> = {
  add: "إضافة عنوان",
  addFirst: "أضف عنوانك",
  edit: (label: string) => `تعديل العنوان: ${isolate(label)}`,
  addTitle: "إضافة عنوان",
  editTitle: "تعديل العنوان",
  save: "حفظ العنوان",
  saved: "تم حفظ العنوان",
  cancel: "إلغاء",
  none: "لا عناوين محفوظة بعد.",
  full: (most: number) =>
    plural(most, {
      one: "يمكنك حفظ عنوان واحد على الأكثر.",
      two: "يمكنك حفظ عنوانين على الأكثر.",
      few: "يمكنك حفظ # عناوين على الأكثر.",
      many: "يمكنك حفظ # عنوانًا على الأكثر.",
      other: "يمكنك حفظ # عنوان على الأكثر.",
    }),
  isDefault: "الافتراضي",
  labels: { Home: "المنزل", Office: "المكتب", Other: "آخر" },
  fields: {
    label: "نوع العنوان",
    countryCode: "البلد",
    firstName: "الاسم الأول",
    lastName: "اسم العائلة",
    company: "الشركة",
    street: "الشارع",
    houseNumber: "رقم المبنى",
    addressLine2: "الشقة، الطابق",
    postalCode: "الرمز البريدي",
    city: "المدينة",
    state: "الولاية أو المنطقة",
    phoneNumber: "رقم الهاتف",
    isDefault: "استخدامه عنوانًا افتراضيًا",
  },
  notServed: (country: string) =>
    `لا نوصل إلى ${isolate(country)} بعد. تحتاج إلى عنوان في بلد آخر لشحن رصيدك وفتح الصناديق.`,
  postalHint: (example: string) => `مثل ${isolate(example)}`,
  postalMustBe: (label: string, example: string) => `يجب أن يكون حقل «${label}» على صورة ${isolate(example)}`,
  more: "الشركة أو الشقة أو المنطقة",
  phoneHint: "لتتواصل معك شركة الشحن بشأن التوصيل. مع رمز البلد.",
};
