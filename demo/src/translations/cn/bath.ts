import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/bath.ts` in Chinese. */
export const bath: Translations = {
  "bathmoor-natural-sponge": {
    name: "Bathmoor 天然海绵",
    description:
      "干的时候结实轻巧，遇上热水几秒就变软。只用一点肥皂便能打出丰富的泡沫，冲洗干净后放在浴缸边，又会弹回原来的形状。每一块在海里长成的样子都略有不同。\n\n材质：天然海绵，未漂白\n尺寸：直径约 9 cm\n保养：冲净晾干，每三个月更换\n产地：地中海",
  },
  "bathmoor-toothbrush": {
    name: "Bathmoor 牙刷",
    description:
      "纤细的刷柄以蓖麻油代替石油制成，看上去和别的好牙刷没有两样。刷毛软硬适中，尖端磨圆，不伤牙龈。一只纸套就是全部包装。\n\n材质：蓖麻油基聚酰胺\n尺寸：19 cm\n重量：15 g\n颜色：红色，白色刷毛\n保养：每三个月更换",
  },
  "bathmoor-rose-soap": {
    name: "Bathmoor 玫瑰香皂",
    description:
      "经过三道研磨，皂体细密，能用上好几周，也不会在皂盒里化成一摊。乳木果油让双手洗后不紧绷。玫瑰香气很淡，等你擦干身子便散了。\n\n材质：植物油、乳木果油、玫瑰精油\n重量：100 g\n尺寸：8 × 5.5 × 2.5 cm\n保养：放在沥水皂盒上",
  },
  "bathmoor-wide-comb": {
    name: "Bathmoor 宽齿梳",
    description:
      "长齿疏朗，梳过卷发和打结处也不拉扯。梳齿由锯切成型再手工打磨，没有会勾头发的模具接缝。干发湿发都能用，从发梢梳起就好。\n\n材质：醋酸纤维素\n尺寸：17 × 9 cm\n重量：48 g\n颜色：深紫色\n保养：温水清洗",
  },
  "bathmoor-hand-lotion": {
    name: "Bathmoor 护手乳",
    description:
      "燕麦和甜杏仁油一分钟内就能吸收，钥匙和门把手上不留油印。按一下，够双手使用。用完后，任何补充装或家里的大瓶都可以续进来。\n\n容量：300 ml\n材质：燕麦提取物、甜杏仁油、甘油\n尺寸：7 × 7 × 17 cm\n保养：开封后 12 个月内用完",
  },
  "bathmoor-safety-razor": {
    name: "Bathmoor 安全剃须刀",
    description:
      "把力气交给手柄的分量，刀片自会顺势滑过。刀头可以旋下，适配各种标准双面刀片，在水龙头下一冲就干净。随附五枚刀片，多数人可用两个月。\n\n材质：黄铜，蓝色涂漆\n尺寸：10 × 4.2 cm\n重量：84 g\n适用：各种双面刀片\n包装清单：剃须刀、五枚刀片、纸质说明",
  },
  "bathmoor-red-lipstick": {
    name: "Bathmoor 红色口红",
    description:
      "一抹温暖明净的红，几乎人人合适，从早餐一直到深夜的末班车。上唇柔滑，干后呈缎面光泽，喝完一杯咖啡颜色还在。金属管扣合清脆，可换替换芯。\n\n重量：3.5 g\n颜色：暖红色，缎面光泽\n材质：铝制外壳、植物蜡\n保养：开封后 18 个月内用完",
  },
  "bathmoor-rain-shower": {
    name: "Bathmoor 雨淋花洒",
    description:
      "宽阔的水滴里混入少许空气，省下三分之一的水，冲起来反而更足。徒手就能拧上任何标准软管，不用工具，也不缠生料带。即使水质偏硬，硅胶出水嘴用拇指一搓就干净。\n\n材质：镀铬 ABS、硅胶出水嘴\n尺寸：直径 13 cm\n容量：3 bar 水压下每分钟 6 升\n适用：所有 G ½ 螺纹软管\n包装清单：花洒、密封圈、滤网",
  },
  "bathmoor-clawfoot-bath": {
    name: "Bathmoor 猫脚浴缸",
    description:
      "铸铁先吸收头一缸水的热，再用一个小时慢慢还给你。白色搪瓷分三层烧制，四只脚可以调节，老地板也能放平。浴缸和落地龙头由两位师傅借助升降设备送进你的浴室。\n\n材质：搪瓷铸铁、镀铬黄铜龙头\n尺寸：155 × 76 × 61 cm\n重量：118 kg\n容量：170 升\n质保：搪瓷质保 25 年",
  },
};
