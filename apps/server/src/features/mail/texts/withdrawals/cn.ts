import { isFault, type WithdrawalException } from "@trove/contract/withdrawals";
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
  NoFault: "商品没有瑕疵，或瑕疵是后来产生的。",
  GuaranteeOver: "我们对瑕疵负责的两年期限已过。",
};

const nothings: Record<PayloadOf<"withdrawalEnded">["nothing"], string> = {
  PaidBefore: "没有需要再退还的款项：款项此前已退还。",
  WorthLost: "没有需要退还的款项：商品已失去全部价值。",
};

function refunded({ balanceCents, cardCents, setOffCents, nothing }: PayloadOf<"withdrawalEnded">): string[] {
  return [
    ...(cardCents > 0 ? [`我们正在将 ${money(cardCents)} 退回你付款时使用的银行卡或账户，可能需要几天。`] : []),
    ...(balanceCents > 0 ? [`${money(balanceCents)} 已退回你付款时使用的余额。`] : []),
    ...(setOffCents > 0 ? [`其中 ${money(setOffCents)} 用于抵偿被你的银行撤回的充值。`] : []),
    ...(cardCents + balanceCents === 0 ? [nothings[nothing]] : []),
  ];
}

export const withdrawalTexts: Pick<Texts, "withdrawalReceived" | "withdrawalStep" | "withdrawalEnded"> = {
  withdrawalReceived: (received, { brand }) => {
    const { number, orderNumber, name, receivedAtUtc, seller, reason, isJudged, link, withoutRight } = received;
    const sending = isFault(reason)
      ? "请在 14 天内寄回商品，并在包裹中附上退货标签。运费由我们承担，收到商品后我们会退款。"
      : "如果商品已寄给你，请在 14 天内寄回，并在包裹中附上此编号。我们最迟在你撤回后 14 天内退款，但可以等到收到商品或你的寄件凭证之后。";
    const confirming =
      "请打开下面的链接，以证明这个邮箱属于你。只有这样，我们才能退还使用此邮箱的账户（如果存在）的充值。";
    const next = orderNumber === null && link !== null ? confirming : sending;
    const action = { label: orderNumber === null ? "确认撤回" : "退货与标签", url: link ?? "" };
    return {
      subject: isFault(reason) ? `你在 ${brand} 的退货 ${number}` : `你在 ${brand} 的撤回声明 ${number}`,
      heading: isFault(reason) ? "我们已收到你的退货申请" : "我们已收到你的撤回声明",
      paragraphs: [
        isFault(reason)
          ? `你告诉 ${brand}，我们寄给你的商品有问题。我们于 ${moment(receivedAtUtc)} 收到。`
          : `你向 ${brand} 声明撤回合同。我们于 ${moment(receivedAtUtc)} 收到。`,
        isJudged ? "我们的团队会查看，并告诉你下一步。请先不要寄回任何商品。你的法定保修权利不受影响。" : next,
        ...(withoutRight.length > 0 ? [`以下商品不能随之退回：${withoutRight.join("、")}。${exceptions.Drawing}`] : []),
      ],
      rows: [
        { label: "编号", value: number },
        { label: "内容", value: orderNumber ?? "你的充值" },
        ...(name === null ? [] : [{ label: "姓名", value: name }]),
        { label: "收到时间", value: moment(receivedAtUtc) },
        { label: "致", value: seller },
      ],
      ...(link === null ? {} : { action }),
      closing: ["请保留这封邮件，作为撤回的确认。", "不是你本人？请回复这封邮件。"],
    };
  },
  withdrawalStep: ({ number, orderNumber, step, link }, { brand }) => ({
    subject: `你在 ${brand} 的撤回声明 ${number}`,
    heading: "撤回有新进展",
    paragraphs: [
      {
        Matched: "我们的团队找到了这次撤回所涉及的订单或包裹。",
        GoodsNoted: "我们的团队登记了因这次撤回而退回的商品。这些商品不再属于你，我们会为你退款。",
        Accepted: "我们接受你的退货。请在 14 天内寄回商品，并在包裹中附上退货标签。运费由我们承担。",
      }[step],
    ],
    rows: orderNumber === null ? [] : [{ label: "内容", value: orderNumber }],
    ...(link === null ? {} : { action: { label: "退货与标签", url: link } }),
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
