import type { trust as english } from "../../en/fairness/trust.ts";
import type { Translated } from "../../texts.ts";
import { number } from "../grammar.ts";

const faults = {
  entry: "它不是一条记录",
  seed: "它的种子不是承诺的那个",
  odds: "报价时它的概率尚未记入日志",
  draw: "它的商品并非由种子和概率得出",
  reason: "作废的理由不被允许",
  time: "它的日期早于其报价",
};

export const trust: Translated<typeof english> = {
  computed: {
    title: "你的浏览器刚刚核对了什么",
    lead: "刚刚根据我们的两份公开日志算出。这些数字不是我们发来的。",
    kind: "在此计算",
    reading: "你的浏览器正在读取公开日志……",
    checking: (checked: number) => `你的浏览器正在重算拆盒：已完成 ${number(checked)} 条。`,
    sound: (checked: number) => `你的浏览器重算了 ${number(checked)} 条，每一条都相符。`,
    wrong: (wrong: number) => `日志中有 ${number(wrong)} 条不相符。弄清原因之前，请不要拆盒。`,
    empty: "公开日志里还没有拆盒记录，所以没有可重算的内容。",
    unread: "公开日志目前无法读取。这不证明任何事。请稍后再试。",
    unwitnessed: "签署日志最新状态的独立见证方太少。别人看到的可能是另一份。请稍后再试。",
    broken: "公开日志自相矛盾：它的文件不属于商城签署的状态。",
    forked: "公开日志与你的浏览器上次访问时所见相矛盾。两者商城都签署过。",
    unreadTerms: (from: number, to: number) =>
      `未读取：概率日志第 ${number(from)} 至 ${number(to)} 条。商城可能在其中更改了见证方、镜像或新概率的预告期。`,
    again: "重试",
  },

  figures: {
    count: (count: number) => number(count),
    entries: "日志中的条目",
    alone: "只有商城签署。没有其他人见过。",
    witnessed: (count: number) => `由商城和 ${number(count)} 个见证方签署，`,
    range: (from: number, to: number, size: number) => `第 ${number(from)} 至 ${number(to)} 条，共 ${number(size)} 条`,
    voids: "作废，未扣款",
    reasons: {
      poor: (count: number) => `${number(count)} 次因余额不足`,
      blocked: (count: number) => `${number(count)} 次因账户被锁`,
      other: (count: number) => `${number(count)} 次因其他理由`,
    },
    lost: "丢失的记录",
    noneAmong: "这些当中没有",
    lostAmong: "商城在日志中自己写明",
    silent: "未获答复",
    noMirrors: "没有人收集：本商城未指明任何镜像",
    mirrorsSay: (count: number) => `据 ${number(count)} 个镜像所说`,
    noList: "目前没有镜像可读取",
    late: "迟记",
    untimed: "除商城外，没有人见证它们何时写入",
    ofTimed: (count: number) => `共 ${number(count)} 条有见证方的时间`,
    faults,
    fault: (index: number, fault: string) => `第 ${number(index)} 条：${fault}。`,
  },

  all: {
    any: "核对全部条目",
    whole: "这就是全部。",
    check: (size: number) => `核对全部 ${number(size)} 条`,
    stop: "停止",
    progress: "已核对的条目",
    of: (done: number, size: number) => `${number(done)} / ${number(size)}`,
    last: "此浏览器上次核对：",
    lastSound: (checked: number) => `${number(checked)} 条，全部相符`,
    lastWrong: (wrong: number) => `${number(wrong)} 条不相符`,
    first: "这是此浏览器的第一次核对。",
  },

  odds: {
    title: "生效中的概率",
    list: "每个盲盒，以及自何时起",
    boxes: (count: number) => `${number(count)} 个开放的盲盒`,
    changes: (count: number) => `${number(count)} 项已预告的变更`,
    noChanges: "没有预告的变更",
    box: "盲盒",
    since: "自何时起（依日志）",
    next: "下一次变更",
    earlier: "早于已读取的部分",
    none: "无",
    closes: "关闭",
    changesAt: "新概率",
    unread: "开放盲盒的列表目前无法读取。",
    unlisted: (open: number, missing: number) =>
      `日志中有 ${number(open)} 个开放的盲盒，您看到的列表缺少其中 ${number(missing)} 个。列表可能稍有延迟，请过几分钟再看。如果一直如此，可能有人看到了您看不到的盲盒。`,
  },

  mirrors: {
    title: "他人处的副本",
    lead: "这是镜像所说，不是我们所说。每个镜像都核对过它保存的每一条。",
    size: (size: number) => `${number(size)} 条`,
    looked: "上次读取于",
    forked: "称商城签署了两段不同的历史",
    unread: "目前无法读取",
  },
};
