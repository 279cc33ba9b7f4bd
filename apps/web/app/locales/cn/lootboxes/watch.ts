import type { watch as english } from "../../en/lootboxes/watch.ts";
import type { Translated } from "../../texts.ts";
import { number, plural } from "../grammar.ts";

export const watch: Translated<typeof english> = {
  again: "重看一遍",
  past: "此次拆盒的时间：",
  harmless: "重看不收费，也不改变任何结果。",
  record: "记录与证明",
  missing: "此次拆盒不存在，或不属于你。",
  several: (count: number) => plural(count, { other: "# 件商品" }),
  paid: (paid: string, worth: string) => `付了 ${paid}，价值 ${worth}。`,
  gain: (paid: string, worth: string, more: string) => `付了 ${paid}，价值 ${worth}，多 ${more}。`,
  loss: (paid: string, worth: string, less: string) => `付了 ${paid}，价值 ${worth}，少 ${less}。`,
  unwatched: {
    Differs: "商店此处显示的内容与记录不符，因此不再重放。请查看证明。",
    Unknown: "目前无法核对此次拆盒的记录，因此不重放。请一分钟后再试。",
  },
  keepsake: {
    open: "保存图片",
    title: "留作纪念的图片",
    lead: "图片由你的浏览器按记录绘制，不含余额，除非你选择，也不含名字。",
    label: (items: string, box: string) => `图片：${box} 开出的 ${items}`,
    name: "显示我的用户名",
    by: (name: string) => `拆盒人：${name}`,
    worth: "价值",
    log: "公开日志",
    entry: (place: number) => `第 ${number(place)} 条`,
    unlogged: "尚未写入日志",
    contested: "此次拆盒还有一个问题待你回答。回答后即可保存图片。",
    save: "保存为 PNG",
    close: "关闭",
  },
};
