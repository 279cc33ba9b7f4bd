import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/gadgets.ts` in Chinese. */
export const gadgets: Translations = {
  "kestrin-rechargeable-cell": {
    name: "Kestrin 充电电池",
    description:
      "一节就能供遥控器、手电筒，和所有买来不带电池的玩具。在抽屉里放一年，电量还剩大半，可反复充一千次。顶部的绿环，让它不会和一次性电池弄混。\n\n容量：2,000 mAh，1.2 V\n尺寸：AA，14.5 × 50.5 mm\n重量：27 g\n适用：各种镍氢电池充电器",
  },
  "kestrin-floppy-coaster": {
    name: "Kestrin 软盘杯垫",
    description:
      "滑门、标签和写保护缺口都在原位，只是这张盘除了杯子什么也不存。背面贴毡，放在桌上不出声，正面一擦就干。当年的软盘能存 1.44 MB，如今杯垫的用处也差不了多少。\n\n材质：硅胶、羊毛毡\n尺寸：9 × 9.4 × 0.5 cm\n颜色：藏蓝色\n保养：手洗",
  },
  "kestrin-horseshoe-magnet": {
    name: "Kestrin 马蹄形磁铁",
    description:
      "红漆磁身，两端露钢，吸力常让人意外。可以挂钥匙和剪刀，也可以把整张购物清单贴在冰箱上。附一小块衔铁合上缺口，磁力多年不减。\n\n材质：磁钢、红漆\n尺寸：7.5 × 5 × 1 cm\n重量：130 g\n容量：吸重 2 kg\n包装清单：磁铁、衔铁",
  },
  "kestrin-filament-lamp": {
    name: "Kestrin 灯丝灯泡",
    description:
      "透明玻璃里细细的金丝，让这只 LED 灯像爷爷奶奶厨房里的那盏。光色温暖稳定，调光不闪。四瓦就有从前四十瓦的亮度。\n\n功率：4 W，470 流明\n适用：E27 灯座\n尺寸：6 × 10.5 cm\n颜色：暖白，2,700 K\n质保：3 年",
  },
  "kestrin-travel-plug": {
    name: "Kestrin 旅行转换插头",
    description:
      "把自家插头插到后面，前面从里斯本到赫尔辛基的插座都能用。扁得能揣进大衣口袋，插得又紧，不会往下坠。孔后有保护门，小手指和硬币都进不去。\n\n适用：欧洲大部分地区的插座\n功率：最大 10 A，2,300 W\n尺寸：6 × 5 × 2.8 cm\n重量：52 g\n颜色：黑色",
  },
  "kestrin-pocket-torch": {
    name: "Kestrin 袖珍手电",
    description:
      "按一下尾部，三百流明，按两下转为弱光，看地图不刺眼。铝制筒身带棱纹，手指冻僵了也握得住。一节 AA 电池供电，盒里就有。\n\n功率：300 流明，弱光 8 流明\n范围：110 m\n电池：一节 AA，强光 45 分钟，弱光 60 小时\n材质：铝\n重量：68 g，含电池",
  },
  "kestrin-mobile-handset": {
    name: "Kestrin 手机听筒",
    description:
      "把它插上手机，像从前打电话那样握着。听筒圆润饱满，话筒正对着嘴，长途聊天耳朵和脖子都轻松。握把上的按键可接听和挂断。\n\n材质：ABS，柔触表面\n尺寸：21 × 6 × 5 cm，线长 40–120 cm\n重量：165 g\n颜色：红色\n适用：带 USB-C 的手机，含转接头",
  },
  "kestrin-pager-clock": {
    name: "Kestrin 传呼机闹钟",
    description:
      "绿色数字、粗壮的按键，背后的夹子可别在书上或搁板边。时间靠电波校准，夏令冬令不用你动手。拍一下顶部，屏幕亮五秒。\n\n尺寸：9 × 6 × 3 cm\n机芯：石英，电波校时\n电池：两节 AAA，约用两年\n重量：105 g\n包装清单：时钟、电池",
  },
  "kestrin-quiet-mouse": {
    name: "Kestrin 静音鼠标",
    description:
      "每次点击手指都有感觉，屋里其他人却听不见。外壳左右手通用，滚轮顺滑不响。出门时，指甲大小的接收器收在盖子下面。\n\n电池：一节 AA，约用 18 个月\n尺寸：10.5 × 6 × 3.8 cm\n重量：84 g，含电池\n适用：带 USB 的电脑\n质保：2 年",
  },
  "kestrin-power-bank": {
    name: "Kestrin 充电宝",
    description:
      "手机两次满电，装进一个和手机并排揣着正好的形状。指示灯不是含糊的四个点，而是每百分之五一格。可同时给两台设备充电，自己一晚就能充满。\n\n容量：10,000 mAh\n功率：USB-C，20 W\n尺寸：10.5 × 6.5 × 2.2 cm\n重量：215 g\n包装清单：充电宝、短线",
  },
  "kestrin-desk-telephone": {
    name: "Kestrin 座机电话",
    description:
      "大按键，数字清楚，听筒夹在肩上稳当，电线拉得到窗边。铃是真铃铛，可以调到低声细语。由模拟线路供电，停电时也照样响。\n\n材质：ABS、黄铜铃\n尺寸：22 × 19 × 12 cm，线长 3 m\n重量：980 g\n颜色：红色\n适用：任何模拟线路，或带电话口的路由器",
  },
  "kestrin-thumb-trackball": {
    name: "Kestrin 拇指轨迹球",
    description:
      "手搁在斜面的外壳上，拇指转动红球，来回全靠它。手腕省力，桌面也空出来。时不时从底下把球顶出来，擦擦轴承。\n\n电池：可充电，用四个月\n尺寸：13 × 9.5 × 5 cm\n重量：165 g\n适用：任何电脑，无线或有线\n质保：3 年",
  },
  "kestrin-low-keyboard": {
    name: "Kestrin 超薄键盘",
    description:
      "键程短而收得干脆，打得快也安静，手指不累。矮到不需要腕托，铝板不弯。一个按键切换三台设备，大约一年充一次电。\n\n电池：可充电，用一年\n尺寸：43 × 13 × 1.6 cm\n重量：640 g\n材质：铝、PBT 键帽\n版本：英文布局",
  },
  "kestrin-desk-robot": {
    name: "Kestrin 桌面机器人",
    description:
      "摆出十二张木卡片告诉它往哪走，机器人从上面滚过就能读懂。它会跟着画的线走，会记路，迷路时会转转头。孩子不用屏幕就能编程，大人也常留下来玩一轮。\n\n适用年龄：6 岁以上\n尺寸：11 × 10 × 14 cm\n电池：可充电，三小时\n材质：ABS、榉木卡片\n包装清单：机器人、卡片 12 张、引导胶带 2 m、数据线",
  },
  "kestrin-photo-printer": {
    name: "Kestrin 照片打印机",
    description:
      "按下按键四十秒，一张无边照片干爽地滑出来。墨水装在瓶里，倒进看得见的墨仓，没有要扔的墨盒。头一套够印几百张。\n\n尺寸：36 × 31 × 16 cm\n重量：4.1 kg\n适用：10 × 15 cm 到 A4 的纸张\n功率：市电，14 W\n包装清单：打印机、墨水四瓶、相纸 20 张",
  },
  "kestrin-pocket-phone": {
    name: "Kestrin 口袋手机",
    description:
      "小得一只拇指够得到屏幕每个角落，衬衫口袋里就能藏住。能打电话，能导航，拍照也像样，手机大抵也就为这些。后盖可以打开，电池在家就能换。\n\n屏幕：12.2 cm\n容量：64 GB，带卡槽\n电池：可用一天，可更换\n重量：128 g\n包装清单：手机、电池、数据线",
  },
  "kestrin-travel-dish": {
    name: "Kestrin 便携卫星天线",
    description:
      "放到阳台或房车顶上，两个马达会一直转到找到卫星为止，约两分钟。折起来只有公文包大小，提手就是支脚。\n\n尺寸：直径 48 cm，折叠后 52 × 40 × 14 cm\n重量：6.2 kg\n功率：12 V 或市电，25 W\n适用：各种卫星接收机\n包装清单：天线、10 m 线缆、电源适配器、收纳包",
  },
  "kestrin-compact-phone": {
    name: "Kestrin 紧凑手机",
    description:
      "快、薄、铝制机身，六英寸屏幕大太阳下也看得清。一天半才需要想起充电器。耳机孔还在，存储卡槽也还在。\n\n屏幕：15.2 cm，OLED\n容量：128 GB，运行内存 8 GB\n电池：一天半，一小时充满\n重量：168 g\n包装清单：手机、数据线、保护壳",
  },
  "kestrin-robot-arm": {
    name: "Kestrin 机械臂",
    description:
      "六个关节动得够顺，能倒一杯水，夹爪在压碎鸡蛋前就会停下。编程书从第一页教起，最后教你按颜色分纽扣。需要的只是一条能夹住的桌沿，和一台电脑。\n\n范围：臂展 44 cm\n容量：可举 500 g\n材质：铝、钢轴承\n重量：4.6 kg\n包装清单：机械臂、夹爪、桌夹、电源、编程书",
  },
  "kestrin-13-inch-laptop": {
    name: "Kestrin 13 英寸笔记本电脑",
    description:
      "刚过一公斤，你可能会确认两遍它是不是在包里。没有风扇，所以静音，盖子还没完全掀开，屏幕已经醒了。铝壳结实，键程比想象的要深。\n\n屏幕：33.8 cm，雾面\n容量：512 GB，运行内存 16 GB\n电池：14 小时\n重量：1.08 kg\n包装清单：笔记本、充电器、充电线",
  },
  "kestrin-desktop-computer": {
    name: "Kestrin 一体台式电脑",
    description:
      "主机和屏幕合在同一纤薄机身里，立在铝制支架上，键鼠已经配对好。插上一根线，选好语言就能用。扬声器看电影也够，摄像头有挡片可合上。\n\n屏幕：68.6 cm，雾面\n容量：1 TB，运行内存 16 GB\n尺寸：61 × 18 × 46 cm\n重量：7.4 kg\n包装清单：带屏主机、键盘、鼠标、电源线",
  },
  "kestrin-workstation-laptop": {
    name: "Kestrin 工作站笔记本",
    description:
      "六十四 GB 内存，装得下大模型和长时间线，不见卡顿。从读卡器到有线网口，平时要带转接头的接口这里都有。两只安静的风扇，让键盘在闷热的下午也不烫手。\n\n屏幕：40.6 cm，120 Hz，雾面\n容量：2 TB，运行内存 64 GB\n电池：9 小时\n重量：2.1 kg\n质保：3 年，上门维修",
  },
};
