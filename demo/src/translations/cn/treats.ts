import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/treats.ts` in Chinese. */
export const treats: Translations = {
  "sugarloom-toffee": {
    name: "Sugarloom 太妃糖",
    description:
      "一颗软太妃，铜锅慢熬，手工切块。先是黄油香，再是焦糖，最后是几粒盐。裹着条纹蜡纸，拧开时沙沙作响。\n\n配料：糖、奶油、黄油（乳）、葡萄糖浆、盐\n重量：11 g\n保质期：包装后 4 个月",
  },
  "sugarloom-lollipop": {
    name: "Sugarloom 棒棒糖",
    description:
      "果味糖浆熬好，手工拉制，卷成七色的扁圆糖轮。边上是树莓味，中间是柠檬味。走慢一点，能一路甜到家。\n\n配料：糖、葡萄糖浆、果汁、植物色素\n尺寸：糖面直径 6 cm，棒长 12 cm\n重量：32 g\n保质期：包装后 12 个月",
  },
  "sugarloom-butter-cookie": {
    name: "Sugarloom 黄油曲奇",
    description:
      "一大块曲奇，边脆心软，嵌着手掰的黑巧克力块。我们每周烤两次，放凉后逐块包好。在暖气片上搁十分钟，风味也不差。\n\n配料：小麦粉、黄油（乳）、糖、黑巧克力、鸡蛋、盐\n尺寸：直径 11 cm\n重量：75 g\n保质期：出炉后 3 周",
  },
  "sugarloom-popcorn": {
    name: "Sugarloom 爆米花",
    description:
      "小锅现爆，趁热拌上海盐和少许黄油。红白条纹纸袋自己就能立住。两个人看一部电影，刚好够吃。\n\n配料：玉米、葵花籽油、黄油（乳）、海盐\n重量：90 g\n尺寸：11 × 8 × 22 cm\n保质期：包装后 8 周",
  },
  "sugarloom-milk-chocolate": {
    name: "Sugarloom 牛奶巧克力",
    description:
      "四成可可，让这块牛奶巧克力有了些个性，没有红色包装看起来那么甜。原浆搅拌两天，直到入口化得均匀，再倒成十五小块一板。吃剩的用包装纸折回去包好就行。\n\n配料：糖、可可脂、可可液块、奶粉、香草\n重量：100 g\n尺寸：15 × 7 × 1 cm\n保质期：包装后 9 个月",
  },
  "sugarloom-heather-honey": {
    name: "Sugarloom 石楠花蜜",
    description:
      "色深味浓，来自同一片山坡上的蜂箱，那里的石楠夏末只开五个星期。蜜质浓稠近乎冻状，带着麦芽和烟熏的味道。陶罐配软木塞，吃完还能当笔筒。\n\n配料：石楠花蜜\n重量：250 g\n产地：苏格兰，同一片山坡\n保质期：灌装后 2 年",
  },
  "sugarloom-sparkling-pear": {
    name: "Sugarloom 梨子气泡饮",
    description:
      "晚熟的梨冷榨后静置澄清，气泡细密，不含酒精。口感偏干不甜，收尾有一丝梨皮的味道。绿瓶用软木塞和铁丝封口，开瓶时照样砰的一声。\n\n配料：梨汁、二氧化碳\n容量：750 ml\n产地：奥地利\n保质期：装瓶后 18 个月",
  },
};
