import { promiseText } from "@trove/contract";
import type { Texts } from "../mail-texts.ts";

/** A button with a link. Undefined if there is no URL. */
const linkTo = (label: string, url: string | null) => (url === null ? undefined : { label, url });

export const parcelTexts: Pick<Texts, "shipmentSent" | "parcelStep" | "shipmentCancelled"> = {
  shipmentSent: ({ number, items, carrier, trackingNumber, trackingUrl, promise, link }, { brand }) => ({
    subject: `你的 ${brand} 发货单 ${number} 已发出`,
    heading: "你的包裹已在路上",
    paragraphs: [
      `我们已将发货单 ${number} 交给 ${carrier}，物流单号为 ${trackingNumber}。`,
      `商品：${items.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`)).join("、")}。`,
      ...(promise ? [`预计送达时间：${promiseText(promise, "cn")}。`] : []),
    ],
    action: linkTo(trackingUrl === null ? "查看发货单" : "查看物流", trackingUrl ?? link),
    closing: ["有什么不对吗？请回复这封邮件，我们会查明。"],
  }),
  parcelStep: ({ number, step, carrier, trackingNumber, trackingUrl, link }, { brand }) => ({
    ...(step === "Held"
      ? {
          subject: `你的 ${brand} 包裹 ${number} 被承运商暂存`,
          heading: "你的包裹在等待",
          paragraphs: [
            `${carrier} 暂存了发货单 ${number}。包裹可能在等你领取、等待再次派送，或在等待清关。`,
            `物流单号为 ${trackingNumber}。`,
          ],
        }
      : {
          subject: `你的 ${brand} 包裹 ${number} 今天送达`,
          heading: "你的包裹今天送达",
          paragraphs: [`${carrier} 正在派送发货单 ${number}。`, `物流单号为 ${trackingNumber}。`],
        }),
    action: linkTo(trackingUrl === null ? "查看发货单" : "查看物流", trackingUrl ?? link),
    closing: ["有什么不对吗？请回复这封邮件，我们会查明。"],
  }),
  shipmentCancelled: ({ number, cancelReason, isGuest, keepsItems, link }, { brand }) => ({
    subject: `你的 ${brand} 发货单 ${number} 已取消`,
    heading: "我们不得不取消你的发货单",
    paragraphs: [
      `非常抱歉，我们无法寄出发货单 ${number}。${cancelReason === null ? "" : `原因：${cancelReason}`}`,
      isGuest
        ? "你支付的款项会原路退回，视银行而定，需要几天时间。"
        : keepsItems
          ? "运费已退回你的余额，商品已在你的背包里。"
          : "你支付的款项已退还。没有原路退回的部分已退到你的余额。",
    ],
    action: linkTo("查看发货单", link),
    closing: [],
  }),
};
