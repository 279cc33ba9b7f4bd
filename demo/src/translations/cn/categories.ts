import type { Translations } from "../translations.ts";

/** The categories of `demo/src/categories.ts` in Chinese. */
export const categories: Translations = {
  "sound-music": { name: "音响与乐器", description: "耳机、音箱，还有音准稳定的乐器。" },
  "cameras-film": { name: "相机与胶片", description: "胶片相机、数码相机，以及与之相配的一切。" },
  "gadgets-desk": { name: "数码与桌面", description: "电脑、手机，和围着它们转的小电器。" },
  "games-toys": { name: "游戏与玩具", description: "给下雨的周日，一个人或一群人。" },
  "watches-jewellery": { name: "腕表与珠宝", description: "戴在手腕、手指和衣领上的物件。" },
  "shoes-style": { name: "鞋履与服饰", description: "做来穿上许多年的鞋、衣服和包。" },
  "kitchen-treats": { name: "厨房与甜食", description: "锅、刀、杯子，最后再来点甜的。" },
  "home-bath": { name: "家居与浴室", description: "家具、灯和工具，还有浴室里的一切。" },
  "outdoors-garden": { name: "户外与园艺", description: "为帐篷里的一夜，或花盆间的一个下午。" },
  "sport-cycling": { name: "运动与骑行", description: "球、球拍，和一切带轮子的东西。" },
  "paper-art": { name: "纸品与绘画", description: "笔、纸和颜料，给仍然喜欢动手的人。" },
  "coins-collectables": { name: "钱币与收藏", description: "摆在架上的小历史：钱币、奖章和稀奇玩意儿。" },
};
