import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/kitchen.ts` in Chinese. */
export const kitchen: Translations = {
  "tavolin-tasting-spoon": {
    name: "Tavolin 试味勺",
    description:
      "一把小钢勺，勺头又深又圆，尝酱汁、尝汤，也用来最后定一回咸淡。勺柄比勺头略重，搁在两指间正合适。单把出售，可进洗碗机。\n\n材质：不锈钢\n尺寸：17 × 3.6 cm\n重量：42 g\n保养：可用洗碗机",
  },
  "tavolin-lacquer-chopsticks": {
    name: "Tavolin 漆筷",
    description:
      "竹胎红漆，深色筷头，尖端的细槽夹得住面条。肩部是方的，放在桌上不会滚远。配一只同样红色的筷架。\n\n材质：涂漆竹\n尺寸：长 23 cm\n重量：每双 24 g\n包装清单：筷子一双、筷架一只\n保养：手洗",
  },
  "tavolin-storage-jar": {
    name: "Tavolin 储物罐",
    description:
      "半升透明玻璃罐，装面粉、豆子或咖啡都好。盖子压在软硅胶圈上，转四分之一圈便密封。灰色标签可以用粉笔或铅笔写，换了内容擦掉重写。\n\n材质：玻璃、钢盖、硅胶圈\n容量：500 ml\n尺寸：10 × 10 × 13 cm\n重量：390 g\n保养：罐身可用洗碗机，盖子手洗",
  },
  "tavolin-table-cutlery": {
    name: "Tavolin 餐刀餐叉",
    description:
      "一叉一刀，为桌边再添一位客人。钢面拉丝不抛光，小划痕看不出来。两件都由厚板冲裁，拿在手里有些分量。\n\n材质：拉丝不锈钢\n尺寸：叉 20 cm，刀 23 cm\n重量：一套 125 g\n包装清单：餐叉、餐刀\n保养：可用洗碗机",
  },
  "tavolin-salt-shaker": {
    name: "Tavolin 盐瓶",
    description:
      "厚玻璃瓶身重心低，摆得满满的桌上也站得稳。钢盖上七个孔，细盐出得均匀。拧开盖子，什么包装的盐都倒得进。\n\n材质：压制玻璃、不锈钢\n尺寸：4.5 × 4.5 × 9 cm\n容量：60 ml\n重量：145 g\n保养：瓶身可用洗碗机，盖子手洗",
  },
  "tavolin-straw-cup": {
    name: "Tavolin 吸管杯",
    description:
      "双层钢壁让冷饮凉上六个小时，七月的窗台上也一样。外壁不出水珠，红色杯套握得住。盖子和吸管都能拆开，附一支细吸管刷。\n\n材质：双层不锈钢、硅胶吸管\n容量：450 ml\n尺寸：8.5 × 8.5 × 17 cm\n重量：260 g\n包装清单：杯、盖、吸管、刷子",
  },
  "tavolin-stoneware-mug": {
    name: "Tavolin 炻器马克杯",
    description:
      "盛得下一杯像样的咖啡，还留出加奶的空。炻器壁厚，一通长电话打完，杯里还热着，杯把容得下三根手指。配同款杯碟。\n\n材质：施釉炻器\n容量：320 ml\n重量：540 g，含杯碟\n包装清单：马克杯、杯碟\n保养：可用洗碗机和微波炉",
  },
  "tavolin-dial-timer": {
    name: "Tavolin 旋钮计时器",
    description:
      "转一下，六十分钟以内的时间都能定。走时的是发条，不会在烤面包机后面突然没电。铃响四秒，隔壁房间也听得见。\n\n材质：涂漆钢壳、铝制旋钮\n尺寸：8 × 4 × 9 cm\n重量：165 g\n机芯：发条，60 分钟\n颜色：天蓝色",
  },
  "tavolin-beer-tankard": {
    name: "Tavolin 啤酒杯",
    description:
      "半升厚实透亮的玻璃，平底经得住磕碰。把手宽到整只手都伸得进，内侧磨平，握着不硌。冰上一个小时，啤酒一直凉到最后一口。\n\n材质：钠钙玻璃\n容量：500 ml，杯口有刻线\n尺寸：14 × 9.5 × 15 cm\n重量：820 g\n保养：可用洗碗机",
  },
  "tavolin-red-wine-glass": {
    name: "Tavolin 红酒杯",
    description:
      "红酒要透气，这只杯肚够宽。杯口切得薄，再轻轻抛光，杯梗与杯身一体拉成。拿着轻，立着比看上去更稳。\n\n材质：无铅水晶玻璃\n容量：520 ml\n尺寸：9.5 × 9.5 × 21 cm\n重量：150 g\n保养：手洗",
  },
  "tavolin-cocktail-glass": {
    name: "Tavolin 鸡尾酒杯",
    description:
      "经典的敞口锥形，适合不加冰的短饮。杯梗让手温远离杯身，宽杯脚在热闹的桌上也站得住。单只出售，纸裹包装。\n\n材质：无铅水晶玻璃\n容量：180 ml\n尺寸：11 × 11 × 17 cm\n重量：170 g\n保养：手洗",
  },
  "tavolin-breakfast-bowl": {
    name: "Tavolin 早餐碗",
    description:
      "钢胎里外都是深蓝搪瓷，盛粥、盛汤，或一切用勺子吃的东西。碗壁陡直，最后一口和第一口一样好舀。自带一把钢勺。\n\n材质：搪瓷钢\n容量：600 ml\n尺寸：15 × 13 × 7.5 cm\n重量：310 g\n包装清单：碗、勺",
  },
  "tavolin-whisky-tumbler": {
    name: "Tavolin 威士忌杯",
    description:
      "外面是方的，碰到酒的地方是圆的。杯底两厘米实心玻璃，拿在手里有分量，放下时有一声让人安心的闷响。放一大块冰，还有余地。\n\n材质：无铅水晶玻璃\n容量：250 ml\n尺寸：8 × 8 × 9 cm\n重量：430 g\n保养：手洗",
  },
  "tavolin-place-setting": {
    name: "Tavolin 单人餐具",
    description:
      "一盘、一叉、一刀：给要求不多的人准备的晚餐。瓷盘纯白，宽边不让酱汁淌到桌布上。再配略重一些的拉丝钢刀叉，一套就齐了。\n\n材质：瓷、不锈钢\n尺寸：盘径 27 cm\n重量：820 g\n包装清单：餐盘、餐叉、餐刀\n保养：可用洗碗机",
  },
  "tavolin-sparkling-flutes": {
    name: "Tavolin 香槟笛形杯",
    description:
      "两只高脚笛形杯，口收得窄，好让气泡慢慢升。玻璃薄到碰杯时声音清亮。每只都立在拉制的杯梗和与杯身同宽的杯脚上。\n\n材质：无铅水晶玻璃\n容量：每只 200 ml\n尺寸：7 × 7 × 23 cm\n重量：每只 130 g\n包装清单：笛形杯两只",
  },
  "tavolin-red-teapot": {
    name: "Tavolin 红色茶壶",
    description:
      "壶嘴在唇边向内收，水流收得干净，桌布总是白的。容量一升，大大的钢滤网让茶叶舒展开。壶盖卡在槽里，倒茶时不会掉。\n\n材质：施釉炻器、钢滤网\n容量：1 升\n尺寸：23 × 14 × 16 cm\n重量：980 g\n包装清单：茶壶、壶盖、滤网",
  },
  "tavolin-frying-pan": {
    name: "Tavolin 平底煎锅",
    description:
      "一口朴素的碳钢锅，一开始是灰的，慢慢变黑，每做一顿饭就少粘一点。受热均匀，燃气、电磁炉和明火都能用。洗完上油，能用上几十年。\n\n材质：碳钢，2.5 mm\n尺寸：直径 28 cm，柄长 22 cm\n重量：1.7 kg\n保养：冲洗、擦干、抹油\n质保：10 年",
  },
  "tavolin-paella-pan": {
    name: "Tavolin 海鲜饭锅",
    description:
      "三十四厘米搪瓷钢，宽而浅，米饭薄薄铺开，烤出一层锅巴。双耳方便直接端上桌。够六个人吃，或者四个人慢慢吃一下午。\n\n材质：搪瓷钢\n尺寸：直径 34 cm，深 5 cm\n重量：1.6 kg\n适用：燃气、烤箱、烤架\n保养：手洗",
  },
  "tavolin-fondue-set": {
    name: "Tavolin 奶酪火锅套装",
    description:
      "铸铁保温，聊到兴头上，奶酪还是软的。红色搪瓷锅架在黑色支架上，下面是用燃料膏或酒精的炉头。六支长叉柄上各有记号，不用猜哪支是谁的。\n\n材质：搪瓷铸铁、钢、榉木\n容量：1.8 升\n重量：4.2 kg\n包装清单：锅、支架、炉头、长叉六支\n保养：手洗",
  },
  "tavolin-cooks-knife": {
    name: "Tavolin 主厨刀",
    description:
      "二十厘米的宽刀身，刃后磨得薄，切洋葱和切整块肉一样得力。钢贯穿整条蓝柄，两枚铜铆钉固定。刃磨得锋利，日常用上几周也不钝。\n\n材质：不锈刀钢、树脂桦木\n尺寸：刃长 20 cm，全长 33 cm\n重量：215 g\n保养：手洗，立即擦干\n质保：10 年",
  },
  "tavolin-table-service": {
    name: "Tavolin 餐具套装",
    description:
      "六人餐桌所需的一切，纯白瓷配拉丝钢。盘碗叠放不高，耐得住烤箱热度，形状统一，以后添置也能配上。补件可单买。\n\n材质：瓷、不锈钢\n尺寸：盘径 27 cm，碗径 18 cm\n重量：9.8 kg\n包装清单：盘、碗、叉、刀、勺各六件\n保养：可用洗碗机",
  },
  "tavolin-layered-knife": {
    name: "Tavolin 千层钢刀",
    description:
      "六十七层钢包裹硬芯折叠锻打，蚀刻后纹样浮现。每把的纹路都略有不同。切东西不用什么力，橡木刀鞘护住刃，也护住抽屉。\n\n材质：67 层钢、硬芯、桦木柄\n尺寸：刃长 21 cm，全长 34 cm\n重量：230 g\n包装清单：刀、橡木鞘、油布\n质保：25 年",
  },
};
