import type { Translated } from "../../texts.ts";
import type { launch as english } from "../../en/launch/launch.ts";

export const launch: Translated<typeof english> = {
  title: "即将开业",
  text: "我们正在备货上架。留下邮箱，首批商品到店时我们会通知你一次。",
  description: (brand) => `${brand} 即将开业。留下邮箱，开业时通知你。`,
  itemsSoon: "商品即将上架",
  itemsSoonText: "还没有单品出售，盲盒已开放。",
  toBoxes: "查看盲盒",
  boxesSoon: "盲盒即将上架",
  boxesSoonText: "还没有可拆的盲盒，商店里已有商品。",
  toItems: "查看商品",
  send: "开业时通知我",
  hint: "只发一封邮件，随后删除你的邮箱地址。",
  sent: "请查看收件箱：点击邮件中的按钮确认邮箱地址。",
  opened: "商店已开业，请刷新本页。",
  pages: {
    confirm: {
      title: "开业时通知你？",
      text: "首批商品上架时我们会发一封邮件，随后删除你的邮箱地址。",
      submit: "好的，通知我",
      done: "已确认。开业时我们会发邮件给你。",
    },
    end: {
      title: "删除你的邮箱地址？",
      text: "商店开业时，你将不会收到通知。",
      submit: "删除地址",
      done: "已删除你的邮箱地址。",
    },
    unknown: "此链接已失效。",
    home: "前往商店",
  },
};
