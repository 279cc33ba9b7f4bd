import type { Translated } from "../../texts.ts";
import type { sharedWishlist as english } from "../../en/items/shared-wishlist.ts";

export const sharedWishlist: Translated<typeof english> = {
  title: "Một danh sách yêu thích",
  titleOf: (name: string) => `Danh sách yêu thích của ${name}`,
  lead: "Có người mong muốn những sản phẩm này. Giá và tồn kho là của hôm nay.",
  none: "Danh sách yêu thích này đang trống.",
  browse: "Xem cửa hàng",
  gone: {
    title: "Không có gì được chia sẻ ở đây",
    text: "Liên kết có thể sai, hoặc chủ nhân đã ngừng chia sẻ danh sách yêu thích.",
  },
};
