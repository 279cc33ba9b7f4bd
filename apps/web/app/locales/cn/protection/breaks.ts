import type { Translated } from "../../texts.ts";
import type { breaks as english } from "../../en/protection/breaks.ts";

export const breaks: Translated<typeof english> = {
  title: "休息一下",
  lead: "在你选择的时间内停止拆盒和充值。立即开始，任何人都不能提前结束，我们也不能。",
  goesOn: "你仍然可以出售和发货你拥有的物品。",
  day: "休息 24 小时",
  longer: "其他时长",
  taken: (until: string) => `你正在休息，直到 ${until}。`,
  excluded: (until: string) => `你已将自己排除到 ${until}。之后，拆盒和充值会保持关闭，直到你重新开启。`,
  ended: (until: string) => `你的自我排除已于 ${until} 结束。拆盒和充值会保持关闭，直到你重新开启。`,
  reopens: (at: string) => `拆盒和充值将于 ${at} 重新开启。`,
  reopen: "24 小时后重新开启",
  length: "多久？",
  until: (day: string) => `直到 ${day}`,
  atLeast: (day: string) => `至少到 ${day}`,
  lengths: {
    day: "24 小时",
    week: "7 天",
    month: "30 天",
    quarter: "3 个月",
    half: "6 个月",
    year: "1 年",
    twoYears: "2 年",
    fiveYears: "5 年",
  },
  start: (length: string) => `休息 ${length}`,
  exclusion: {
    title: "自我排除",
    lead: "至少六个月。它不会自动结束：到期后，拆盒和充值会保持关闭，直到你重新开启。",
    start: "自我排除",
    startFor: (length: string) => `自我排除：${length}`,
    sure: (day: string) => `将自己排除至少到 ${day}？`,
    text: "立即开始。任何人都不能缩短，我们也不能。",
    keep: "返回",
  },
};
