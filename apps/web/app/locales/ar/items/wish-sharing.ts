import type { Translated } from "../../texts.ts";
import type { wishSharing as english } from "../../en/items/wish-sharing.ts";

export const wishSharing: Translated<typeof english> = {
  title: "مشاركة قائمة أمنياتك",
  lead: "أنشئ رابطًا يعرض قائمة أمنياتك. كل من لديه الرابط يستطيع رؤية منتجاتها وشراءها لك. لا يعرض أي عنوان، ويمكنك إيقافه في أي وقت.",
  shared: "كل من لديه هذا الرابط يستطيع رؤية قائمة أمنياتك كما هي الآن وكما تتغيّر.",
  name: "إظهار اسم المستخدم",
  link: "الرابط",
  create: "إنشاء الرابط",
  stop: "إيقاف المشاركة",
  done: "تم",
  cancel: "إلغاء",
};
