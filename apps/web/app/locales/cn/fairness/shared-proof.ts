import type { sharedProof as english } from "../../en/fairness/shared-proof.ts";
import type { Translated } from "../../texts.ts";

export const sharedProof: Translated<typeof english> = {
  checking: "你的浏览器正在核对证明…",
  notLogged: "此次拆盒尚未载入公开日志。新的拆盒约需一分钟。",
  comparison: "本页与证明",
  open: "查看证明",
  openHint: "证明中含有拆盒者的余额、编号和密钥。",
  verifyFile: "自行验证文件",
  hints: {
    Verified: "你的浏览器已用商店公布的密钥重算全部内容，并在公开日志中找到了记录。",
    Unlogged: "你的浏览器已用商城公布的密钥重算全部内容。只是公开日志中还没有这条记录，大约需要一分钟。",
    Recomputed: "所有签名和数字都吻合，但公开日志尚未证明全部内容。新的拆盒约需一分钟。",
    Contested: "一切吻合。只有拆盒者本人知道是否是其操作。",
    Unknown: "此链接没有可供核对的证明，请勿采信。",
    Breach: "有内容不一致。请勿采信此页面，并保存证据。",
  },
  holds: {
    opening: "证明对应一次拆盒",
    box: "盲盒与证明一致",
    price: "价格与证明一致",
    items: "商品、券号和概率与证明一致",
    time: "时间与证明一致",
  },
  differs: {
    opening: "没有这次拆盒的证明",
    box: "证明对应的是另一个盲盒",
    price: "证明中的价格不同",
    items: "证明中的商品、券号或概率不同",
    time: "证明对应的是另一个时间",
  },
};
