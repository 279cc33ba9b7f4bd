import type { shareTexts as english } from "../../en/lootboxes/share-texts.ts";
import type { Translated } from "../../texts.ts";

export const shareTexts: Translated<typeof english> = {
  share: "分享",
  title: "分享此次拆盒",
  lead: "创建一个链接，展示此次拆盒。任何拥有链接的人都能打开。你可以随时终止。",
  shared: "任何拥有此链接的人都能查看此次拆盒。",
  readable: "拥有链接的人可以看到",
  parts: {
    opening: "一起拆开的所有盲盒的名称、价格、商品、概率和时间",
    log: "公开日志中的条目，供对方的浏览器核对",
    proof: "已签名的记录：你账户的内部编号、客户端种子和浏览器公钥",
    balance: "此次拆盒前后你的余额，因为签名涵盖了它",
  },
  name: "显示我的用户名",
  proof: "同时分享完整证明",
  proofHint: "对方的浏览器可以核对每个签名。证明中含有你的余额和编号。",
  listed: "同时在盲盒页面展示链接",
  listedHint: "列在该盲盒的最新拆盒中，供所有人验证。",
  link: "链接",
  create: "创建链接",
  stop: "停止分享",
  done: "完成",
  cancel: "取消",
};
