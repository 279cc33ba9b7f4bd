import type { means as english } from "../../en/payments/means.ts";
import { isolate } from "../grammar.ts";
import type { Translated } from "../../texts.ts";

export const means: Translated<typeof english> = {
  title: "وسائل الدفع",
  cards: "البطاقات المحفوظة",
  lead: "يحفظها مزوّد خدمة الدفع لدينا، لا نحن. لا نخصم من بطاقة أبدًا من دونك: كل دفعة تحتاج إلى ضغطك على الزر، وقد يطلب منك البنك تأكيدها.",
  none: "لا بطاقات محفوظة. لحفظ بطاقة، ضع علامة في المربع عند الدفع بالبطاقة.",
  notOffered: "لا يحفظ هذا المتجر البطاقات: تُكتب البطاقة في كل مرة.",
  hidden: (time) =>
    `تغيّرت كلمة المرور أو بريدك الإلكتروني أو تسجيل دخولك بخطوتين للتو. حفاظًا على أمانك، تبقى بطاقاتك مخفية ولا يُدفع بها حتى ${isolate(time)}.`,
  lost: "لا يمكن قراءة بطاقاتك الآن. لا يزال بإمكانك الدفع بكتابة بطاقة.",
  card: (brand, last4) => `${isolate(brand)} تنتهي بالأرقام ${isolate(last4)}`,
  valid: (month) => `صالحة حتى ${isolate(month)}`,
  expired: (month) => `انتهت صلاحيتها في ${isolate(month)}`,
  remove: (card) => `إزالة ${card}`,
  removeTitle: "هل تريد إزالة هذه البطاقة؟",
  removeText: "ينساها مزوّد خدمة الدفع لدينا. يمكنك حفظها من جديد عند دفعتك القادمة.",
  cancel: "إلغاء",
  confirm: "إزالة",
  removed: "تمت إزالة البطاقة",
};
