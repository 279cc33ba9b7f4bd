import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/style.ts` in Chinese. */
export const style: Translations = {
  "wollgrove-velvet-bow": {
    name: "Wollgrove 丝绒蝴蝶结",
    description:
      "一只大方的红丝绒蝴蝶结，暗藏铁丝，刚好撑住两个环。背后有力的钢夹夹得住厚发，取下时也不拉扯。带尾封了边，不会脱线。\n\n材质：棉丝绒、钢夹\n尺寸：14 × 11 cm\n重量：18 g\n颜色：红色",
  },
  "wollgrove-striped-socks": {
    name: "Wollgrove 条纹袜",
    description:
      "绿色精梳棉，蓝袜跟，黄条纹，洗很多次颜色仍鲜亮。袜头手工对缝，平整得让人忘了它。袜口有力，不勒出印。\n\n材质：80% 棉、18% 聚酰胺、2% 氨纶\n尺寸：EU 36–46 码\n重量：每双 58 g\n保养：40 °C 水洗",
  },
  "wollgrove-zip-pouch": {
    name: "Wollgrove 拉链收纳包",
    description:
      "线、笔、口红，凡是在包底滚来滚去的，都归它。两种粉色拼接的蜡棉，里衬一擦就净。黄铜拉链从上沿拉开，绕过两角。\n\n材质：蜡棉、黄铜拉链\n尺寸：20 × 13 × 6 cm\n重量：85 g\n颜色：两种粉色\n保养：擦净即可",
  },
  "wollgrove-clasp-purse": {
    name: "Wollgrove 口金零钱包",
    description:
      "两颗铜珠一捏，啪地合上，声音响亮痛快。红皮在口金处收褶，装得下硬币、钥匙和折好的纸钞。里衬是素棉。\n\n材质：皮革、黄铜口金、棉衬\n尺寸：11 × 9 × 4 cm\n重量：78 g\n颜色：红色",
  },
  "wollgrove-cotton-tee": {
    name: "Wollgrove 棉 T 恤",
    description:
      "厚重有机棉，垂得直，领口不变形。缝好再染，颜色柔和，接缝处略有深浅。胸前横着一道浅色。\n\n材质：有机棉，220 g/m²\n尺寸：XS–XXL\n颜色：绿色，浅色横条\n产地：葡萄牙\n保养：30 °C 同色水洗",
  },
  "wollgrove-curved-cap": {
    name: "Wollgrove 弯檐帽",
    description:
      "六片水洗棉，软帽檐可按喜好弯折。后扣是黄铜，滑动顺畅又不松脱。里面的棉带在热天让额头保持干爽。\n\n材质：棉斜纹、黄铜扣\n尺寸：55–61 cm\n重量：82 g\n颜色：天蓝色\n保养：手洗",
  },
  "wollgrove-reading-glasses": {
    name: "Wollgrove 老花镜",
    description:
      "轻巧的镜架配弹簧铰链，一天戴三十次摘三十次也不怕。淡蓝镜片，看屏幕时对眼睛温和。四种度数可选，每间屋子留一副。\n\n材质：再生聚碳酸酯、钢铰链\n光学：淡蓝，+1.0、+1.5、+2.0 或 +2.5\n重量：22 g\n包装清单：眼镜、布、薄盒",
  },
  "wollgrove-lambswool-gloves": {
    name: "Wollgrove 羔羊毛手套",
    description:
      "一体编织，指缝没有接缝让风钻进来。拇指和食指含导电纱，能点触屏。紫色羔羊毛，里面柔软，罗纹长袖口。\n\n材质：90% 羔羊毛、10% 聚酰胺\n尺寸：S、M、L\n重量：每双 62 g\n颜色：紫色\n保养：冷水手洗",
  },
  "wollgrove-sun-hat": {
    name: "Wollgrove 遮阳帽",
    description:
      "纸草编成宽檐，遮住脸，也遮住后颈。压平放进行李箱，稍加蒸汽便恢复形状。帽冠系一条红丝带，打成蝴蝶结。\n\n材质：纸草编织、罗缎带\n尺寸：56–59 cm，檐宽 10 cm\n重量：95 g\n颜色：原色，红丝带\n保养：保持干燥，蒸汽定型",
  },
  "wollgrove-wool-scarf": {
    name: "Wollgrove 羊毛围巾",
    description:
      "两米细美利奴，正红色，绕两圈还能掖进去。织得疏松，分量轻，却很暖。两头流苏由手工捻成。\n\n材质：美利奴羊毛\n尺寸：200 × 35 cm\n重量：185 g\n颜色：正红色\n保养：冷水手洗，平铺晾干",
  },
  "wollgrove-sunglasses": {
    name: "Wollgrove 太阳镜",
    description:
      "偏光镜片收走湿路和水面的反光。深色镜框是植物基板材，整片裁成，手工抛光。五齿铰链让镜腿不会松动。\n\n材质：植物基板材、钢铰链\n光学：偏光，3 类，全面防紫外线\n尺寸：14.4 × 4.8 cm，鼻距 19 mm\n重量：31 g\n包装清单：太阳镜、硬盒、布",
  },
  "wollgrove-day-backpack": {
    name: "Wollgrove 日用双肩包",
    description:
      "二十升，装一台笔记本、一份午餐，再加一件天冷时穿的毛衣。内套四面加垫，悬离地面。宽拉链带护齿，开到中间，不卡布。\n\n材质：再生聚酯帆布\n容量：20 升\n尺寸：30 × 17 × 43 cm\n重量：720 g\n适用：38 cm 以内笔记本",
  },
  "wollgrove-straight-jeans": {
    name: "Wollgrove 直筒牛仔裤",
    description:
      "十四盎司丹宁，洗过一次，浆料已去，也不再缩水。裤腿从胯到脚口笔直，顺着你自己的折痕褪色。口袋有铜铆钉，裤脚是链缝。\n\n材质：棉质丹宁，475 g/m²\n尺寸：腰围 66–102 cm\n重量：760 g（81 cm）\n颜色：中蓝色\n保养：冷水，翻面，少洗",
  },
  "wollgrove-top-hat": {
    name: "Wollgrove 高礼帽",
    description:
      "毛毡在木模上手工定型，再刷出柔光。红带绕帽冠，皮条贴额头。戴上它盛装出席，或者变出一只兔子。\n\n材质：毛毡、罗缎带、皮条\n尺寸：56–61 cm，帽高 14 cm\n重量：210 g\n包装清单：礼帽、帽盒\n保养：轻刷，远离蒸汽",
  },
  "wollgrove-summer-dress": {
    name: "Wollgrove 夏日连衣裙",
    description:
      "蓝色黏胶面料，走动自如，贴身凉爽。细肩带可调短，腰部合身，裙摆宽到膝。两个口袋都深得放得下手机。\n\n材质：黏胶纤维\n尺寸：EU 34–46 码\n重量：240 g\n颜色：蓝色\n保养：30 °C 水洗，挂干",
  },
  "wollgrove-indigo-robe": {
    name: "Wollgrove 靛蓝浴袍",
    description:
      "在靛缸里一次次浸染，直到蓝得够深，再印上小小的粉花。细密的华夫格棉布浴后吸水，套在衬衫外也好看。深色宽带系在腰间。\n\n材质：棉、天然靛蓝\n尺寸：S–XL\n重量：610 g\n包装清单：浴袍、腰带\n保养：冷水，起初单独洗",
  },
  "wollgrove-camel-coat": {
    name: "Wollgrove 驼绒大衣",
    description:
      "羊毛与驼绒织成密实柔软的料子，挡风而不压身。双排牛角扣。半里衬设计，敞着穿也有型，在室内不闷热。\n\n材质：70% 羊毛、30% 驼绒\n尺寸：EU 34–56 码\n重量：1.6 kg\n产地：意大利面料\n保养：刷理，每年干洗一次",
  },
  "wollgrove-saddle-briefcase": {
    name: "Wollgrove 马鞍皮公文包",
    description:
      "植鞣皮四毫米厚，马鞍针缝制，会比里面的电脑活得久。起初硬挺棕亮，每通勤一天，就更柔软一点，颜色更深一点。两个隔层，一把铜锁，一条肩带。\n\n材质：植鞣皮、黄铜\n尺寸：40 × 11 × 30 cm\n重量：1.9 kg\n适用：38 cm 以内笔记本\n保养：每年上两次皮油",
  },
  "wollgrove-two-tone-handbag": {
    name: "Wollgrove 双色手提包",
    description:
      "上半沙色，下半深棕，两种皮在一道手工翻缝处相接。提手一根，硬挺立得住，套得过大衣袖。里衬色浅，包底有什么一眼看得见。\n\n材质：小牛皮、棉衬\n尺寸：31 × 13 × 24 cm\n重量：840 g\n颜色：沙色与深棕\n包装清单：手提包、防尘袋",
  },
  "wollgrove-atelier-handbag": {
    name: "Wollgrove 工坊手提包",
    description:
      "同一个人在同一张工台上，裁、缝、署名，前后十八个小时。整只包取自一张小牛皮，边缘上六道薄漆，针脚是打蜡亚麻线。维修也回到那双手里。\n\n材质：小牛皮、打蜡亚麻线、山羊皮衬\n尺寸：32 × 15 × 25 cm\n重量：910 g\n版本：内侧署名并注明日期\n质保：10 年免费维修",
  },
};
