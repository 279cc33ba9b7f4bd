import type { WithdrawalException } from "@trove/contract/withdrawals";
import { cents, formatEuros } from "@trove/money";
import type { PayloadOf } from "../../kinds.ts";
import type { Texts } from "../mail-texts.ts";

const moment = (utc: string) => `${utc.slice(0, 10)} ${utc.slice(11, 16)} UTC`;
const money = (amountCents: number) => formatEuros(cents(amountCents), "zh");

const exceptions: Record<WithdrawalException, string> = {
  TooLate: "撤回合同的期限已过。",
  Drawing: "开箱不享有撤回权：你在抽取前已同意。",
  Sold: "商品已回售给商城。",
  AlreadyReturned: "商品此前已退回并退款。",
  Hygiene: "商品因卫生原因密封，且封条已被打开。",
  MadeToOrder: "商品是按你的要求定制的。",
  NotOurs: "我们没有找到与你所填信息相符的订单。",
  GoodsMissing: "我们没有收到退回的商品。",
};

function refunded({ balanceCents, cardCents }: PayloadOf<"withdrawalEnded">): string[] {
  return [
    ...(cardCents > 0 ? [`我们正在将 ${money(cardCents)} 退回你付款时使用的银行卡或账户，可能需要几天。`] : []),
    ...(balanceCents > 0 ? [`${money(balanceCents)} 已退回你付款时使用的余额。`] : []),
    ...(cardCents + balanceCents === 0 ? ["没有需要再退还的款项：款项此前已退还，或商品已失去全部价值。"] : []),
  ];
}

export const withdrawalTexts: Pick<Texts, "withdrawalReceived" | "withdrawalStep" | "withdrawalEnded"> = {
  withdrawalReceived: ({ number, orderNumber, name, receivedAtUtc, seller }, { brand }) => ({
    subject: `你在 ${brand} 的撤回声明 ${number}`,
    heading: "我们已收到你的撤回声明",
    paragraphs: [
      `你向 ${brand} 声明撤回合同。我们于 ${moment(receivedAtUtc)} 收到。`,
      "如果商品已寄给你，请在 14 天内寄回，并在包裹中附上此编号。我们最迟在你撤回后 14 天内退款，但可以等到收到商品或你的寄件凭证之后。",
    ],
    rows: [
      { label: "编号", value: number },
      { label: "内容", value: orderNumber ?? "你的充值" },
      ...(name === null ? [] : [{ label: "姓名", value: name }]),
      { label: "收到时间", value: moment(receivedAtUtc) },
      { label: "致", value: seller },
    ],
    closing: ["请保留这封邮件，作为撤回的确认。", "不是你本人？请回复这封邮件。"],
  }),
  withdrawalStep: ({ number, orderNumber, step }, { brand }) => ({
    subject: `你在 ${brand} 的撤回声明 ${number}`,
    heading: "撤回有新进展",
    paragraphs: [
      step === "Matched"
        ? "我们的团队找到了这次撤回所涉及的订单或包裹。"
        : "我们的团队登记了因这次撤回而退回的商品。这些商品不再属于你，我们会为你退款。",
    ],
    rows: orderNumber === null ? [] : [{ label: "内容", value: orderNumber }],
    closing: ["你没有撤回？请立即回复这封邮件。"],
  }),
  withdrawalEnded: (ended, { brand }) => ({
    subject: `你在 ${brand} 的撤回声明 ${ended.number}`,
    heading: ended.exception === null ? "已为你退款" : "我们无法接受你的撤回",
    paragraphs: ended.exception === null ? refunded(ended) : [exceptions[ended.exception]],
    rows: ended.orderNumber === null ? [] : [{ label: "内容", value: ended.orderNumber }],
    closing: ["有问题？请回复这封邮件，我们会处理。"],
  }),
};
