import type { Translated } from "../texts.ts";
import type { faq as english, QuestionFacts } from "../en/faq.ts";
import { percent, plural, workingDays } from "./grammar.ts";

const groups = {
  account: {
    title: "账号",
    questions: {
      "create-account": {
        question: "需要注册账号吗？",
        answer:
          "浏览不需要：商城、每个盲盒及其概率，以及试玩拆盒，都对所有人开放。正式拆盒需要有余额的账号，并且你须年满 18 周岁。",
      },
      "forgot-password": {
        question: "忘记密码怎么办？",
        answer:
          "在登录页面选择“忘记密码？”，我们会把链接发到你的邮箱。链接只能使用一次，30 分钟内有效。保存新密码后，其他所有登录都会退出。",
      },
      "signed-out": {
        question: "为什么我的登录退出了？",
        answer: "登录满 12 小时后会自动退出。在一个标签页退出登录，所有标签页都会退出。购物车会保留。",
      },
      age: {
        question: "谁可以参与？",
        answer:
          "须年满 18 周岁。有些国家要求更严：我们会在首次充值或拆盒前询问你的出生日期，或请你出示证件。法律没有要求的地方，我们不向任何人索要证件。",
      },
    },
  },
  payments: {
    title: "付款",
    questions: {
      "top-up": {
        question: "怎么给余额充值？",
        answer: ({ topUpMin, topUpMax }: QuestionFacts) =>
          `点击页首的余额，选择 ${topUpMin} 至 ${topUpMax} 之间的金额，用银行卡付款。金额会以欧元全额计入余额；用余额支付的价格已含增值税。银行卡信息直接提交给支付服务商，我们看不到。`,
      },
      pending: {
        question: "为什么我的付款还在处理中？",
        answer: "有些银行需要一点时间。我们会持续查询，银行一确认就计入余额，即使你已关闭页面。每笔付款只计入一次。",
      },
      "charged-twice": {
        question: "网络断了，会重复扣款吗？",
        answer: "不会。每次购买、卖回和拆盒都有自己的 ID。即使同一个请求到达两次，我们也只处理一次。",
      },
      withdraw: {
        question: "余额的哪一部分可以提现？",
        answer:
          "你充值而未花掉的部分，可以退回付款的银行卡。卖回赢得商品所得，只有在商店提供提现的地方才能提取；否则留作购物：你可以用它购买商品，由我们寄给你。",
      },
    },
  },
  boxes: {
    title: "盲盒与概率",
    questions: {
      odds: {
        question: "在哪里查看概率？",
        answer:
          "在每个盲盒的页面上，拆盒之前就能看到：每件商品的确切概率、价值区间、期望价值，以及开出价值超过盒价的频率。每个盲盒的概率都公布在一张概率表中，合计恰好 1,000,000 支签。",
      },
      "several-boxes": {
        question: "可以一次拆多个盲盒吗？",
        answer: ({ most }: QuestionFacts) =>
          most === 1
            ? "不可以，在你所在的地方一次只能拆一个。"
            : `可以，同一种盲盒一次最多拆 ${most} 个。要么全部拆开，要么一个都不拆；每个盲盒单独抽签。`,
      },
      demo: {
        question: "什么是试玩拆盒？",
        answer: "在你的浏览器中按同样的概率抽签。不会得到商品，也不会扣款，也不影响你下一次正式拆盒。",
      },
      reload: {
        question: "拆盒时刷新了页面怎么办？",
        answer: "什么都不会丢失。动画开始之前，商品就已在你的背包里。刷新后你会看到结果。",
      },
      sound: {
        question: "可以关闭声音吗？",
        answer:
          "声音默认关闭，由你选择开启。音效、音量和振动都在页面顶部的设置里。如果设备要求减少动态效果，两者都会关闭。",
      },
    },
  },
  play: {
    title: "理性参与",
    questions: {
      limits: {
        question: "可以限制自己的花费吗？",
        answer:
          "可以。你可以按日、周或月，为充值、拆盒或亏损设置限额。调低立即生效，调高须等待一段时间。这里没有人能替你解除限额。",
      },
      break: {
        question: "怎样暂停一下？",
        answer:
          "在任何可以拆盒的地方点击“休息一下”。暂停持续 24 小时或你选择的时间，不能提前结束。你也可以自我排除六个月或更久。期间仍可卖回、发货和查看自己的数据。",
      },
      gambling: {
        question: "这是赌博吗？",
        answer:
          "你为盲盒付款，由运气决定得到哪件商品。有些国家把它视为赌博，有些则不然；我们只在允许的地方提供盲盒。无论怎样称呼：平均而言，盲盒的价值低于它的价格，低多少，每个盲盒的概率表都写明。请只花你输得起的钱。",
      },
    },
  },
  selling: {
    title: "商品与卖回",
    questions: {
      reviews: {
        question: "评价是谁写的？",
        answer:
          "只有收到过该商品的人才能写，无论是买到的还是拆到的。每条文字都经我们阅读后才显示。被拒绝的文字仍保留星级，所以平均分就是大家给出的分数。",
      },
      "sell-price": {
        question: "一件商品能卖回多少钱？",
        answer: ({ sellRate }: QuestionFacts) =>
          `你得到它时市场价的 ${percent(sellRate)}。金额标在商品上，在你持有期间不会变化。`,
      },
      "sell-back": {
        question: "卖回可以撤销吗？",
        answer: "不可以。金额会立即计入余额，商品也会离开你的背包，所以卖回前我们会请你确认。",
      },
    },
  },
  shipping: {
    title: "发货",
    questions: {
      "ship-items": {
        question: "怎样把商品寄给我？",
        answer: ({ mostShipped }: QuestionFacts) =>
          `在背包中选择商品，然后点击“发货”。最多 ${mostShipped} 件商品一起寄送，只收一次运费。`,
      },
      "shipping-cost": {
        question: "运费多少，多久送到？",
        answer: ({ shipment, order, days: [min, max] }: QuestionFacts) =>
          `一般情况下，从背包发货 ${shipment}，从购物车下单 ${order}，需 ${workingDays(min, max)}。重量和国家可能使其不同：下单前会显示寄到你地址的运费和天数。`,
      },
      "cancel-shipment": {
        question: "发货可以取消吗？",
        answer: "可以，只要我们还没有审核通过。商品会回到你的背包，运费会退回你的余额。",
      },
      countries: {
        question: "你们送到哪些国家？",
        answer: ({ countries }: QuestionFacts) => `我们送达以下国家和地区：${countries}。`,
      },
      returns: {
        question: "可以退货吗？",
        answer:
          "可以。收货后 14 天内，无需理由即可退出订单；商品缺陷我们负责两年。你可以选择退回哪几件，并会得到退货标签，有无账号都可以。开出的商品能否退回并取回盒价，取决于你所在的国家；拆盒之前我们会告诉你。",
      },
    },
  },
  fairness: {
    title: "公平",
    questions: {
      "provably-fair": {
        question: "什么是可证明公平？",
        answer:
          "在你拆盒之前，我们把一个秘密的哈希给你看，以此锁定这个秘密。它会与你自己的种子和浏览器新产生的随机数混合。之后我们公开秘密，任何人都能重新算出结果：无论是你还是我们，都无法挑选结果。",
      },
      verify: {
        question: "怎样核对一次拆盒？",
        answer:
          "每次拆盒，你的浏览器都会核对并显示结果。你也可以保存证据文件，在“可证明公平”页面上核对，或用你自己的程序核对。",
      },
      "client-seed": {
        question: "什么是客户端种子？",
        answer: "随机性中属于你的那一部分：任意一段不超过 64 个字符的文字。随时可以更改，从下一次拆盒起生效。",
      },
    },
  },
};

export const faq: Translated<typeof english> = {
  title: "常见问题",
  pageTitle: "常见问题",
  description: (brand: string) => `${brand} 如何运作：账号、付款、盲盒及其概率、可验证的拆盒和发货。`,
  lead: "简短的解答。没有找到你的问题？",
  write: "写信给我们",
  search: "搜索问题",
  topics: "主题",
  groups,
  found: (count: number) => plural(count, { other: "# 条解答" }),
  nothing: "没有找到",
  link: "此问题的链接",
  open: "前往该页面",
  mailTitle: "还有疑问？",
  mailText: "每封邮件我们都会阅读，通常在一个工作日内回复。",
};
