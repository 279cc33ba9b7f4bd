import type { Translated } from "../texts.ts";
import type { faq as english } from "../en/faq.ts";
import { plural } from "./grammar.ts";

const groups = {
  account: {
    title: "账号",
    questions: {
      "create-account": {
        question: "我需要账号吗？",
        answer:
          "随便看看不需要：商城、每个盲盒及其概率，还有试玩拆盒，都对所有人开放。真正拆盒则需要一个有余额的账号，并且你须年满 18 周岁。",
      },
      "forgot-password": {
        question: "忘记密码怎么办？",
        answer:
          "在登录页面选择“忘记密码？”。我们会把链接发到你的邮箱，链接只能使用一次，30 分钟内有效。保存新密码后，其他登录会话全部结束。",
      },
      "signed-out": {
        question: "为什么我被退出登录了？",
        answer: "登录会话持续 12 小时，到时自动结束。在一个标签页退出登录，所有标签页都会退出。你的购物车保持原样。",
      },
    },
  },
  payments: {
    title: "付款",
    questions: {
      "top-up": {
        question: "怎么给余额充值？",
        answer:
          "点击页首的余额，打开“充值”，选择 €5 至 €1,000 之间的金额，用银行卡付款。金额已含增值税，并会全额以欧元计入余额。银行卡信息只提交给支付服务商，我们从不经手。",
      },
      pending: {
        question: "我的付款仍在处理中",
        answer:
          "有些银行需要一点时间。我们会持续查询，银行一确认就计入金额，即使你已经关闭页面。无论确认多少次，一笔付款只计入一次。",
      },
      "charged-twice": {
        question: "网络断了，会重复扣款吗？",
        answer: "不会。每次购买、卖回和拆盒都带有自己的标识；用同一标识重复请求，只会返回第一次的结果，不会再次执行。",
      },
      withdraw: {
        question: "余额可以提现吗？",
        answer: "不可以。余额用于在本商城消费，不能提现。",
      },
    },
  },
  boxes: {
    title: "盲盒与概率",
    questions: {
      odds: {
        question: "在哪里查看概率？",
        answer:
          "就在每个盲盒的页面上，拆盒之前即可查看：每件商品的确切概率、价值区间、期望价值，以及拆盒价值超过盒价的频率。盲盒的概率由公布的概率表确定，总和恰好为 1,000,000 支签。",
      },
      "several-boxes": {
        question: "可以一次开多个盲盒吗？",
        answer: "同一种盲盒最多一次开五个。要么全部打开，要么一个都不打开；每个盲盒单独抽签。",
      },
      demo: {
        question: "什么是试玩拆盒？",
        answer: "在你的浏览器中按同样的概率抽签。不会得到商品，也不会扣款，结果与你下一次真正拆盒毫无关系。",
      },
      reload: {
        question: "拆盒时刷新了页面怎么办？",
        answer: "什么都不会丢失。服务器先抽签并把商品放进你的背包，动画只是把结果展示出来。刷新后你会看到结果。",
      },
    },
  },
  selling: {
    title: "卖回",
    questions: {
      "sell-price": {
        question: "一件商品能卖回多少钱？",
        answer: "你得到它那一刻市场价的 90%。金额标在商品上，在你持有期间不会变化。",
      },
      "sell-back": {
        question: "卖回可以撤销吗？",
        answer: "不可以。金额立即计入余额，商品随即离开你的背包，所以我们会在卖回前询问你。",
      },
    },
  },
  shipping: {
    title: "发货",
    questions: {
      "ship-items": {
        question: "怎样让商品寄给我？",
        answer: "在背包中选择商品，然后点击“发货”。最多 20 件商品可以一起寄送，只收一次运费。",
      },
      "shipping-cost": {
        question: "运费多少，多久送到？",
        answer: "标准配送需要 3–5 个工作日，加急配送 1–2 个工作日。下单前会显示运费；一次发货无论多少件，运费都相同。",
      },
      "cancel-shipment": {
        question: "发货可以取消吗？",
        answer: "在已下单、尚未审核时可以。商品会回到你的背包，运费会退回你的余额。",
      },
    },
  },
  fairness: {
    title: "公平",
    questions: {
      "provably-fair": {
        question: "什么是可证明公平？",
        answer:
          "在你拆盒之前，我们公布一个秘密的哈希，以此锁定这个秘密。你自己的种子和浏览器新产生的随机数会混入其中。之后秘密会公开，任何人都能重新算出结果：你和我们都不可能挑选它。",
      },
      verify: {
        question: "怎样核对一次拆盒？",
        answer:
          "你的浏览器每次拆盒都会自动核对并显示结论。你也可以保存证据文件，在“可证明公平”页面上自行核对，或用你自己的程序核对。",
      },
      "client-seed": {
        question: "什么是客户端种子？",
        answer: "随机性中属于你的部分：任意一段不超过 64 个字符的文字。你可以随时更改，从下一次拆盒起生效。",
      },
    },
  },
};

export const faq: Translated<typeof english> = {
  title: "问与答",
  pageTitle: "常见问题",
  description: (brand: string) => `${brand} 如何运作：账号、付款、盲盒及其概率、可验证的拆盒、发货。`,
  lead: "简短的解答。没有找到你的问题？请写信给我们。",
  search: "搜索解答",
  groups,
  found: (count: number) => plural(count, { other: "# 条解答" }),
  nothing: "没有找到",
  link: "此解答的链接",
  mailTitle: "还有疑问？",
  mailText: "每封来信都由真人阅读，通常在一个工作日之内。",
};
