import type { Translated } from "../texts.ts";
import type { status as english } from "../en/status.ts";

export const status: Translated<typeof english> = {
  home: "返回首页",
  reload: "重新加载此页",
  forbidden: { title: "无权访问", text: "你的账号无权访问这个页面。" },
  denied: { title: "没有权限", text: "你没有访问这个页面的权限。" },
  notFound: {
    title: "找不到页面",
    text: "这个网址没有对应的页面。它可能已经移动，也可能是网址少了一个字母。",
  },
  failed: {
    title: "出错了",
    text: "页面无法显示。你的账号和商品都保持原样。",
  },
  maintenance: {
    title: "维护中",
    text: "我们正在维护商城，很快回来。你的余额和商品都安然无恙。",
    retry: "重试",
  },
  comingSoon: {
    title: "即将上线",
    text: "我们正在做最后的准备。",
    days: "天",
    hours: "时",
    minutes: "分",
    seconds: "秒",
  },
};
