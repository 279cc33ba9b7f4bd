import type { Translated } from "../texts.ts";
import type { status as english } from "../en/status.ts";

export const status: Translated<typeof english> = {
  home: "返回首页",
  reload: "重新加载此页",
  forbidden: { title: "无权访问", text: "你的账号无权访问这个页面。" },
  denied: { title: "没有权限", text: "你没有访问这个页面的权限。" },
  notFound: {
    title: "找不到页面",
    text: "页面可能已移动，也可能是网址有误。",
  },
  failed: {
    title: "出错了",
    text: "页面加载失败。你的账号和商品都很安全。",
  },
  maintenance: {
    title: "维护中",
    text: "我们正在维护商城，很快恢复。你的余额和商品都很安全。",
    retry: "重试",
  },
  comingSoon: {
    title: "即将上线",
    text: "我们马上就准备好了。",
    days: "天",
    hours: "时",
    minutes: "分",
    seconds: "秒",
  },
};
