import type { Translated } from "../../texts.ts";
import type { launch as english } from "../../en/launch/launch.ts";

export const launch: Translated<typeof english> = {
  title: "Sắp khai trương",
  text: "Chúng tôi đang bày hàng lên kệ. Hãy để lại email, chúng tôi sẽ báo bạn một lần khi có những sản phẩm đầu tiên.",
  description: (brand) => `${brand} sắp khai trương. Để lại email để được báo tin.`,
  itemsSoon: "Sản phẩm sắp có",
  itemsSoonText: "Chưa có sản phẩm bán lẻ. Các hộp đã mở.",
  toBoxes: "Xem hộp",
  boxesSoon: "Hộp sắp có",
  boxesSoonText: "Chưa có hộp nào để mở. Cửa hàng đã có sản phẩm.",
  toItems: "Xem sản phẩm",
  send: "Báo cho tôi khi khai trương",
  hint: "Chỉ một email, sau đó chúng tôi xóa địa chỉ của bạn.",
  sent: "Hãy kiểm tra hộp thư: bấm nút trong email của chúng tôi để xác nhận địa chỉ.",
  opened: "Cửa hàng đã mở. Hãy tải lại trang này.",
  pages: {
    confirm: {
      title: "Báo cho bạn khi khai trương?",
      text: "Chúng tôi sẽ gửi một email khi cửa hàng có những sản phẩm đầu tiên, rồi xóa địa chỉ của bạn.",
      submit: "Có, hãy báo cho tôi",
      done: "Xong. Chúng tôi sẽ gửi email khi khai trương.",
    },
    end: {
      title: "Xóa địa chỉ của bạn?",
      text: "Chúng tôi sẽ không báo cho bạn khi cửa hàng mở.",
      submit: "Xóa địa chỉ",
      done: "Chúng tôi đã xóa địa chỉ của bạn.",
    },
    unknown: "Liên kết này không còn hợp lệ.",
    home: "Đến cửa hàng",
  },
};
