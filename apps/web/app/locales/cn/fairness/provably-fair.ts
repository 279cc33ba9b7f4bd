import type { Verdict } from "@trove/fairness";
import type { Translated } from "../../texts.ts";
import type { provablyFair as english } from "../../en/fairness/provably-fair.ts";
import { number, percent, plural } from "../grammar.ts";

const steps = {
  seal: {
    title: "你封存自己的部分",
    text: "首先，你的浏览器选出 32 位随机数字。它保密这些数字，只让商城看到它们的指纹，就像装进密封的信封。",
  },
  sign: {
    title: "商城签署要约",
    text: "要约把一切都定下来：你的序号、商城秘密种子的指纹、你的信封、盲盒、它的概率和价格。你的浏览器逐一核对。到此为止，双方都还可以退出，而且谁都不知道盒里是什么。",
  },
  open: {
    title: "你打开信封",
    text: "你按下按钮。你的浏览器发出它的数字，并用自己的密钥签名。从这一刻起，结果已定：任何一方都不能更改，也不能否认。",
  },
  reveal: {
    title: "商城打开它的信封",
    text: "商城的答复公开了秘密种子。你的浏览器把两者混合，算出签号，再与答复比对。之后转轮才开始转动。每次拆盒都会留下一条签名的记录，并指明上一条记录，因此一条都不会遗漏。",
  },
};

const verdicts: Record<Verdict, string> = {
  Verified: "从第一次拆盒起，一切都与你的浏览器在揭示自己的部分之前所持有的内容相符。没有人能挑选结果。",
  Unlogged:
    "与上面一样，一切相符。只是公开日志中还没有这条记录，大约需要一分钟。你的浏览器会在那里查找；如果记录一直没有出现，会告诉你。",
  Recomputed:
    "一切都对得上，没有任何不一致。但这个浏览器当时不在场：是你的另一个浏览器拆的盒，或者这个浏览器没有保存任何内容。",
  Contested:
    "一切都对得上，但是不是你本人，只有你知道：其间的钱是不是你花的，另一个浏览器是不是你的。页面会显示两个时间和你本来会开出的商品，并请你确认。",
  Unknown:
    "你点击了，但还没有答复，或答复什么都不能证明。我们现在会再次发送同一个请求，你下次访问时也会。不会重复扣款。等它了结之后，才能拆其他盲盒。",
  Breach:
    "有内容不相符。页面会停下来并保存证据。它会说明，是商城自己的签名足以向所有人证明它违反了承诺，还是只有你看到了。",
};

