import type { ownData as english } from "../../en/account/own-data.ts";
import type { Translated } from "../../texts.ts";

export const ownData: Translated<typeof english> = {
  signInAgain: "请退出后重新登录，并在十分钟内再试一次。",
  download: {
    title: "下载我的数据",
    lead: "我们存储的与你有关的全部数据，合为一个 JSON 文件：账号、订单、付款、拆盒记录及其证明等。请妥善保管。",
    button: "下载我的数据",
  },
};
