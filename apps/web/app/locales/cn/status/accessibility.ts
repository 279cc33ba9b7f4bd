import type { accessibility as english } from "../../en/status/accessibility.ts";
import type { Translated } from "../../texts.ts";

export const accessibility: Translated<typeof english> = {
  title: "无障碍",
  description: (brand) => `${brand} 的无障碍程度、测试了什么，以及遇到障碍时告诉谁。`,
  aim: "本商城按照 WCAG 2.2 的 AA 级要求制作，也就是欧洲标准 EN 301 549 的要求。",
  tested: {
    title: "测试了什么，如何测试",
    points: {
      states: "自动测试会在 Chromium 中逐一打开顾客页面和后台页面的各种状态，并按 axe 的规则检查。",
      looks: "测试涵盖电脑和手机大小的窗口、浅色和深色页面、从左到右和从右到左的语言，以及高对比度。",
      keyboard: "有测试只用键盘操作菜单、对话框和表单，并检查焦点的去向。",
      colours: "店主选择的颜色如果使文字无法看清，会被拒绝。",
      motion: "动画遵循你设备上减少动态效果的设置。",
    },
  },
  untested: {
    title: "没有测试什么",
    points: {
      readers: "没有人长时间用读屏软件测试过本商城，也没有外部机构评估过。",
      payment: "付款页面和银行页面由他方提供。",
      descriptions: "商品说明由店主撰写，可能不完整。",
      documents: "发票、条款等 PDF 文档没有测试。",
    },
  },
  report: {
    title: "遇到障碍？",
    text: "请告诉我们你想做什么、什么挡住了你，我们会帮助你并加以改进：",
    complain: "投诉，以及还有谁能帮助你",
  },
};
