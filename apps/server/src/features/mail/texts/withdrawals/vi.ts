import type { WithdrawalException } from "@trove/contract/withdrawals";
import { cents, formatEuros } from "@trove/money";
import type { PayloadOf } from "../../kinds.ts";
import type { Texts } from "../mail-texts.ts";

const days = new Intl.DateTimeFormat("vi", { dateStyle: "long", timeZone: "UTC" });
const moment = (utc: string) => `${utc.slice(11, 16)} ${days.format(new Date(utc))} (UTC)`;
const money = (amountCents: number) => formatEuros(cents(amountCents), "vi");

const exceptions: Record<WithdrawalException, string> = {
  TooLate: "Thời hạn rút khỏi hợp đồng đã hết.",
  Drawing: "Việc mở hộp không có quyền rút lại: bạn đã đồng ý với lượt quay trước đó.",
  Sold: "Sản phẩm đã được bán lại cho cửa hàng.",
  AlreadyReturned: "Sản phẩm đã được trả lại và hoàn tiền trước đây.",
  Hygiene: "Sản phẩm được niêm phong vì lý do vệ sinh, và niêm phong đã bị mở.",
  MadeToOrder: "Sản phẩm được làm theo yêu cầu của bạn.",
  NotOurs: "Chúng tôi không tìm thấy đơn hàng nào của cửa hàng khớp với thông tin bạn gửi.",
  GoodsMissing: "Sản phẩm chưa được gửi về cho chúng tôi.",
};

function refunded({ balanceCents, cardCents }: PayloadOf<"withdrawalEnded">): string[] {
  return [
    ...(cardCents > 0
      ? [
          `Chúng tôi đang hoàn ${money(cardCents)} về thẻ hoặc tài khoản mà bạn đã dùng để thanh toán. Việc này có thể mất vài ngày.`,
        ]
      : []),
    ...(balanceCents > 0 ? [`${money(balanceCents)} đã trở lại số dư mà bạn dùng để thanh toán.`] : []),
    ...(cardCents + balanceCents === 0
      ? ["Không còn gì để hoàn: tiền đã được hoàn trước đó, hoặc hàng đã mất toàn bộ giá trị."]
      : []),
  ];
}

export const withdrawalTexts: Pick<Texts, "withdrawalReceived" | "withdrawalStep" | "withdrawalEnded"> = {
  withdrawalReceived: ({ number, orderNumber, name, receivedAtUtc, seller }, { brand }) => ({
    subject: `Yêu cầu rút khỏi hợp đồng ${number} của bạn tại ${brand}`,
    heading: "Chúng tôi đã nhận yêu cầu của bạn",
    paragraphs: [
      `Bạn đã tuyên bố với ${brand} rằng bạn rút khỏi một hợp đồng. Chúng tôi nhận được lúc ${moment(receivedAtUtc)}.`,
      "Nếu hàng đã được gửi cho bạn, hãy gửi trả trong vòng 14 ngày, kèm số này trong kiện hàng. Chúng tôi hoàn tiền chậm nhất 14 ngày sau khi bạn rút, nhưng có thể chờ đến khi nhận được hàng hoặc bằng chứng bạn đã gửi hàng.",
    ],
    rows: [
      { label: "Số yêu cầu", value: number },
      { label: "Về", value: orderNumber ?? "Các lần nạp tiền của bạn" },
      ...(name === null ? [] : [{ label: "Tên", value: name }]),
      { label: "Đã nhận", value: moment(receivedAtUtc) },
      { label: "Gửi đến", value: seller },
    ],
    closing: ["Hãy giữ email này: nó xác nhận việc bạn rút khỏi hợp đồng.", "Không phải bạn? Hãy trả lời email này."],
  }),
  withdrawalStep: ({ number, orderNumber, step }, { brand }) => ({
    subject: `Yêu cầu rút khỏi hợp đồng ${number} của bạn tại ${brand}`,
    heading: "Tin về yêu cầu của bạn",
    paragraphs: [
      step === "Matched"
        ? "Chúng tôi đã tìm thấy đơn hàng hoặc kiện hàng mà yêu cầu này nói đến."
        : "Chúng tôi đã ghi nhận hàng được trả lại theo yêu cầu này. Hàng không còn là của bạn và chúng tôi sẽ hoàn tiền.",
    ],
    rows: orderNumber === null ? [] : [{ label: "Về", value: orderNumber }],
    closing: ["Bạn không hề yêu cầu? Hãy trả lời email này ngay."],
  }),
  withdrawalEnded: (ended, { brand }) => ({
    subject: `Yêu cầu rút khỏi hợp đồng ${ended.number} của bạn tại ${brand}`,
    heading: ended.exception === null ? "Bạn đã được hoàn tiền" : "Chúng tôi không thể chấp nhận yêu cầu của bạn",
    paragraphs: ended.exception === null ? refunded(ended) : [exceptions[ended.exception]],
    rows: ended.orderNumber === null ? [] : [{ label: "Về", value: ended.orderNumber }],
    closing: ["Có gì không đúng? Hãy trả lời email này, chúng tôi sẽ xem xét."],
  }),
};
