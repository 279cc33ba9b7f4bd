import type { account as english } from "../../en/account/overview.ts";
import type { Translated } from "../../texts.ts";
import { plural } from "../grammar.ts";

/** Texts of the overview of a customer's account. */
export const account: Translated<typeof english> = {
  lead: (name: string) => `已登录：${name}`,
  balance: { title: "余额", statement: "明细", topUp: "充值" },
  inventory: {
    title: "背包",
    all: "查看全部",
    pieces: (count: number) => plural(count, { other: "# 件" }),
    worth: "价值",
    boxes: "看看盲盒",
    best: "你最值钱的商品",
  },
  limits: {
    title: "限额与休息",
    all: "管理",
    none: "未设限额",
    why: "提前决定你可以花多少。",
    break: "休息中",
    until: (time: string) => `至 ${time}`,
  },
  parcels: {
    title: "在途",
    all: "全部发货单",
    ship: "发货",
    none: "没有在途的包裹。背包里的商品随时可以发货。",
  },
  orders: { title: "最近的订单", all: "全部订单", none: "还没有订单。", toShop: "去商店" },
};
