import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/toys.ts` in Chinese. */
export const toys: Translations = {
  "tumblewick-balloon": {
    name: "Tumblewick 气球",
    description:
      "一只红气球，天然橡胶厚实，用嘴就能吹。充空气能撑三天，充氦气能飘一天。系一米蓝丝带，免得它提前告辞。\n\n材质：天然橡胶乳胶\n尺寸：直径 28 cm\n包装清单：气球、1 m 丝带\n适用年龄：8 岁以上，更小的孩子需成人陪同",
  },
  "tumblewick-bubble-mix": {
    name: "Tumblewick 泡泡水",
    description:
      "一小瓶浓稠泡泡水，圈棒装在瓶盖里，随手可取。泡泡出得慢，长得大，飘上好一会儿才消失。快用完了，加水和洗洁精就能续。\n\n容量：60 ml\n尺寸：3.8 × 3.8 × 11 cm\n重量：78 g\n配料：水、植物皂、甘油\n适用年龄：3 岁以上",
  },
  "tumblewick-splash-pistol": {
    name: "Tumblewick 水枪",
    description:
      "半升的庭院战事，一根手指就能打气。绿色水箱在水龙头下灌，宽盖湿手也拧得紧。一扣扳机，一道细细的凉水便射过草坪。\n\n材质：再生塑料\n容量：500 ml\n范围：射程可达 8 m\n尺寸：27 × 6 × 16 cm\n适用年龄：5 岁以上",
  },
  "tumblewick-yo-yo": {
    name: "Tumblewick 溜溜球",
    description:
      "两瓣枫木染成紫色，中间是钢轴，能在绳端空转到你数完十下。重量在边缘，新手也稳。附带的棉线够做三根绳。\n\n材质：染色枫木、钢轴\n尺寸：5.6 × 3.6 cm\n重量：58 g\n包装清单：溜溜球、可做三根绳的棉线\n适用年龄：6 岁以上",
  },
  "tumblewick-balsa-plane": {
    name: "Tumblewick 轻木飞机",
    description:
      "翅膀插进机身，装上尾翼，一分钟就好。薄薄的轻木加一点机头配重，无风天能滑过整个公园。弯一弯襟翼，它就兜圈。\n\n材质：轻木\n尺寸：30 × 28 cm\n重量：19 g\n包装清单：飞机（四件）、贴纸\n适用年龄：6 岁以上",
  },
  "tumblewick-magic-wand": {
    name: "Tumblewick 魔术棒",
    description:
      "黑棒白头，里面是空的，藏的比该有的还多。小册讲了十二个用硬币、绳和牌的戏法，孩子有耐心就学得会。第一个要用的丝巾，已经放在盒里。\n\n材质：涂漆榉木\n尺寸：30 × 1.4 cm\n页数：小册 32 页\n包装清单：魔术棒、小册、丝巾\n适用年龄：7 岁以上",
  },
  "tumblewick-rubber-tyrannosaur": {
    name: "Tumblewick 橡胶霸王龙",
    description:
      "天然橡胶柔软，可弯可捏，松手就弹回原形，尾巴宽到能站住。远看凶，近看有点慌。小手抓得住脖子，洗澡时浮得起来。\n\n材质：天然橡胶\n尺寸：21 × 9 × 17 cm\n重量：190 g\n颜色：绿色\n适用年龄：2 岁以上",
  },
  "tumblewick-beech-boomerang": {
    name: "Tumblewick 榉木回旋镖",
    description:
      "蒸汽榉木弯成肘形，两臂削薄，好在空中转过来。读过说明书它就会回来，书里也讲了风。找块空地，把狗留在家里。\n\n材质：蒸汽榉木，彩绘带\n尺寸：38 × 4.5 cm\n重量：110 g\n范围：约 25 m 的圈\n适用年龄：10 岁以上",
  },
  "tumblewick-die-cast-tractor": {
    name: "Tumblewick 压铸拖拉机",
    description:
      "实心金属，孩子一拿就知道分量。前轮能转向，绿色驾驶室打得开，后钩套得住任何带环的拖车。厚橡胶胎在地板上安静地滚。\n\n材质：压铸锌、橡胶胎\n尺寸：13 × 7 × 8 cm\n重量：310 g\n颜色：绿色\n适用年龄：3 岁以上",
  },
  "tumblewick-plush-penguin": {
    name: "Tumblewick 毛绒企鹅",
    description:
      "一只会自己坐好的小企鹅，底座里有一袋小豆粒。短毛密实，背上深紫，胸前雪白。嘴和脚是毛毡，眼睛缝上去，不用胶。\n\n材质：聚酯毛绒、毛毡、塑料粒\n尺寸：12 × 10 × 18 cm\n重量：140 g\n适用年龄：1 岁以上\n保养：30 °C 水洗",
  },
  "tumblewick-tin-rocket": {
    name: "Tumblewick 铁皮火箭",
    description:
      "上紧发条，它靠暗轮横穿地板，窗后的火石溅出无害的火花。铁皮印着红白图案，铆钉也只是画上去的。钥匙连在机身，不会丢。\n\n材质：印花铁皮、钢发条\n尺寸：17 × 7 × 8 cm\n重量：150 g\n机芯：发条，约 20 秒\n适用年龄：4 岁以上",
  },
  "tumblewick-diamond-kite": {
    name: "Tumblewick 菱形风筝",
    description:
      "四片鲜亮面料，两根能拆的细杆，折起来只有尺子那么大。微风就能起飞，拉力轻，孩子也拉得住。尾巴上的蝴蝶结让它稳住。\n\n材质：防撕裂聚酯、玻纤杆\n尺寸：68 × 72 cm，折后 35 cm\n重量：95 g\n包装清单：风筝、尾巴、40 m 线轴\n适用年龄：5 岁以上",
  },
  "tumblewick-small-bear": {
    name: "Tumblewick 小熊",
    description:
      "二十厘米高的柔软棕色小熊，鼻子是缝的，神情略微严肃。胳膊长得能搭在包带上。三十度进洗衣机，出来还是同一只熊。\n\n材质：聚酯毛绒与填充\n尺寸：高 20 cm\n重量：130 g\n适用年龄：新生儿起\n保养：30 °C 水洗，自然晾干",
  },
  "tumblewick-rainbow-abacus": {
    name: "Tumblewick 彩虹算盘",
    description:
      "五根铁丝，每根十颗珠，框角磨圆。榉木用入口安全的颜色染成，珠子拨动时咔嗒好听。用来数数、摆花样，或者只是哗啦作响。\n\n材质：染色榉木、钢丝\n尺寸：24 × 6 × 26 cm\n重量：460 g\n适用年龄：18 个月以上\n保养：湿布擦拭",
  },
  "tumblewick-paper-donkey": {
    name: "Tumblewick 纸驴皮纳塔",
    description:
      "派对用的纸板驴，皱纹纸手工层层贴成七种亮色。掀开背后的小门，最多装一公斤糖果。挂上环，递出棒子，退后站好。\n\n材质：纸板、皱纹纸\n尺寸：38 × 13 × 48 cm\n容量：糖果 1 kg\n重量：420 g\n适用年龄：4 岁以上，需成人陪同",
  },
  "tumblewick-clockwork-racer": {
    name: "Tumblewick 发条赛车",
    description:
      "铁皮赛车，有车手，有钥匙，橡胶轮胎抓得住厨房地板。上满发条能跑九米，快得值得一看。转向可设直行或兜圈。\n\n材质：印花铁皮、橡胶胎\n尺寸：19 × 8 × 6 cm\n重量：210 g\n机芯：发条，最远 9 m\n适用年龄：4 岁以上",
  },
  "tumblewick-nesting-dolls": {
    name: "Tumblewick 套娃",
    description:
      "五只椴木娃娃一只套一只，手绘红、白和少许金。两半合得紧，一拧就开。最里面的只有一粒豆子大，盯住她。\n\n材质：彩绘椴木\n尺寸：从 15 cm 到 1.5 cm 高\n重量：160 g\n版本：手工彩绘，每张脸都不同\n适用年龄：5 岁以上",
  },
  "tumblewick-palm-helicopter": {
    name: "Tumblewick 掌上直升机",
    description:
      "两根拇指就能操纵它在客厅里盘旋，一次十分钟。陀螺仪让它平稳，柔性旋翼碰到窗帘就停。插进遥控器，半小时充满。\n\n材质：泡沫与柔性塑料\n电池：10 分钟，30 分钟充满\n范围：室内 15 m\n包装清单：直升机、遥控器、备用旋翼\n适用年龄：8 岁以上",
  },
  "tumblewick-carousel-music-box": {
    name: "Tumblewick 旋转木马音乐盒",
    description:
      "拧紧钥匙，木马随着缓慢的圆舞曲在金柱上起落。机芯是黄铜的，十八音，藏在涂漆圆木座里。毡脚不伤柜面。\n\n材质：涂漆榉木、彩绘树脂、黄铜\n机芯：发条，18 音\n时长：约 3 分钟\n尺寸：12 × 12 × 19 cm\n重量：520 g",
  },
  "tumblewick-wooden-castle": {
    name: "Tumblewick 木城堡",
    description:
      "二十六块积木，垒起围墙、四座塔楼，和一扇绕铜销开合的城门。什么也没粘死，每次围攻后都能改图。榉木打磨光滑，红屋顶，两面蓝旗。\n\n材质：榉木、水性漆\n尺寸：搭成 48 × 36 × 42 cm\n重量：3.8 kg\n包装清单：积木 26 块、旗两面、棉袋\n适用年龄：3 岁以上",
  },
  "tumblewick-mohair-bear": {
    name: "Tumblewick 马海毛熊",
    description:
      "收藏用的小熊，卷曲马海毛，颈、臂、腿都有关节，能坐能站，也能扭过头去。木丝填得结实，抱着会轻轻作响。编号缝在左脚。\n\n材质：马海毛、木丝、玻璃眼\n尺寸：高 35 cm\n重量：580 g\n版本：左脚编号\n适用年龄：14 岁以上",
  },
  "tumblewick-steam-train-set": {
    name: "Tumblewick 蒸汽火车套装",
    description:
      "黑红机车拖三节车厢，绕四米轨道跑，烟囱噗地冒出蒸汽。用滴管加水，转动旋钮就出发。轨道徒手就能咔嗒拼好。\n\n材质：压铸金属、注塑轨道\n功率：市电变压器，12 V\n尺寸：轨道 4 m，机车 18 cm\n包装清单：机车、车厢三节、轨道、控制器\n适用年龄：8 岁以上",
  },
  "tumblewick-ride-on-car": {
    name: "Tumblewick 骑乘小汽车",
    description:
      "踏板、喇叭、能打开的后备箱，红色钢车身边角磨圆。座椅在滑轨上，随小司机长高往后推。实心橡胶轮在人行道上安静，永远不用打气。\n\n材质：涂漆钢、橡胶胎\n尺寸：98 × 48 × 62 cm\n重量：13 kg\n容量：承重 30 kg\n适用年龄：3–6 岁",
  },
};
