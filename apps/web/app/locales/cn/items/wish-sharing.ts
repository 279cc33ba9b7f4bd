import type { Translated } from "../../texts.ts";
import type { wishSharing as english } from "../../en/items/wish-sharing.ts";

export const wishSharing: Translated<typeof english> = {
  title: "分享您的心愿单",
  lead: "创建一个展示您心愿单的链接。任何拥有此链接的人都能看到其中的商品并为您购买。链接不显示地址，您可以随时停止分享。",
  shared: "任何拥有此链接的人都能看到您的心愿单，包括之后的变化。",
  name: "显示我的用户名",
  link: "链接",
  create: "创建链接",
  stop: "停止分享",
  done: "完成",
  cancel: "取消",
};
