import type { Translated } from "../../texts.ts";
import type { boxPage as english } from "../../en/lootboxes/box-page.ts";
import { number, flooredPercent, percent, plural } from "../grammar.ts";

export const boxPage: Translated<typeof english> = {
  description: (box: string, price: string) => `盲盒 ${box}，价格 ${price}，每件商品的概率全部公示。`,
  allBoxes: "全部盲盒",
  opened: (count: number) => plural(count, { other: "已拆 # 次" }),
  fair: "公平可验证",
  fairHint: (hash: string) => `公平可验证。这个盲盒的概率哈希为 ${hash}`,
  announced: {
    changes: (when: string, version: number, price: string) =>
      `自 ${when} 起，这个盲盒将采用新的概率（第 ${version} 版），价格为 ${price}。在此之前你收到的要约保持不变。`,
    closes: (when: string) => `这个盲盒将于 ${when} 关闭。在此之前你收到的要约保持不变。`,
  },
  missing: {
    title: "找不到盲盒",
    text: "这个盲盒不存在，或已不再提供。",
    action: "去看看盲盒",
  },

  figures: {
    label: "这个盲盒的价格与价值",
    price: "价格",
    priceHint: "一个盲盒",
    expected: "期望价值",
    expectedHint: "多次拆盒的平均值",
    median: "中位价值",
    medianHint: "半数拆盒的价值不低于此值",
    beats: "超过盒价",
    beatsHint: "开出的商品价值高于盒价的概率",
  },

  facts: {
    best: "最高价值商品的概率",
    perEuro: "每 1 欧元的平均价值",
    sellBack: "回售可得",
    shipping: "含增值税运费，起价",
  },

  bar: {
    count: "拆几个",
    countOf: (count: number) => plural(count, { other: "拆 # 个盲盒" }),
    quick: "快速拆盒",
    sound: "音效",
    demo: "试玩",
    open: (price: string) => `${price} 拆盒`,
    openKey: "按空格键",
    openSeveral: (count: number, price: string) => plural(count, { other: `${price} 拆 # 个` }),
    signIn: "登录后拆盒",
    topUp: (amount: string) => `充值 ${amount}`,
    topUpHint: (balance: string) => `余额 ${balance}，不足以支付这次拆盒。`,
    notServed: (country: string) => `我们暂时不送货到${country}，因此你还不能拆盒。`,
    addresses: "你的地址",
    admin: "管理员账号可以查看盲盒，但不能拆盒。",
  },

  stage: {
    label: (box: string) => `盲盒 ${box} 本身`,
    skip: "跳过",
    opening: "拆盒中",
    open: "盲盒已打开",
    demo: "试玩：不会得到商品，也不会扣款",
    endDemo: "返回盲盒",
  },

  contents: {
    title: "盒内商品",
    lead: (count: number) => plural(count, { other: "共 # 件商品，每件都标明确切概率。" }),
    version: (version: number) => `概率，第 ${version} 版`,
    hash: "概率哈希",
    tiers: "稀有度",
    allTiers: "全部",
    sort: "排序",
    sorts: { value: "价值", chance: "概率", name: "名称" },
    ranges: "签号",
    tickets: (from: number, to: number) => (from === to ? number(from) : `${number(from)} – ${number(to)}`),
    rangesHint: "每次拆盒从一百万支签（0 至 999,999）中抽取一支。",
    oneIn: (count: number) => `1/${number(count)}`,
    chance: (share: number) => percent(share),
    atLeast: (share: number) => flooredPercent(share),
    shown: (count: number) => plural(count, { other: "显示 # 件商品" }),
    above: (price: string, share: number) => `价值高于 ${price}：占拆盒次数的 ${flooredPercent(share)}`,
    below: (price: string, share: number) => `价值不超过 ${price}：占拆盒次数的 ${percent(share)}`,
  },
};
