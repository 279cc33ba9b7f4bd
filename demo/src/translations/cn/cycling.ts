import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/cycling.ts` in Chinese. */
export const cycling: Translations = {
  "spindrel-maple-skateboard": {
    name: "Spindrel 枫木滑板",
    description:
      "七层枫木让板面弹起有力，体重大的人踩上去也够硬挺。轮子偏软，粗糙的路面不再难熬，轴承磨合之后声音清亮。到手即是整板，出了家门就能滑。\n\n材质：加拿大枫木、铝合金支架\n尺寸：80 × 20.5 cm\n重量：2.4 kg\n容量：骑行者体重不超过 100 kg\n包装清单：滑板、滑板工具",
  },
  "spindrel-roller-skates": {
    name: "Spindrel 双排轮滑鞋",
    description:
      "加厚的鞋靴系带很高，把脚踝稳稳护住。四只宽轮，柏油路上够软，室内场地够快。想用它跳舞的话，前刹车可以拧下来。\n\n材质：合成革、尼龙底板\n尺寸：36–44 码\n重量：每双 1.9 kg\n颜色：粉色与红色\n包装清单：轮滑鞋一双、备用鞋带、扳手",
  },
  "spindrel-electric-scooter": {
    name: "Spindrel 电动滑板车",
    description:
      "脚下一踩，车杆一个动作就折好，提着便能上车。前轮鼓刹配后轮电机制动，雨天也刹得住。宽大的充气轮胎化解石板路的颠簸，车灯亮得足以照清前路。\n\n范围：续航 30 km\n功率：350 W，最高时速 20 km/h\n电池：36 V，五小时充满\n重量：14.5 kg\n尺寸：108 × 44 × 114 cm，折叠后高 50 cm",
  },
  "spindrel-city-bicycle": {
    name: "Spindrel 城市自行车",
    description:
      "八速变速藏在后花鼓里，不怕雨水，也不卷裤脚。前轮发电花鼓为两盏车灯供电，从不用充电，天色一暗自动亮起。坐在带弹簧的座垫上，身姿挺直，视线越过路边停着的汽车。\n\n材质：钢制套管接头车架\n尺寸：车架 50、55、60 cm\n重量：16.8 kg\n颜色：红色\n包装清单：自行车、挡泥板、货架、车铃、车锁",
  },
  "spindrel-minibike": {
    name: "Spindrel 迷你摩托",
    description:
      "一辆只有常规三分之二大的电动摩托，适合田野、院落等私人场地。起步平顺不顿挫，三档速度让新手从慢开始。最响的大概是碎石声，邻居未必察觉。\n\n功率：2 kW，最高时速 45 km/h\n范围：续航 35 km\n重量：49 kg\n容量：骑行者体重不超过 90 kg\n质保：2 年",
  },
  "spindrel-electric-moped": {
    name: "Spindrel 电动轻便摩托",
    description:
      "加厚的长座垫坐得下两个人，平踏板放得下买回来的东西。电池提着把手就能取出，拿上楼用任何插座都能充。时速四十五公里，跟得上城里的车流，几乎没有声音。\n\n范围：续航 70 km\n功率：3 kW，最高时速 45 km/h\n电池：可拆卸，9.5 kg，五小时充满\n重量：84 kg\n质保：3 年",
  },
  "spindrel-carbon-bicycle": {
    name: "Spindrel 碳纤维公路车",
    description:
      "每副车架都由人工一层层铺叠，上漆前逐一称重。电子变速轻触即换，负载下也不犹豫，液压碟刹一根手指就够。我们先为你量好尺寸，调好座垫、把立和车把再发货。\n\n材质：碳纤维，手工铺层\n重量：7 kg\n尺寸：六种车架，49–61 cm\n电池：每次充电可骑 1,000 km\n质保：车架质保 10 年",
  },
};
