import type { Translated } from "../texts.ts";
import type { offline as english } from "../en/offline.ts";

export const offline: Translated<typeof english> = {
  title: "Bạn đang ngoại tuyến",
  text: "Trang này chưa được lưu trên thiết bị của bạn. Bạn vẫn đọc được các trang đã xem. Mở hộp, mua và bán lại cần có kết nối mạng.",
  retry: "Thử lại",
  bar: "Bạn đang ngoại tuyến. Giá và tồn kho có thể đã thay đổi.",
  kept: (when) => `Bản lưu lúc ${when}. Giá và tồn kho có thể đã thay đổi.`,
};
