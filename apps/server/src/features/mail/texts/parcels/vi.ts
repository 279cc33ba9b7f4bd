import { promiseText } from "@trove/contract";
import type { Texts } from "../mail-texts.ts";

/** A button with a link. Undefined if there is no URL. */
const linkTo = (label: string, url: string | null) => (url === null ? undefined : { label, url });

export const parcelTexts: Pick<Texts, "shipmentSent" | "parcelStep" | "shipmentCancelled"> = {
  shipmentSent: ({ number, items, carrier, trackingNumber, trackingUrl, promise, link }, { brand }) => ({
    subject: `Kiện hàng ${number} của bạn từ ${brand} đang được giao`,
    heading: "Kiện hàng của bạn đang được giao",
    paragraphs: [
      `Chúng tôi đã giao kiện hàng ${number} cho ${carrier}. Mã vận đơn là ${trackingNumber}.`,
      `Kiện hàng gồm: ${items.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`)).join(", ")}.`,
      ...(promise ? [`Dự kiến giao: ${promiseText(promise, "vi")}.`] : []),
    ],
    action: linkTo(trackingUrl === null ? "Xem kiện hàng" : "Theo dõi kiện hàng", trackingUrl ?? link),
    closing: ["Có gì không ổn? Hãy trả lời email này và chúng tôi sẽ xem xét."],
  }),
  parcelStep: ({ number, step, carrier, trackingNumber, trackingUrl, link }, { brand }) => ({
    ...(step === "Held"
      ? {
          subject: `Kiện hàng ${number} của bạn từ ${brand} đang được đơn vị vận chuyển giữ lại`,
          heading: "Kiện hàng của bạn đang chờ",
          paragraphs: [
            `${carrier} đang giữ kiện hàng ${number}. Có thể kiện hàng đang chờ bạn đến lấy, chờ lần giao tiếp theo hoặc chờ hải quan.`,
            `Mã vận đơn là ${trackingNumber}.`,
          ],
        }
      : {
          subject: `Kiện hàng ${number} của bạn từ ${brand} sẽ đến hôm nay`,
          heading: "Kiện hàng của bạn sẽ đến hôm nay",
          paragraphs: [`${carrier} đang giao kiện hàng ${number}.`, `Mã vận đơn là ${trackingNumber}.`],
        }),
    action: linkTo(trackingUrl === null ? "Xem kiện hàng" : "Theo dõi kiện hàng", trackingUrl ?? link),
    closing: ["Có gì không ổn? Hãy trả lời email này và chúng tôi sẽ xem xét."],
  }),
  shipmentCancelled: ({ number, cancelReason, isGuest, keepsItems, link }, { brand }) => ({
    subject: `Kiện hàng ${number} của bạn từ ${brand} đã bị hủy`,
    heading: "Chúng tôi đã phải hủy kiện hàng của bạn",
    paragraphs: [
      `Chúng tôi rất tiếc, nhưng không thể gửi kiện hàng ${number}.${cancelReason === null ? "" : ` Lý do: ${cancelReason}`}`,
      isGuest
        ? "Chúng tôi đang hoàn số tiền bạn đã trả về phương thức thanh toán ban đầu. Tùy ngân hàng, việc này mất vài ngày."
        : keepsItems
          ? "Phí giao hàng đã được hoàn vào số dư, và sản phẩm đã ở trong kho đồ của bạn."
          : "Chúng tôi đã hoàn số tiền bạn đã trả. Phần không hoàn về phương thức thanh toán ban đầu nằm trong số dư của bạn.",
    ],
    action: linkTo("Xem kiện hàng", link),
    closing: [],
  }),
};
