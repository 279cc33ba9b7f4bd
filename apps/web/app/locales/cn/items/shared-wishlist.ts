import type { Translated } from "../../texts.ts";
import type { sharedWishlist as english } from "../../en/items/shared-wishlist.ts";

export const sharedWishlist: Translated<typeof english> = {
  title: "心愿单",
  titleOf: (name: string) => `${name} 的心愿单`,
  lead: "有人想要这些商品。价格和库存均为今日数据。",
  none: "这份心愿单目前是空的。",
  browse: "逛逛商城",
  gone: { title: "这里没有分享内容", text: "链接可能有误，或本人已停止分享心愿单。" },
};