export const provablyFair: Translated<typeof english> = {
  title: "可证明公平",
  description: (brand: string) => `逐步讲解 ${brand} 的每次拆盒如何决定，并附验证器，在你的浏览器中重新计算。`,
  lead: "两个种子，一个是你的，一个是我们的，共同决定每次抽取。你的浏览器每次都会核对。",

  example: {
    title: "亲手试试抽签",
    lead: "这就是真正的抽签，用的是一个已揭示的种子。拖动滑块：你的部分每变一次，抽中的签就不同。",
    serverSeed: "我们的秘密，在你做出任何选择之前就已封存",
    slider: "你的客户端种子",
    sliderValue: (seed: string) => `客户端种子 ${seed}`,
    text: "或输入你自己的",
    digest: "两者混合",
    ticket: "签号",
    ticketOf: (ticket: number) => number(ticket),
    wins: (item: string) => `抽中 ${item}`,
    outcome: (ticket: number, item: string) => `签号 ${number(ticket)} 抽中 ${item}`,
    band: "这个盲盒的一百万支签",
    share: (share: number) => percent(share),
  },

  steps: {
    title: "一次拆盒的过程",
    lead: "共四步，依次进行。其中你的浏览器的两步会自动完成。",
    sides: { browser: "你的浏览器", shop: "商城" },
    list: steps,
    fingerprint:
      "关于指纹：计算机可以把任何文字变成一串固定长度的数字，称为哈希。同样的文字总是得到同样的哈希，哪怕最小的改动也会得到另一个，而且没有人能为给定的哈希找到对应的文字。所以指纹丝毫不会泄露秘密，秘密的主人也无法偷换秘密。",
  },

  verdicts: { title: "各种结论的含义", list: verdicts },

  wrong: {
    title: "如果出了问题",
    lead: "你的浏览器保存着双方签署的内容：要约、你揭示的内容，以及收到的每一份答复的原样。这就是证据，可能对你有利，也可能对我们有利。",
    list: {
      save: "在拆盒处点击“保存证据”，或在账号设置的“公平”中把全部证明保存为一个文件。文件中没有密码，也没有私钥。",
      check:
        "任何人都可以核对文件：可以在这里核对，更好的办法是用命令行程序，它不依赖这个页面。它会说明，是我们自己的签名足以证明错在我们，还是双方各执一词。",
      show: "把它交给你信任的人：会运行程序的朋友、消费者组织、公众。我们签署过的，我们收不回，别人也伪造不了。",
      silent:
        "即使没有收到答复，证据同样有效。任何持有证据的人都可以再次向我们发送同一个请求，而我们必须以属于它的那一条记录答复。",
      stranger: "如果有不属于你的浏览器拆过盒，请在账号设置中移除它，并修改密码。",
    },
  },

  seeds: {
    title: "你的下一次拆盒",
    lead: "我们封存的部分已经确定。你的部分由两项组成：一段你可以自己选择的文字，以及你的浏览器每次新产生的数字。",
    signIn: "登录后查看你的部分",
    current: (nonce: number) => `我们的秘密的指纹（你的序号 ${number(nonce)}）`,
    clientSeed: "客户端种子",
    clientSeedHint: "任意一段不超过 64 个字符的文字。从这个浏览器的下一次拆盒起生效。",
    clientSeedEmpty: "还没有。你的浏览器会在你第一次拆盒前生成一个。",
    same: "客户端种子不能与当前的相同",
    random: "随机",
    save: "更改客户端种子",
    saved: "客户端种子已更改，从下一次拆盒起生效",
    myProofs: "查看我的证明",
  },

  verifier: {
    title: "核对一次拆盒",
    lead: "你在这里输入的内容不会离开你的浏览器。",
    ways: "你手上有什么？",
    values: "数值",
    file: "证明文件",
    transaction: "我的一笔交易",
    fields: {
      serverSeed: "服务器种子",
      commitment: "它的指纹",
      clientSeed: "客户端种子",
      clientEntropy: "你浏览器的数字",
      box: "这次拆盒中的第几个盲盒",
      oddsTable: "概率表",
      ticket: "签号",
    },
    optional: "用于比对",
    boxHint: "从 0 数起",
    oddsTableHint: "为该盲盒版本公布的原文，一字不差",
    seedMistake: "64 位小写十六进制数字",
    clientSeedMistake: "1 至 64 个字符的文字",
    entropyMistake: "32 位小写十六进制数字",
    numberMistake: "从 0 起的整数",
    tableMistake: "不是完整且一字不差的概率表",
    compute: "计算",
    fill: "使用算例",
    result: "结果",
    commitmentOf: "种子的指纹",
    oddsHashOf: "概率哈希",
    ticketOf: "签号",
    itemOf: "商品",
    holds: "与输入的一致",
    differs: "与输入的不一致",
    check: "核对",
    transactionId: "交易",
    transactionMistake: "请输入交易 ID，见结果链接",
    signIn: "登录后按交易核对",
  },

  outside: {
    title: "不依靠这个页面来核对",
    lead: "这个页面来自我们，它关于我们的说法也来自我们。有了自己的一份程序，你就不必依靠这两者：",
    keys: "程序需要我们的公钥。请在你信任我们的时候把它记下来，或向当时信任我们的人索取。",
    endorsingKey: "我们离线保管的密钥，为其他密钥背书",
    shopKey: "签名密钥",
  },

  logs: {
    title: "所有人都能看到的",
    lead: "我们维护两份公开列表。它们只增不减：写入的内容会一直保留，任何人都可以全部下载并核对。",
    list: {
      terms: "一份写明哪些概率和密钥对所有人生效。所以你的概率与所有人的相同，而且变更在生效之前就会出现在那里。",
      records:
        "另一份记载每一次拆盒：我们的秘密、另一部分的指纹，以及抽中了什么，但没有姓名。所以任何人都可以重算每一次抽签，看到稀有商品出现的频率与概率一致。",
      yours: "你的浏览器会在其中查找你自己的拆盒，并记住列表当时有多长。如果少了一次，或列表被改写过，它会告诉你。",
    },
    noNotice: "本商城不会预告变更。盲盒的概率随时可能改变。",
    unwitnessed:
      "目前还没有其他人联署这些列表。所以我们有可能给你看一份，给别人看另一份，而你只有相互比对才能发现。也没有其他人见证其时间。",
    witnessed: (quorum: number) =>
      plural(quorum, {
        other:
          "# 个独立见证方会联署列表的每个状态，并且只在它延续前一个状态时才联署。所以没有它们配合，我们就不能给你看一份、给别人看另一份。",
      }),
    terms: "概率与密钥列表的密钥",
    records: "拆盒列表的密钥",
  },

  formula: {
    title: "公式",
    lead: "供想自己编写程序的人使用。各行之间以换行符连接。",
    number:
      "摘要按四个 64 位数读取。第一个小于 2⁶⁴ − (2⁶⁴ mod 1,000,000) 的数有效，它除以一百万的余数就是签号。然后按顺序累加各奖项的签数：第一个使累计签数大于签号的奖项即为抽中的奖项。",
    worked: "算例",
    workedLead: "如果你的程序得出这些数值，它就遵循了协议。你的浏览器刚才也算了一遍。",
    oddsTable: "概率表",
    oddsHash: "概率哈希",
    serverSeed: "服务器种子",
    commitment: "它的指纹",
    clientSeed: "客户端种子",
    draws: "抽签",
    box: "盲盒",
    ticket: "签号",
    digest: "摘要",
    offer: "一份要约，签署时的原文",
    offerHash: "它的哈希，揭示时会指明",
    receipt: "一张回执，签署时的原文",
    recordHash: "它的哈希，下一条记录会指明",
    same: "在此计算：一致",
    different: "在此计算：不一致",
  },

  limits: {
    title: "它不能证明什么",
    list: {
      shipment: "包裹会送达，或一件商品值多少钱。概率表只确定所写明的名称和价格。",
      page: "任何事，如果负责核对的页面不诚实：页面来自我们。正因如此，才有命令行程序、书面协议和公开日志。",
      own: "商城自己的拆盒靠的是运气。商城拆自己的盲盒时知道两个秘密，也可能把虚构的拆盒写进日志。这改变不了你的拆盒，但会歪曲统计。",
      browser: "你的浏览器已不再持有的内容。清除浏览器数据会删除证明，请先保存。",
    },
  },
};
