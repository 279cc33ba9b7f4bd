import { promiseText } from "@trove/contract";
import { isolated } from "../../../files/index.ts";
import type { Texts } from "../mail-texts.ts";

/** A button with a link. Undefined if there is no URL. */
const linkTo = (label: string, url: string | null) => (url === null ? undefined : { label, url });

export const parcelTexts: Pick<Texts, "shipmentSent" | "parcelStep" | "shipmentCancelled"> = {
  shipmentSent: ({ number, items, carrier, trackingNumber, trackingUrl, promise, link }, { brand }) => ({
    subject: `شحنتك ${isolated(number)} من ${isolated(brand)} في الطريق إليك`,
    heading: "طردك في الطريق إليك",
    paragraphs: [
      `سلّمنا الشحنة ${isolated(number)} إلى ${isolated(carrier)}. رقم التتبع: ${isolated(trackingNumber)}.`,
      `المنتجات: ${items.map(({ name, quantity }) => (quantity === 1 ? isolated(name) : `${quantity} × ${isolated(name)}`)).join("، ")}.`,
      ...(promise ? [`موعد الوصول: ${promiseText(promise, "ar")}.`] : []),
    ],
    action: linkTo(trackingUrl === null ? "عرض شحنتك" : "تتبّع طردك", trackingUrl ?? link),
    closing: ["هل هناك خطب ما؟ رد على هذه الرسالة وسننظر في الأمر."],
  }),
  parcelStep: ({ number, step, carrier, trackingNumber, trackingUrl, link }, { brand }) => ({
    ...(step === "Held"
      ? {
          subject: `طردك ${isolated(number)} من ${isolated(brand)} محتجز لدى شركة الشحن`,
          heading: "طردك في الانتظار",
          paragraphs: [
            `تحتجز ${isolated(carrier)} الشحنة ${isolated(number)}. قد تكون في انتظار أن تستلمها، أو محاولة تسليم أخرى، أو الجمارك.`,
            `رقم التتبع: ${isolated(trackingNumber)}.`,
          ],
        }
      : {
          subject: `طردك ${isolated(number)} من ${isolated(brand)} يصل اليوم`,
          heading: "طردك يصل اليوم",
          paragraphs: [
            `خرجت الشحنة ${isolated(number)} للتسليم مع ${isolated(carrier)}.`,
            `رقم التتبع: ${isolated(trackingNumber)}.`,
          ],
        }),
    action: linkTo(trackingUrl === null ? "عرض شحنتك" : "تتبّع طردك", trackingUrl ?? link),
    closing: ["هل هناك خطب ما؟ رد على هذه الرسالة وسننظر في الأمر."],
  }),
  shipmentCancelled: ({ number, cancelReason, isGuest, keepsItems, link }, { brand }) => ({
    subject: `تم إلغاء شحنتك ${isolated(number)} من ${isolated(brand)}`,
    heading: "اضطررنا إلى إلغاء شحنتك",
    paragraphs: [
      `نعتذر، لا يمكننا إرسال الشحنة ${isolated(number)}.${cancelReason === null ? "" : ` السبب: ${isolated(cancelReason)}`}`,
      isGuest
        ? "سنردّ ما دفعته إلى وسيلة الدفع الأصلية. ويستغرق ذلك بضعة أيام بحسب بنكك."
        : keepsItems
          ? "أُعيدت تكلفة الشحن إلى رصيدك، والمنتجات في مقتنياتك."
          : "رددنا إليك ما دفعته. وما لم يُردّ إلى وسيلة الدفع الأصلية تجده في رصيدك.",
    ],
    action: linkTo("عرض شحنتك", link),
    closing: [],
  }),
};
