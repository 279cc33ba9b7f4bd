import { isFault, type WithdrawalException } from "@trove/contract/withdrawals";
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
  NoFault: "Hàng không có lỗi, hoặc lỗi phát sinh về sau.",
  GuaranteeOver: "Thời hạn hai năm chúng tôi chịu trách nhiệm về lỗi đã hết.",
};

const nothings: Record<PayloadOf<"withdrawalEnded">["nothing"], string> = {
  PaidBefore: "Không còn gì để hoàn: tiền đã được hoàn trước đó.",
  WorthLost: "Không có gì để hoàn: hàng đã mất toàn bộ giá trị.",
};

function refunded({ balanceCents, cardCents, setOffCents, nothing }: PayloadOf<"withdrawalEnded">): string[] {
  return [
    ...(cardCents > 0
      ? [
          `Chúng tôi đang hoàn ${money(cardCents)} về thẻ hoặc tài khoản mà bạn đã dùng để thanh toán. Việc này có thể mất vài ngày.`,
        ]
      : []),
    ...(balanceCents > 0 ? [`${money(balanceCents)} đã trở lại số dư mà bạn dùng để thanh toán.`] : []),
    ...(setOffCents > 0
      ? [`${money(setOffCents)} trong số đó đã trả cho một lần nạp tiền mà ngân hàng của bạn đã lấy lại.`]
      : []),
    ...(cardCents + balanceCents === 0 ? [nothings[nothing]] : []),
  ];
}

export const withdrawalTexts: Pick<Texts, "withdrawalReceived" | "withdrawalStep" | "withdrawalEnded"> = {
  withdrawalReceived: (received, { brand }) => {
    const { number, orderNumber, name, receivedAtUtc, seller, reason, isJudged, link, withoutRight } = received;
    const sending = isFault(reason)
      ? "Hãy gửi trả hàng trong vòng 14 ngày, kèm nhãn trong kiện hàng. Chúng tôi trả phí gửi và hoàn tiền khi nhận được hàng."
      : "Nếu hàng đã được gửi cho bạn, hãy gửi trả trong vòng 14 ngày, kèm số này trong kiện hàng. Chúng tôi hoàn tiền chậm nhất 14 ngày sau khi bạn rút, nhưng có thể chờ đến khi nhận được hàng hoặc bằng chứng bạn đã gửi hàng.";
    const confirming =
      "Hãy mở liên kết bên dưới để chứng tỏ hộp thư này là của bạn. Chỉ khi đó chúng tôi mới có thể hoàn các lần nạp tiền của tài khoản dùng địa chỉ này, nếu có.";
    const next = orderNumber === null && link !== null ? confirming : sending;
    const action = { label: orderNumber === null ? "Xác nhận rút khỏi hợp đồng" : "Trả hàng và nhãn", url: link ?? "" };
    return {
      subject: isFault(reason)
        ? `Yêu cầu trả hàng ${number} của bạn tại ${brand}`
        : `Yêu cầu rút khỏi hợp đồng ${number} của bạn tại ${brand}`,
      heading: isFault(reason) ? "Chúng tôi đã nhận yêu cầu trả hàng của bạn" : "Chúng tôi đã nhận yêu cầu của bạn",
      paragraphs: [
        isFault(reason)
          ? `Bạn đã báo cho ${brand} rằng hàng chúng tôi gửi có vấn đề. Chúng tôi nhận được lúc ${moment(receivedAtUtc)}.`
          : `Bạn đã tuyên bố với ${brand} rằng bạn rút khỏi một hợp đồng. Chúng tôi nhận được lúc ${moment(receivedAtUtc)}.`,
        isJudged
          ? "Đội ngũ của chúng tôi sẽ xem xét và cho bạn biết bước tiếp theo. Vui lòng chưa gửi trả gì. Quyền của bạn theo bảo hành pháp định vẫn giữ nguyên."
          : next,
        ...(withoutRight.length > 0
          ? [`Các sản phẩm này không thể trả lại: ${withoutRight.join(", ")}. ${exceptions.Drawing}`]
          : []),
      ],
      rows: [
        { label: "Số yêu cầu", value: number },
        { label: "Về", value: orderNumber ?? "Các lần nạp tiền của bạn" },
        ...(name === null ? [] : [{ label: "Tên", value: name }]),
        { label: "Đã nhận", value: moment(receivedAtUtc) },
        { label: "Gửi đến", value: seller },
      ],
      ...(link === null ? {} : { action }),
      closing: ["Hãy giữ email này: nó xác nhận việc bạn rút khỏi hợp đồng.", "Không phải bạn? Hãy trả lời email này."],
    };
  },
  withdrawalStep: ({ number, orderNumber, step, link }, { brand }) => ({
    subject: `Yêu cầu rút khỏi hợp đồng ${number} của bạn tại ${brand}`,
    heading: "Tin về yêu cầu của bạn",
    paragraphs: [
      {
        Matched: "Chúng tôi đã tìm thấy đơn hàng hoặc kiện hàng mà yêu cầu này nói đến.",
        GoodsNoted:
          "Chúng tôi đã ghi nhận hàng được trả lại theo yêu cầu này. Hàng không còn là của bạn và chúng tôi sẽ hoàn tiền.",
        Accepted:
          "Chúng tôi chấp nhận yêu cầu trả hàng của bạn. Hãy gửi trả hàng trong vòng 14 ngày, kèm nhãn trong kiện hàng. Chúng tôi trả phí gửi.",
      }[step],
    ],
    rows: orderNumber === null ? [] : [{ label: "Về", value: orderNumber }],
    ...(link === null ? {} : { action: { label: "Trả hàng và nhãn", url: link } }),
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
