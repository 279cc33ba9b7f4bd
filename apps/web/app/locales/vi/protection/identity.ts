import type { identity as english } from "../../en/protection/identity.ts";
import type { Translated } from "../../texts.ts";

export const identity: Translated<typeof english> = {
  title: "Danh tính của bạn",
  lead: "Một số quốc gia yêu cầu cửa hàng biết ai đang chơi. Đây là những gì chúng tôi biết về bạn và cách chứng minh.",
  back: "Quay lại nơi bạn vừa xem",
  notice: {
    None: "Trước khi nạp tiền hoặc mở hộp, hãy cho biết ngày sinh và quốc gia của bạn.",
    Declared: "Trước khi nạp tiền hoặc mở hộp, hãy cho chúng tôi biết bạn là ai.",
    Refused: "Trước khi nạp tiền hoặc mở hộp, hãy cho chúng tôi biết bạn là ai. Lần trước chưa thành công.",
    Pending: "Chúng tôi đang kiểm tra danh tính của bạn. Sau đó bạn có thể nạp tiền và mở hộp.",
    link: "Danh tính của bạn",
  },
  states: {
    None: { title: "Chưa khai", text: "Hãy cho biết ngày sinh và quốc gia bạn sống." },
    Declared: { title: "Đã khai", text: "Chúng tôi tin những gì bạn khai. Chưa có gì được chứng minh." },
    Pending: { title: "Đang kiểm tra", text: "Nhóm của chúng tôi đang xem ảnh của bạn. Bạn sẽ nhận được email." },
    Verified: { title: "Đã xác minh", text: "Bạn đã chứng minh bạn là ai." },
    Refused: { title: "Chưa xác minh", text: "Chúng tôi chưa xác minh được danh tính của bạn. Bạn có thể thử lại." },
  },
  until: (day: string) => `Đã xác minh đến ${day}.`,
  refusals: {
    Unreadable: "Chúng tôi không đọc được giấy tờ trong ảnh của bạn.",
    DocumentInvalid: "Giấy tờ đã hết hạn hoặc không được chấp nhận.",
    FaceDiffers: "Chúng tôi không thể xác nhận người trong ảnh là người trên giấy tờ.",
    NameDiffers: "Tên trên giấy tờ khác với tên tài khoản.",
    BirthDateDiffers: "Ngày sinh trên giấy tờ khác với ngày bạn đã khai.",
    Underage: "Theo giấy tờ, bạn chưa đủ 18 tuổi. Bạn không thể chơi ở đây.",
  },
  notOffered: "Hiện cửa hàng không thể kiểm tra danh tính. Vui lòng viết cho chúng tôi.",
  prove: {
    title: "Chứng minh bạn là ai",
    lead: (name: string) => `Bạn cần hộ chiếu, căn cước hoặc bằng lái xe của: ${name}.`,
    begin: "Bắt đầu",
    again: "Thử lại",
    pictures: { Document: "Giấy tờ, mặt trước", DocumentBack: "Giấy tờ, mặt sau", Face: "Khuôn mặt của bạn" },
    hints: {
      Document: "Đủ bốn góc, không bị lóa, để đọc được chữ.",
      DocumentBack: "Chỉ khi mặt sau giấy tờ có nội dung.",
      Face: "Cầm giấy tờ cạnh khuôn mặt.",
    },
    optional: "nếu cần",
    take: "Chụp ảnh",
    retake: "Chụp lại",
    sent: "Đã gửi",
    wrongType: "Chọn ảnh JPEG, PNG hoặc WebP",
    tooLarge: "Ảnh tối đa 8 MB",
    missing: "Trước hết hãy chụp những ảnh còn thiếu",
    send: "Gửi để kiểm tra",
  },
  withdraw: { text: "Chưa ai quyết định. Bạn có thể rút lại ảnh: chúng tôi xóa ngay.", button: "Rút lại ảnh" },
  kept: {
    title: "Những gì chúng tôi giữ",
    pictures: (days: number) =>
      `Ảnh của bạn, được mã hóa, cho đến khi chúng tôi quyết định. Nếu không ai quyết định, ảnh bị xóa sau ${days} ngày.`,
    viewers: "Chỉ vài người trong nhóm có thể mở ảnh, và mỗi lần xem đều được ghi lại.",
    result: "Sau đó chỉ còn kết quả và một mã bí mật để nhận ra nếu cùng một danh tính được chứng minh hai lần.",
    change: "Nếu bạn sửa tên hoặc ngày sinh, bạn phải chứng minh lại.",
  },
};
