import type { adminPromotions as english } from "../../en/promotions/operators.ts";
import type { Translated } from "../../texts.ts";
import { list, number, percent } from "../grammar.ts";

export const adminPromotions: Translated<typeof english> = {
  title: "优惠码",
  lead: "用于商城商品和运费的优惠，从不用于盒子。系统不会通知任何人，由你自行发放。",
  add: "新建优惠码",
  results: (count: number) => `${number(count)} 个优惠码`,
  empty: "没有优惠码",
  search: "按优惠码搜索",
  state: "状态",
  all: "全部",
  kinds: { Percent: "商品按百分比减价", Amount: "商品减固定金额", FreeShipping: "免运费" },
  states: { Planned: "未开始", Active: "有效", UsedUp: "已用完", Ended: "已结束" },
  percentOff: (share: number) => percent(share),
  usesOf: (uses: number, most: number | null) => (most === null ? number(uses) : `${number(uses)} / ${number(most)}`),
  scopeOf: (items: number, categories: number) => {
    const parts = [
      ...(items > 0 ? [`${number(items)} 件商品`] : []),
      ...(categories > 0 ? [`${number(categories)} 个分类`] : []),
    ];
    return parts.length === 0 ? "所有商品" : list(parts);
  },
  yes: "是",
  from: "开始",
  end: "立即结束",
  ended: (code: string) => `${code} 已结束`,
  made: (code: string) => `已创建 ${code}`,
  cancel: "取消",
  make: "创建",
  propose: "换一个随机码",
  codeHint: "6 至 32 个字母和数字。随机码无法被猜到。",
  optional: "可选",
  emptyHint: "留空表示不限",
  fields: {
    code: "优惠码",
    kind: "优惠内容",
    percent: "百分比",
    amount: "金额（欧元）",
    scope: "适用于",
    minimum: "这些商品的最低金额（欧元）",
    maxUses: "总使用次数",
    perPerson: "每人使用次数",
    firstOrder: "仅限首单",
    until: "最后一天",
    reason: "原因，记入审计日志",
  },
  mistakes: {
    percent: (most: number) => `请输入 1 到 ${most} 的数字`,
    amount: "请输入大于零的金额",
    minimum: (most: number) => `减免金额最多为最低价格的 ${most}%`,
    unlimited: "减免金额必须限制使用次数",
    count: "请输入大于零的整数，或留空",
  },
};
