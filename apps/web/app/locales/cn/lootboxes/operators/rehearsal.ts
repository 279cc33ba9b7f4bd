import type { Translated } from "../../../texts.ts";
import type { rehearsalTexts as english } from "../../../en/lootboxes/operators/rehearsal.ts";
import { exactPercent, number, plural } from "../../grammar.ts";

export const rehearsalTexts: Translated<typeof english> = {
  open: { Draft: "预演并发布", Active: "预演下一版本", Paused: "预演并重新开放" },
  title: (version: number) => `第 ${version} 版预演`,
  same: "价格和概率与上一版本相同，因此不会创建新版本。",
  lacks: "发布之前还需要：",
  inForce: {
    atOnce: "它会立即开放，因为还没有人看过其他概率。",
    afterNotice: (minutes: number) =>
      minutes === 0
        ? "公开日志收录后，它立即生效。"
        : plural(minutes, { other: "顾客现在就能看到。经过 # 分钟的预告期后生效。" }),
    forGood: "一经预告，它就永久留在公开日志中，只能由另一个版本取代。",
  },
  figures: {
    payout: "返奖率",
    margin: "每次拆盒的毛利",
    worst: "1,000 回中最差的一回",
    middle: "一半情况下",
  },
  worstHint: "1,000 次拆盒的结果，按市场价值计算。每 1,000 回中有 1 回会更差。",
  stock: {
    title: "库存可维持多久",
    item: "商品",
    pieces: "库存",
    expected: "平均",
    certain: "100 回中的 99 回",
    unlimited: "不限",
    openings: (count: number) => plural(count, { other: "# 次拆盒" }),
    note: "只计算这一个盲盒的拆盒，不计已欠付的商品。",
  },
  odds: {
    title: "概率原文",
    hash: "概率哈希",
    copy: "复制原文",
    note: "公布并用于计算哈希的，正是这段原文。",
  },
  confirm: {
    title: (payout: number) => `这个盲盒送出的比收入的多：返奖率 ${exactPercent(payout)}`,
    label: (payout: number) => `输入 ${exactPercent(payout)} 以确认`,
    mismatch: "与返奖率不符",
  },
  publish: { Draft: "发布并开放", Active: "预告此版本", Paused: "重新开放" },
  published: (version: number) => `第 ${version} 版已发布`,
  moves: { Paused: "暂停", Archived: "归档" },
  moved: { Paused: "盲盒已暂停", Archived: "盲盒已归档" },
  archive: {
    title: "要归档这个盲盒吗？",
    text: "它会永久离开商城，不能再开放。其版本和拆盒会保留。",
    cancel: "保留",
    submit: "归档",
  },
  announced: {
    title: (version: number, price: string) => `已预告第 ${version} 版，价格 ${price}`,
    closes: "盲盒将在公开日志中关闭",
    when: (time: string, left: string) => `自 ${time} 起生效，还有 ${left}。`,
    now: "片刻后生效。",
    left: (minutes: number, seconds: number) =>
      minutes > 0 ? `${number(minutes)} 分 ${number(seconds)} 秒` : `${number(seconds)} 秒`,
    logged: "它已在公开日志中。生效之前你可以取消，这样就没有人会以这些概率拆盒。",
    paused:
      "盲盒已暂停，因此没有人能以这些概率拆盒。请保持暂停，直到公开日志将它关闭。如果提前重新开放，在下一组概率生效之前，它会采用这些概率。",
    cancel: "取消此版本",
    cancelTitle: "要取消已预告的版本吗？",
    cancelText: (version: number) =>
      `盲盒会立即暂停，因此没有人能以已预告的概率拆盒。第 ${version} 版会恢复为你的方案。`,
    cancelNote: "公开日志会保留这次预告，并在同样长的预告期后关闭盲盒。之后，你可以立即以想要的概率重新开放。",
    cancelSubmit: "暂停并取消",
    keep: "保留此版本",
    cancelled: "盲盒已暂停，没有人能以这些概率拆盒",
    restore: (version: number) => `恢复第 ${version} 版`,
  },
  history: {
    title: "版本",
    version: (version: number) => `第 ${version} 版`,
    current: "最近发布",
    empty: "还没有发布任何版本。",
    first: "首个版本",
    nothing: "价格和概率不变",
    price: (before: string, after: string) => `价格：由 ${before} 变为 ${after}`,
    added: (item: string, tickets: number) => `新增：${item}，${plural(tickets, { other: "# 支签" })}`,
    removed: (item: string, tickets: number) => `移除：${item}，${plural(tickets, { other: "# 支签" })}`,
    tickets: (item: string, before: number, after: number) =>
      `${item}：由 ${number(before)} 支签变为 ${number(after)} 支签`,
    value: (item: string, before: string, after: string) => `${item}：价值由 ${before} 变为 ${after}`,
    renamed: (before: string, after: string) => `${before} 更名为 ${after}`,
    payout: (payout: number) => `返奖率 ${exactPercent(payout)}`,
    use: "恢复为方案",
    more: "更早的版本",
  },
};
