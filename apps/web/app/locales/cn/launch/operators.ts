import type { Translated } from "../../texts.ts";
import type { launchGuide as english } from "../../en/launch/operators.ts";
import { number, plural } from "../grammar.ts";

export const launchGuide: Translated<typeof english> = {
  title: "让商店开业",
  hide: "隐藏此列表",
  hidden: "列表已隐藏，可在审计日志中撤销。",
  done: "已完成",
  showDone: "查看已完成的步骤",
  open: "待办",
  testMail: "发送测试邮件",
  examples: "创建三个示例盲盒",
  examplesDone: "三个示例盲盒已存为草稿，尚未发布。",
  mailFiles: "未设置邮件服务器：邮件会存为数据文件夹中的文件。",
  words: "开业前给访客的话",
  steps: {
    mail: {
      title: "邮件可用",
      text: "给自己发一封测试邮件。",
    },
    payments: {
      title: "支付可用",
      text: "支付服务商能响应商店。",
    },
    documents: {
      title: "法律文件",
      text: "用你自己的条款和隐私政策替换示例。",
    },
    guarantee: {
      title: "法定保证",
      text: "按各语言原样上传欧盟官方通知。",
    },
    secondAdmin: {
      title: "第二位运营人员",
      text: "避免无法登录，也便于相互审批。",
    },
    backup: {
      title: "一次备份",
      text: "在首笔销售前设置好备份。",
    },
    category: {
      title: "第一个分类",
      text: "商品按分类整理。",
    },
    item: {
      title: "第一件商品",
      text: "导入带图片的清单，或手动添加。",
    },
    safety: {
      title: "商品安全",
      text: "填写每件商品的制造商和其他信息。",
    },
    box: {
      title: "第一个盲盒",
      text: "从三个示例盲盒开始，并发布一个。",
    },
    market: {
      title: "一个市场",
      text: "决定撤回权，并在允许的地区开启盲盒。",
    },
    identity: {
      title: "身份核验",
      text: "有市场要求验证身份。请设置 IDENTITY_CHECK，并在 FOUR_EYES 中加入 identity。",
    },
    testOrder: {
      title: "一笔测试订单",
      text: "用测试卡在自己的商店下单。",
    },
  },
  wordsPage: {
    title: "即将开业",
    lead: "商店还没有商品时，访客会看到这些话。留空则使用默认文字。",
    name: "标题",
    text: "正文",
    save: "保存文字",
    saved: "文字已保存",
    back: "商品目录",
  },
  progress: (done, all) => `已完成 ${number(done)}/${number(all)}`,
  unsafe: (count: number) => plural(count, { other: "# 件已展示的商品信息不全。" }),
  mailSent: (email) => `测试邮件正发往 ${email}`,
  mailFailed: (reason) => `上一封邮件发送失败：${reason}`,
  waiting: (count) => plural(count, { other: "有 # 个已确认的邮箱等待通知。" }),
};
