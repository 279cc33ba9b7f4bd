import type { IdentityRefusal } from "@trove/contract/identity";
import type { Texts } from "../mail-texts.ts";

const refusals: Record<IdentityRefusal, string> = {
  Unreadable: "Chúng tôi không đọc được giấy tờ trong ảnh của bạn. Hãy chụp lại dưới ánh sáng ban ngày, không bị lóa.",
  DocumentInvalid: "Giấy tờ đã hết hạn hoặc không được chấp nhận. Hãy dùng hộ chiếu, căn cước hoặc bằng lái xe.",
  FaceDiffers: "Chúng tôi không thể xác nhận người trong ảnh của bạn là người trên giấy tờ.",
  NameDiffers: "Tên trên giấy tờ khác với tên tài khoản. Hãy sửa tên hoặc dùng giấy tờ khác.",
  BirthDateDiffers: "Ngày sinh trên giấy tờ khác với ngày bạn đã khai.",
  Underage: "Theo giấy tờ, bạn chưa đủ 18 tuổi. Bạn không thể chơi ở đây.",
};

export const identityTexts: Pick<Texts, "identityDecided"> = {
  identityDecided: ({ state, refusal, link }, { brand }) => {
    const words = {
      Verified: {
        subject: `Danh tính của bạn tại ${brand} đã được xác minh`,
        heading: "Danh tính của bạn đã được xác minh",
        text: "Cảm ơn bạn. Giờ bạn có thể nạp tiền và mở hộp. Chúng tôi đã xóa ảnh của bạn.",
      },
      Refused: {
        subject: `Chúng tôi chưa xác minh được danh tính của bạn tại ${brand}`,
        heading: "Chúng tôi chưa xác minh được danh tính của bạn",
        text: "Chúng tôi đã xóa ảnh của bạn. Bạn có thể thử lại bất cứ lúc nào.",
      },
      Lapsed: {
        subject: `Vui lòng gửi lại ảnh cho ${brand}`,
        heading: "Chưa ai kịp xem ảnh của bạn",
        text: "Chúng tôi xin lỗi. Ảnh của bạn đã được xóa như đã hứa. Vui lòng gửi lại.",
      },
    };
    const { subject, heading, text } = words[state];
    return {
      subject,
      heading,
      paragraphs: [...(refusal === null ? [] : [refusals[refusal]]), text],
      action: { label: "Xem danh tính của bạn", url: link },
      closing: [],
    };
  },
};
