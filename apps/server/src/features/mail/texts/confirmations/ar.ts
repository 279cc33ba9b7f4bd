import { isolated } from "../../../files/index.ts";
import { openingsMail } from "./confirmation.ts";

export const openingTexts = openingsMail({
  amounts: "ar",
  apart: isolated,
  subject: (brand, day) => `عمليات فتحك في ${brand} بتاريخ ${day}`,
  heading: (day) => `عمليات فتحك بتاريخ ${day}`,
  lead: "هذا تأكيد الصناديق التي فتحتها. احتفظ به.",
  opened: (nonce, time, box, item) => `رقم ${nonce}، ${time}، ${box}: ${item}`,
  paid: "المدفوع للصناديق",
  odds: (box, version, hash) => `احتمالات ${box}، الإصدار ${version}. التجزئة: ${hash}`,
  check: "تحقق من عمليات فتحك",
  times: (zone) => `الأوقات بتوقيت ${zone}. في الصفحة أعلاه إثبات كل عملية فتح، ويمكنك حفظه.`,
  returnable: (openings, link) =>
    `يمكنك العدول عن عمليات الفتح رقم ${openings} خلال 14 يومًا من استلام المنتج دون ذكر سبب. تعيد المنتج ونردّ إليك ثمن الفتح. ولا يمكن إعادة منتج بعته للمتجر. ${link}`,
  consented: (openings) =>
    `عمليات الفتح رقم ${openings}: وافقت على فتح الصندوق فورًا، وتعلم أن حقك في العدول عن هذا العقد انتهى بالسحب.`,
  seller: (line) => `البائع: ${line}`,
  off: (link) => `تصلك هذه الرسالة عن كل يوم فتحت فيه صناديق. يمكنك إيقافها هنا: ${link}`,
});
