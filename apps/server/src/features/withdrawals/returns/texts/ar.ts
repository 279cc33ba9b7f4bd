import type { LabelTexts } from "./catalogue.ts";

export const ar: LabelTexts = {
  title: (number) => `إرجاع ${number}`,
  number: "الإرجاع",
  order: "الطلب أو الشحنة",
  reason: "السبب",
  reasons: {
    Withdrawal: "تغيير الرأي",
    Damaged: "تالف",
    Wrong: "منتج خاطئ",
    NotAsDescribed: "غير مطابق للوصف",
  },
  sendBy: "آخر يوم للإرسال",
  from: "المرسل",
  to: "المرسل إليه",
  lines: "في الطرد",
  item: "المنتج",
  quantity: "الكمية",
  allOfIt: "ما تعيده",
  steps: [
    "ضع هذه الورقة داخل الطرد أو ألصقها عليه. يدلّنا الرقم على صاحب الطرد.",
    "اكتب عنوان المرسل إليه على الطرد، واحتفظ بإيصال شركة الشحن: إنه يثبت أنك أرسلته.",
  ],
  shopPays: "يدفع المتجر تكلفة الإرجاع. احتفظ بالإيصال: نردّ لك ما دفعته.",
  personPays: "تدفع أنت تكلفة الإرجاع، إلا إذا أخبرك المتجر بغير ذلك.",
  code: (number) => `رمز QR للإرجاع ${number}`,
  page: "صفحة {page} من {pages}",
};
