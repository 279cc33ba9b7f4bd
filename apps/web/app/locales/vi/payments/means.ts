import type { means as english } from "../../en/payments/means.ts";
import type { Translated } from "../../texts.ts";

export const means: Translated<typeof english> = {
  title: "Phương thức thanh toán",
  cards: "Thẻ đã lưu",
  lead: "Nhà cung cấp dịch vụ thanh toán lưu thẻ, không phải chúng tôi. Chúng tôi không bao giờ trừ tiền thẻ khi không có bạn: mỗi lần thanh toán bạn đều phải bấm nút, và ngân hàng có thể yêu cầu bạn xác nhận.",
  none: "Bạn chưa lưu thẻ nào. Để lưu thẻ, hãy đánh dấu vào ô khi thanh toán bằng thẻ.",
  notOffered: "Cửa hàng này không lưu thẻ: mỗi lần thanh toán bạn nhập thẻ.",
  hidden: (time) =>
    `Mật khẩu, địa chỉ email hoặc đăng nhập hai bước của bạn vừa được thay đổi. Để an toàn, các thẻ bị ẩn và không dùng được cho đến ${time}.`,
  lost: "Hiện không đọc được các thẻ của bạn. Bạn vẫn có thể thanh toán bằng cách nhập thẻ.",
  card: (brand, last4) => `${brand} có số cuối ${last4}`,
  valid: (month) => `Có hiệu lực đến ${month}`,
  expired: (month) => `Đã hết hạn vào ${month}`,
  remove: (card) => `Xóa ${card}`,
  removeTitle: "Xóa thẻ này?",
  removeText: "Nhà cung cấp dịch vụ thanh toán sẽ quên thẻ. Bạn có thể lưu lại khi thanh toán lần sau.",
  cancel: "Hủy",
  confirm: "Xóa",
  removed: "Đã xóa thẻ",
};
