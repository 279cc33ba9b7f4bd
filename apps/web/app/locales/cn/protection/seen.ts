import { plural } from "../grammar.ts";
import type { Translated } from "../../texts.ts";
import type { seen as english } from "../../en/protection/seen.ts";

export const seen: Translated<typeof english> = {
  markers: {
    RisingSpend: (amount, usual) => `一周内盲盒支出 ${amount}，平时每周为 ${usual}`,
    newSpend: (amount) => `四周没有支出之后，一周内盲盒支出 ${amount}`,
    NightPlay: (nights) => plural(nights, { other: "最近七个夜晚中有 # 个夜晚拆盒" }),
    RaiseAfterLoss: (amount) => `亏损 ${amount} 后一天内要求提高限额`,
    ReturnedTopUps: (amount, deposited, returns) => `30 天内充值 ${deposited}，退回 ${amount}（${returns}）`,
    returns: (count, failed) => `${plural(count, { other: "# 次退回" })}，失败 ${failed} 次`,
  },
  steps: {
    title: "建议的步骤",
    lead: "选择合适的做法；可以的话，先和用户沟通。",
    write: "写信给用户：说明你注意到的情况，不要责备，并告知其所在国家的求助热线。",
    limit: "建议设置限额。只有用户本人能在账号的“限额”中设置。",
    pause: "如果用户提出要求或停不下来，在其页面开始休息。任何人都不能提前结束。",
    age: "如有怀疑，询问年龄。更正前请先核对证件。",
    cards: "先查看其付款记录：资金只是来回流转，可能是在测试被盗的卡。",
    end: "结案时选择能说明你所采取措施的结果。",
  },
  break: "休息",
  noBreak: "没有进行中的休息。",
  taking: (until) => `休息至 ${until}。`,
  excluded: (until) => `已排除至 ${until}，之后直到用户重新开启账号。`,
  reopening: (at) => `账号将于 ${at} 重新开启。`,
  limits: "限额",
  noLimits: "未设置限额。",
  asked: (amount, time) => `申请：${amount}，自 ${time} 起。`,
  months: "最近十二个月",
  noMonths: "没有拆盒和充值。",
  signs: "受害迹象",
  noSigns: "未发现。",
  exclusion: (length) => `排除：${length}`,
};
