import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/home.ts` in Chinese. */
export const home: Translations = {
  "halmstrand-pillar-candle": {
    name: "Halmstrand 柱形蜡烛",
    description:
      "纯硬脂慢慢燃烧，火苗安稳，几乎没有烟灰。不加香味，餐桌上合适，浴缸边也合适。烧过头一个小时形成浅浅的蜡池，之后一直保持形状到底。\n\n材质：纯硬脂、棉芯\n尺寸：直径 7 cm，高 15 cm\n重量：520 g\n容量：可燃 60 小时\n保养：烛芯剪到 1 cm",
  },
  "halmstrand-screwdriver": {
    name: "Halmstrand 螺丝刀",
    description:
      "刀头淬火并磨得贴合，用力压也不跳槽。六道软棱让手柄在沾了油的掌心里也不打滑。尾端有孔，可挂钩可系绳。\n\n材质：铬钒钢、醋酸纤维素\n尺寸：21 cm，刀头 5.5 mm\n重量：92 g\n颜色：红色\n质保：10 年",
  },
  "halmstrand-corn-broom": {
    name: "Halmstrand 高粱扫帚",
    description:
      "高粱苗够硬，扫得动沙砾，也够弹，伸得进角落。四道蜡线缝扎，多年不散形。用环挂起来，靠毛立着的扫帚会长弯。\n\n材质：高粱苗、榉木柄\n尺寸：140 × 30 cm\n重量：780 g\n保养：偶尔润湿，挂起晾干",
  },
  "halmstrand-brass-padlock": {
    name: "Halmstrand 黄铜挂锁",
    description:
      "实心黄铜锁体不怕雨，淬硬锁梁对付得了小锯。合上不用钥匙，开锁是顺滑的四分之一圈。附两把钥匙，凭卡上编号可以再配。\n\n材质：实心黄铜、淬硬钢\n尺寸：5 × 6.5 × 1.6 cm，锁梁 7 mm\n重量：230 g\n包装清单：挂锁、钥匙两把、钥匙卡",
  },
  "halmstrand-wire-bin": {
    name: "Halmstrand 铁丝纸篓",
    description:
      "纸进得去，风透得过，一只手就能倒空。钢网焊在卷边的圈上，不勾袖子也不变形。底宽，远处扔来的纸团也撞不倒。\n\n材质：喷粉钢\n尺寸：直径 29 cm，高 34 cm\n容量：17 升\n重量：680 g\n颜色：浅灰色",
  },
  "halmstrand-wind-chime": {
    name: "Halmstrand 玻璃风铃",
    description:
      "再轻的风也能带动纸条，玻璃应上清亮的一声。每只铃都是人工吹制，从内侧绘彩，花纹磨不掉。挂在敞开的窗边，暴风雨前记得收进来。\n\n材质：人工吹制玻璃、纸、棉绳\n尺寸：铃 8 cm，全长 38 cm\n重量：85 g\n包装清单：风铃、备用纸条两张、挂钩",
  },
  "halmstrand-claw-hammer": {
    name: "Halmstrand 羊角锤",
    description:
      "白蜡木化去每一击的震动，握久了会温热。锻造锤头敲面抛光，以钢楔固定在柄上，不会松脱。羊角够薄，能伸到钉进去的钉头底下。\n\n材质：锻钢、白蜡木柄\n重量：锤头 450 g，总重 640 g\n尺寸：33 cm\n保养：每年给木柄上一次油\n质保：10 年",
  },
  "halmstrand-paper-lantern": {
    name: "Halmstrand 纸灯笼",
    description:
      "劈竹为骨，纸面把任何灯光都变得温暖。拉开，套进铁丝架，挂起来。下次搬家再压平，塞到画后面也放得下。\n\n材质：纸、竹、钢丝\n尺寸：直径 30 cm，高 45 cm\n重量：160 g\n颜色：橙色，红色横带\n适用：10 W 以内 LED 灯泡，不含灯座",
  },
  "halmstrand-market-basket": {
    name: "Halmstrand 赶集柳篮",
    description:
      "整条柳条编成，提十公斤也不吱一声。提手缠得光滑，挎在臂弯正合适。平底在后备箱里立得住，冲一冲，集市的灰就没了。\n\n材质：去皮柳条\n尺寸：42 × 30 × 24 cm，提手高 40 cm\n容量：承重 10 kg\n重量：950 g\n保养：清水冲洗，阴干",
  },
  "halmstrand-mirror-ball": {
    name: "Halmstrand 镜球",
    description:
      "几百片小镜子由手工一排排粘上，几乎不留缝。马达每分钟转一圈，慢到谁也不会晕。照上一盏灯，厨房就可以跳舞了。\n\n材质：玻璃镜片、泡沫芯\n尺寸：直径 20 cm\n重量：740 g\n电池：马达用一节 AA，可转 40 小时\n包装清单：镜球、马达、链条、挂钩",
  },
  "halmstrand-dream-globe": {
    name: "Halmstrand 梦境水晶球",
    description:
      "细小的金星悬在实心玻璃里，你走过时仿佛在漂。沉甸甸、清透、通体圆滑，停在浅浅的紫色底座上。关于未来，不管你看多久，它都不作声。\n\n材质：实心玻璃、涂漆木\n尺寸：直径 10 cm，含底座高 13 cm\n重量：1.5 kg\n保养：避免阳光直射\n包装清单：水晶球、底座、擦拭布",
  },
  "halmstrand-step-ladder": {
    name: "Halmstrand 人字梯",
    description:
      "四级榉木踏板够深，穿着袜子也踏得稳。单手展开，钢扣锁住，橡胶脚抓牢瓷砖。用完折成一件大衣的宽度，藏到门后。\n\n材质：实木榉木、钢配件\n尺寸：47 × 72 × 92 cm，折叠后深 10 cm\n重量：7.1 kg\n容量：承重 150 kg",
  },
  "halmstrand-tool-box": {
    name: "Halmstrand 工具箱",
    description:
      "掀起托盘，四十二件工具各归其位，少了哪件一眼看得出。从水平尺到内六角，一套公寓要用的都有。钢箱有两个卡扣和一把锁，装满了提着也不勒手。\n\n材质：涂漆钢\n尺寸：43 × 22 × 20 cm\n重量：8.4 kg\n颜色：红色\n包装清单：带托盘箱体、工具 42 件、钥匙两把",
  },
  "halmstrand-petal-mirror": {
    name: "Halmstrand 花瓣镜",
    description:
      "八道柔和的弧围着镜面，像花瓣，以椴木雕成，手工贴金。窄窄的斜边在边缘接住光线。用两片黄铜挂板挂起，横竖皆可，让小小的门厅显得宽些。\n\n材质：镜面玻璃、贴金椴木\n尺寸：58 × 44 × 3 cm\n重量：3.6 kg\n包装清单：镜子、螺丝两颗、胀塞两颗",
  },
  "halmstrand-fired-vase": {
    name: "Halmstrand 陶花瓶",
    description:
      "高挑、宽肩、双耳，沿用古时贮藏罐的线条。手工拉坯，一次烧成，不上釉，所以陶土摸着干而微糙。腰间环绕一道回纹。\n\n材质：无釉陶器\n尺寸：26 × 24 × 46 cm\n重量：4.2 kg\n颜色：暖棕色\n保养：插鲜花时内放玻璃杯",
  },
  "halmstrand-oak-chair": {
    name: "Halmstrand 橡木椅",
    description:
      "座面挖出弧度，不需要坐垫，椅背略有弹性。实木橡木以木钉而非螺丝连接，日后没有什么要拧紧。看着清瘦，却很能承重，还轻得能搬到花园去。\n\n材质：实木橡木，深色木蜡油\n尺寸：45 × 52 × 82 cm，座高 45 cm\n重量：6.3 kg\n容量：承重 160 kg\n质保：10 年",
  },
  "halmstrand-oak-bed": {
    name: "Halmstrand 橡木床",
    description:
      "低矮、安静，没有一声吱呀，因为每个接头都用螺栓穿过实木。弹性排骨架托着结实的床垫，外套可拆洗，个子高的人也睡得下。我们上门组装，当晚就能睡。\n\n材质：实木橡木，乳胶羊毛床垫\n尺寸：140 × 210 cm，到床沿高 38 cm\n重量：74 kg\n包装清单：床架、排骨架、床垫\n质保：10 年",
  },
  "halmstrand-reading-corner": {
    name: "Halmstrand 阅读角",
    description:
      "蓝色羊毛双人沙发，坐面深，扶手宽得放得下一杯茶，一盏落地灯从肩后探过来。座套可拆下清洗，坐垫不塌。灯和沙发一同送到，十分钟就能摆好。\n\n材质：羊毛、榉木框架、黄铜灯\n尺寸：沙发 158 × 86 × 80 cm，灯高 150 cm\n重量：52 kg\n颜色：蓝色，灯为黄色\n包装清单：沙发、落地灯、LED 灯泡",
  },
};
