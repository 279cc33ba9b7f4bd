import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/sport.ts` in Chinese. */
export const sport: Translations = {
  "spindrel-finisher-medal": {
    name: "Spindrel 完赛奖牌",
    description:
      "为那次没人计时的绕街跑。金属铸造，凸起一颗星，古铜色，挂在红白蓝织带上。背面留了地方，可以自己刻上日期。\n\n材质：锌合金，古铜饰面\n尺寸：直径 5 cm，织带 80 cm\n重量：48 g\n包装清单：奖牌、织带",
  },
  "spindrel-baseball": {
    name: "Spindrel 棒球",
    description:
      "头层牛皮下裹着三层羊毛线，中心是软木芯。一百零八针红线由手工拉紧，刚好凸起，够两指扣住。越用越顺手，和手套一样。\n\n材质：头层皮、羊毛、软木芯\n尺寸：直径 7.3 cm\n重量：145 g\n保养：擦干，避雨",
  },
  "spindrel-flying-disc": {
    name: "Spindrel 飞盘",
    description:
      "一百七十五克，正是球队用的重量。出手干净，飞得平直，落下前会悬一会儿。边缘磨圆，接着不疼。\n\n材质：柔性聚乙烯\n尺寸：直径 27 cm\n重量：175 g\n颜色：浅蓝色\n适用年龄：6 岁以上",
  },
  "spindrel-table-tennis-bat": {
    name: "Spindrel 乒乓球拍",
    description:
      "五层杨木，两面中等海绵，为稳稳地对打而调，不求一板得分。喇叭形手柄贴合掌心。附一只四十毫米白球。\n\n材质：杨木、胶皮、海绵\n尺寸：26 × 15 cm\n重量：170 g\n包装清单：球拍、球一只",
  },
  "spindrel-running-vest": {
    name: "Spindrel 跑步背心",
    description:
      "重量和一封信差不多，搭在椅子上几分钟就干。平缝避开腋下，背后布料透气。一道反光条从肩到胯。\n\n材质：再生聚酯网布\n尺寸：XS–XXL\n重量：48 g（M）\n颜色：绿色，黄条纹\n保养：30 °C 水洗，不用柔顺剂",
  },
  "spindrel-volleyball": {
    name: "Spindrel 排球",
    description:
      "十八片软面粘在泡沫层上，重发球也不把手臂打红。体育馆里弹得准，沙地上飘得轻。偶尔打几下气就好。\n\n材质：超细纤维、泡沫、丁基内胆\n尺寸：5 号，直径 21 cm\n重量：270 g\n包装清单：排球、充气针",
  },
  "spindrel-football": {
    name: "Spindrel 足球",
    description:
      "球片靠热合而非线缝，没有进水的针孔。雨天晴天一样圆，怎么踢就怎么飞。五号球，适合十二岁左右及以上。\n\n材质：热合聚氨酯、丁基内胆\n尺寸：5 号，直径 22 cm\n重量：430 g\n颜色：白色与蓝色\n适用年龄：12 岁以上",
  },
  "spindrel-rugby-ball": {
    name: "Spindrel 橄榄球",
    description:
      "表面布满小凸点，细雨、泥地、手冷时都抓得住。四片手工缝合，衬三层棉与聚酯。传出去旋得稳，落地弹向哪里随它的意。\n\n材质：颗粒橡胶、棉与聚酯衬里\n尺寸：5 号，29 × 19 cm\n重量：440 g\n包装清单：橄榄球、充气针",
  },
  "spindrel-basketball": {
    name: "Spindrel 篮球",
    description:
      "软球在沥青地上不经磨，所以这只用厚橡胶皮。沟纹够深，不用看，指尖也找得到。送来时气略少，弹性由你来定。\n\n材质：橡胶皮、尼龙缠绕\n尺寸：7 号，直径 24 cm\n重量：610 g\n颜色：橙色\n保养：清水擦拭",
  },
  "spindrel-badminton-set": {
    name: "Spindrel 羽毛球套装",
    description:
      "两支碳素球拍，已穿好线，附三只真羽毛球。拍头轻，回球快，毕业后就没打过的人也轻松。全都收进带肩带的包里。\n\n材质：碳素、鹅毛、软木\n尺寸：拍长 67 cm\n重量：每支 88 g\n人数：2 人\n包装清单：球拍两支、羽毛球三只、包",
  },
  "spindrel-hockey-stick": {
    name: "Spindrel 曲棍球杆",
    description:
      "复合材料，低弓形，挑球和拖射更顺。握处缠着快干的深色带子，钩头加厚，正是最常磕碰的地方。随附一只白色硬球，拿来就能打。\n\n材质：玻璃纤维、碳纤维、聚氨酯握带\n尺寸：长 93 cm\n重量：545 g\n包装清单：球杆、球一只",
  },
  "spindrel-cotton-gi": {
    name: "Spindrel 棉质道服",
    description:
      "厚棉织成，缝制前先洗过，下单什么尺码，以后就是什么尺码。上衣肩部双层，膝盖加固。告诉我们级别，腰带按颜色配好。\n\n材质：预缩棉，450 g/m²\n尺寸：120–200 cm\n重量：1.4 kg（170 cm）\n包装清单：上衣、裤子、腰带\n保养：40 °C 水洗",
  },
  "spindrel-boxing-gloves": {
    name: "Spindrel 拳击手套",
    description:
      "十盎司多层泡棉，打沙袋和轻对练都合适。宽拇指缝在侧面，不会被勾到，腕口单手就能扣。掌心打孔，透得进气。\n\n材质：涂层超细纤维、多层泡棉\n重量：单只 284 g\n尺寸：10 oz，成人\n颜色：红色，白腕口\n保养：用后通风，擦干",
  },
  "spindrel-putting-green": {
    name: "Spindrel 推杆果岭",
    description:
      "三米长的短草皮，在走廊里一铺就能打，晚饭前再卷起来。尽头微微隆起，有洞杯和红旗。底面加重，地毯和地板上都平。\n\n材质：聚丙烯草皮、橡胶底\n尺寸：300 × 40 cm\n重量：4.1 kg\n包装清单：果岭、洞杯、旗、球两只",
  },
  "spindrel-ice-skates": {
    name: "Spindrel 冰鞋",
    description:
      "鞋放进烤箱热十分钟，系好鞋带，凉下来就成了你脚的形状。钢刃出厂已磨好。外面洁白，内里拉绒，脚踝处支撑扎实。\n\n材质：热塑合成革、钢刃\n尺寸：EU 34–46 码\n重量：每双 1.6 kg（EU 40）\n包装清单：冰鞋、刃套\n保养：用后擦干冰刃",
  },
  "spindrel-tennis-racket": {
    name: "Spindrel 网球拍",
    description:
      "连弦三百克，拍面够大，没打中甜区也不太计较。碳素拍框，肩部硬，喉部软。已穿线，拍套带背带。\n\n材质：碳素拍框、聚酯弦\n尺寸：长 68.5 cm，拍面 645 cm²\n重量：300 g，含弦\n包装清单：球拍、拍套\n质保：2 年",
  },
  "spindrel-recurve-bow": {
    name: "Spindrel 反曲弓",
    description:
      "枫木与玻璃纤维弓臂，顺畅拉到三十磅，合十四公斤，卸弦后可平放收起。握把左右手通用，六支箭与拉力相配。再加草编底的靶纸，院子里就有了靶场。\n\n材质：枫木、玻璃纤维、木握把\n尺寸：上弦后 168 cm\n重量：1.1 kg\n范围：10–30 m 靶\n包装清单：弓、弦、箭六支、靶纸",
  },
  "spindrel-curling-stone": {
    name: "Spindrel 冰壶",
    description:
      "二十公斤细密花岗岩，车磨抛光，靠一指宽的圆环滑行。红把手以螺栓贯穿中心，可以更换。两个冬天之间，它是个有耐心的门挡。\n\n材质：抛光花岗岩、注塑把手\n尺寸：29 × 29 × 21 cm\n重量：20 kg\n颜色：灰色，红把手\n保养：保持滑行环清洁",
  },
  "spindrel-touring-skis": {
    name: "Spindrel 登山滑雪板",
    description:
      "雪板、固定器和雪靴成套，按你的体重装好调好再寄出。木芯够轻，长坡爬得动，下坡又稳。雪靴拨一下扳扣，就从行走切到滑行。\n\n材质：泡桐木芯、玻璃纤维、钢边\n尺寸：164、171 或 178 cm\n重量：6.2 kg，含固定器和雪靴\n适用：EU 37–46 码雪靴\n包装清单：雪板、固定器、雪靴、绑带",
  },
};
