import type { Translated } from "../../texts.ts";
import type { wishSharing as english } from "../../en/items/wish-sharing.ts";

export const wishSharing: Translated<typeof english> = {
  title: "Chia sẻ danh sách yêu thích",
  lead: "Tạo một liên kết hiện danh sách yêu thích của bạn. Ai có liên kết đều xem được các sản phẩm và mua tặng bạn. Liên kết không hiện địa chỉ. Bạn có thể ngừng bất cứ lúc nào.",
  shared: "Ai có liên kết này đều xem được danh sách yêu thích của bạn, cả khi danh sách thay đổi.",
  name: "Hiện tên người dùng của tôi",
  link: "Liên kết",
  create: "Tạo liên kết",
  stop: "Ngừng chia sẻ",
  done: "Xong",
  cancel: "Hủy",
};
