import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/garden.ts` in Chinese. */
export const garden: Translations = {
  "tarnvik-tulip-bulb": {
    name: "Tarnvik 郁金香球根",
    description:
      "赶在霜冻之前，种下去的深度是球根高度的三倍，然后就可以忘了它。五月里抽出一根健壮的茎，开一朵粉花，能开两周。留在土里，往往还会再来几个春天。\n\n颜色：粉色\n尺寸：球根周长 12 cm，花高 45 cm\n保养：向阳，排水良好\n产地：荷兰种植",
  },
  "tarnvik-sunflower-seeds": {
    name: "Tarnvik 向日葵种子",
    description:
      "五月，把种子按进两厘米深的暖土里，浇足水。它长得和夏天的孩子差不多快，只是更整齐，每个周日在篱笆上划一道很值得。剩下的秋天留给鸟。\n\n容量：12 粒\n尺寸：高可达 3 m\n保养：全日照，多浇水，两年内播种",
  },
  "tarnvik-sprouting-kit": {
    name: "Tarnvik 发芽套装",
    description:
      "把花盆填满，按下豆子，加水，等五天左右。说明书三句话，也用不着更多。根从侧面露出来就连盆种下，因为盆会在土里化掉。\n\n尺寸：盆径 8 cm\n适用年龄：4 岁以上\n保养：明亮窗台，保持湿润\n包装清单：泥炭盆、压缩营养土、豆子三粒、说明书",
  },
  "tarnvik-fire-log": {
    name: "Tarnvik 壁炉木柴",
    description:
      "桦木好点，火焰明亮，约烧一小时，几乎不溅火星。在窑里烘干过，烟少，留下细白的灰。树皮一条条剥下，是不错的引火。\n\n材质：窑干桦木\n尺寸：长 33 cm，粗约 12 cm\n重量：约 2 kg\n保养：干燥通风处存放",
  },
  "tarnvik-windowsill-cactus": {
    name: "Tarnvik 窗台仙人掌",
    description:
      "给它一扇明亮的窗，一个月一勺水，它比多数室内植物都活得久。棱肉饱满，刺短得好相处。运气好的话，第四个夏天开一次花，大约开一天。\n\n尺寸：高约 12 cm，盆径 7 cm\n保养：明亮处，一个月一勺水\n材质：陶盆\n产地：自家温室播种育成",
  },
  "tarnvik-garden-bucket": {
    name: "Tarnvik 园艺水桶",
    description:
      "弯折的桶嘴指哪倒哪，桶底有给另一只手的抓握处。提手够粗，装满十二升也不勒手。蓝色塑料是回收料，冻晒都结实。\n\n容量：12 升\n材质：再生聚丙烯\n尺寸：直径 31 cm，高 28 cm\n重量：720 g\n颜色：蓝色",
  },
  "tarnvik-blue-hyacinth": {
    name: "Tarnvik 蓝色风信子",
    description:
      "球根已经过了低温处理，所以以为春天快到了。放到瓶里水面上方，先看根，再看叶。一年里最暗的那几周，它开成深蓝，香满整个房间。\n\n颜色：深蓝色\n尺寸：高可达 25 cm\n保养：凉爽避光，至芽露出\n包装清单：球根、风信子瓶、说明卡",
  },
  "tarnvik-rubber-plant": {
    name: "Tarnvik 橡皮树",
    description:
      "厚亮的叶子一片接一片，从粉红的叶鞘里舒展开。昏暗的角落、干燥的空气，常不在家的人，它都受得了。幼株种在陶盆里配托盘，包装得土不会撒。\n\n尺寸：高约 30 cm，盆径 13 cm\n保养：明亮或半阴，每周浇水一次\n材质：陶盆与托盘\n重量：1.4 kg",
  },
  "tarnvik-courtyard-fountain": {
    name: "Tarnvik 庭院喷泉",
    description:
      "水涌成矮矮的钟形，又落回盆里，把街上的嘈杂盖住。人造石老得像真石头，第二年会生一点青苔。鸟儿喜欢浅浅的水沿，水泵几乎听不见。\n\n材质：人造石\n尺寸：直径 60 cm，高 72 cm\n重量：58 kg\n功率：水泵 12 W，10 m 线\n容量：22 升",
  },
};
