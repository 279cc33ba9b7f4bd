import type { accountTexts as english, leftTexts as left } from "./en.ts";

export const accountTexts: typeof english = {
  exported: {
    subject: "你的数据已被下载",
    text: "包含你账号全部数据的文件已被下载。",
    more: "是你本人吗？那就无需任何操作。如果不是，请立即修改密码并联系我们。",
    button: "查看安全设置",
  },
  returning: {
    subject: "你的款项正在退回银行卡",
    text: "你余额中的款项已退往当初付款的银行卡。",
    more: "是你本人吗？那就无需任何操作，银行处理需要几天。如果不是，请立即修改密码并联系我们。",
    button: "查看退回的款项",
  },
  payeeAdded: {
    subject: "已添加银行账户",
    text: "你的账户添加了一个银行账户。三天后可以向它支付奖金。",
    more: "如果是你本人操作，无需理会。如果不是，请删除它、修改密码并立即联系我们。",
    button: "查看你的银行账户",
  },
  payingOut: {
    subject: "你的奖金正在提现",
    text: "你的余额收到了一笔奖金提现请求。",
    more: "如果是你本人操作，无需理会：我们会审核，之后银行需要几天时间。如果不是，请修改密码并立即联系我们。",
    button: "查看你的提现",
  },
  closing: {
    subject: "你正在注销账号",
    text: "你的账号开始注销，不能再拆盒或充值。",
    more: "你可以卖回、寄出或放弃你拥有的商品，也可以撤回注销。如果不是你本人，请立即修改密码并联系我们。",
    button: "继续",
  },
  closingAsked: {
    subject: "我们正在注销你的账号",
    text: "我们已按你的书面请求开始注销你的账号，账号不能再拆盒或充值。",
    more: "你有两天时间可以撤回。之后，你支付的款项会退回原处，剩余的一切视为放弃。如果你没有提出请求，请撤回注销或立即联系我们。",
    button: "查看剩余内容",
  },
  closingEnds: {
    subject: "你的账号即将永久注销",
    text: "我们的一位同事已按你的书面请求申请永久注销你的账号。另一位同事同意后即会注销。",
    more: "届时你将放弃账号中剩余的一切，且无法撤销。如果你没有提出请求，请撤回注销或立即联系我们。",
    button: "查看剩余内容",
  },
  closingTakenBack: {
    subject: "我们不再注销你的账号",
    text: "我们已停止注销你的账号，你可以继续使用。",
    more: "如果你仍想注销，请在设置中重新开始，或写信给我们。",
    button: "前往我的账号",
  },
  closed: {
    subject: "你的账号已注销",
    text: "你的账号已注销。",
    more: "我们已删除你的姓名、邮箱和地址。订单的发票会按法律要求的期限保留。退还途中的款项仍会到账。",
    button: "前往商店",
  },
};

export const leftTexts: typeof left = { items: "放弃的商品", balance: "放弃的余额" };
