import type { Translated } from "../../texts.ts";
import type { clocks as english } from "../../en/fairness/clocks.ts";

export const clocks: Translated<typeof english> = {
  titles: {
    Ahead: "Thiết bị của bạn và cửa hàng hiển thị giờ khác nhau",
    Frozen: "Đồng hồ của cửa hàng đứng yên",
    Witnesses: "Nhật ký của cửa hàng được ký vào lúc khác",
  },
  texts: {
    Ahead:
      "Trình duyệt kiểm tra giờ của từng đề nghị để cửa hàng không thể chọn giữa tỷ lệ của những ngày khác nhau. Nếu đồng hồ của thiết bị sai hoặc vừa được chỉnh thì đó là lý do. Nếu thiết bị đúng giờ thì đồng hồ của cửa hàng sai.",
    Frozen:
      "Các đề nghị của cửa hàng giữ nguyên một giờ. Điều này xảy ra một lúc sau khi đồng hồ của cửa hàng bị chỉnh lùi, vì không đề nghị nào được cũ hơn lượt mở gần nhất của bạn hoặc lần thay đổi tỷ lệ gần nhất.",
    Witnesses:
      "Cứ vài phút lại có người khác ký vào nhật ký công khai của cửa hàng, cho thấy đề nghị không phải của ngày khác. Hoặc hiện không liên lạc được với họ, hoặc đồng hồ của cửa hàng sai.",
  },
  device: "Thiết bị của bạn",
  shop: "Đề nghị của cửa hàng",
  witnesses: "Nhật ký được người khác ký",
  nothing: "Chưa có gì được tiết lộ. Nếu bạn tiếp tục, các giờ này sẽ được hiển thị cùng lượt mở.",
  goOn: "Tiếp tục",
  notNow: "Để sau",
  went: "Bạn đã tiếp tục với các giờ này",
};
