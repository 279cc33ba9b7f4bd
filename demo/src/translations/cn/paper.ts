import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/paper.ts` in Chinese. */
export const paper: Translations = {
  "quillbee-drawing-pin": {
    name: "Quillbee 图钉",
    description:
      "一枚红色图钉，留给最要紧的那张便条。钢针长九毫米，软木板、软木料和灰泥墙都扎得进。钉帽做成线轴形，两根手指就能拔出来。\n\n材质：钢针、注塑钉帽\n尺寸：长 23 mm\n重量：1 g\n颜色：红色",
  },
  "quillbee-cedar-pencil": {
    name: "Quillbee 雪松铅笔",
    description:
      "雪松木削起来不劈，闻起来也是雪松味。HB 铅芯通到底不断，够深，看得清，够软，擦得净。另一头的金属箍里，橡皮随时待命。\n\n材质：雪松、石墨、天然橡胶\n尺寸：长 19 cm\n重量：6 g\n颜色：橙色，HB",
  },
  "quillbee-wax-crayon": {
    name: "Quillbee 蜡笔",
    description:
      "一支粗蜡笔，清亮的叶绿色，一笔就能盖满。纸套让手不沾色，有一面是平的，不会滚下桌。不含溶剂，棉布上洗得掉。\n\n材质：蜡、颜料、纸套\n尺寸：9 × 1.2 cm\n重量：13 g\n颜色：叶绿色\n适用年龄：3 岁以上",
  },
  "quillbee-paper-clips": {
    name: "Quillbee 回形针",
    description:
      "十枚弹性钢回形针，圆头，不在纸上留印。每枚能夹十五张，夹完又弹回原形。装在小纸套里，带抽屉托。\n\n材质：镀锌钢\n尺寸：长 32 mm\n重量：9 g\n适用：最多 15 张纸\n包装清单：回形针十枚",
  },
  "quillbee-ballpoint": {
    name: "Quillbee 圆珠笔",
    description:
      "按一下，咔嗒一声干脆利落。蓝墨水落笔就出，在抽屉里放了一个月也不例外，袖子还没蹭到，字已经干了。写完了，随便哪家店的标准笔芯都能换上。\n\n材质：再生塑料、黄铜笔尖\n尺寸：14 × 1.2 cm\n重量：12 g\n颜色：蓝色，1 mm 线宽\n适用：标准笔芯",
  },
  "quillbee-tear-off-pad": {
    name: "Quillbee 撕页便签本",
    description:
      "五十张横线纸，写清单、算账，或给厨房桌上留个话。顶部线圈装订，一排细孔让每张都撕得齐整。背板硬挺，垫在膝盖上也能写。\n\n材质：再生纸、纸板背\n尺寸：10.5 × 14.8 cm\n页数：横线 50 张\n重量：75 g",
  },
  "quillbee-steel-ruler": {
    name: "Quillbee 钢尺",
    description:
      "十五厘米弹簧钢，刻度蚀在表面，磨不掉。边缘笔直，可以贴着用美工刀裁切。底面贴一条软木，不会打滑。\n\n材质：不锈钢、软木底\n尺寸：15 × 2.5 cm\n重量：22 g",
  },
  "quillbee-set-square": {
    name: "Quillbee 三角尺",
    description:
      "一角四十五度，分毫不差，另一角九十度。铝面哑光，不反光，刻度从边沿开始。厚度刚好，用指甲就能挑起来。\n\n材质：阳极氧化铝\n尺寸：20 × 14 cm\n重量：58 g\n颜色：银色，紫色刻度",
  },
  "quillbee-letter-card": {
    name: "Quillbee 信卡",
    description:
      "厚棉纸对折的卡片，里面留白，字由你来写。信封用一颗红纸心封口。随手拿起哪支笔，墨水落上去都不洇。\n\n材质：棉纸\n尺寸：对折后 12 × 17 cm\n重量：28 g\n包装清单：卡片、信封、红心",
  },
  "quillbee-round-brush": {
    name: "Quillbee 圆头画笔",
    description:
      "仿貂毛，吸得住颜色，提起来仍是尖的。红笔杆握处略粗，金属箍压了两道。墨与水彩都用得，从大片渲染到一根睫毛。\n\n材质：仿貂毛、镀镍箍、桦木\n尺寸：长 19 cm，6 号圆头\n重量：8 g\n保养：洗净，理尖笔头",
  },
  "quillbee-spiral-book": {
    name: "Quillbee 线圈本",
    description:
      "黄封面里夹着八十张方格纸，线圈让它能摊平，也能整个对折过去。纸张两面写墨水都不透。每页靠近书脊有撕线。\n\n材质：90 g 纸、卡纸封面\n尺寸：14.8 × 21 cm\n页数：方格 80 张\n重量：270 g\n颜色：黄色",
  },
  "quillbee-paper-scissors": {
    name: "Quillbee 剪刀",
    description:
      "剪纸、卡纸和缎带，一剪到底，线条笔直。轴是螺丝，用几年松了可以再拧，薄涂层不让胶带粘住。红圈左右手都合适。\n\n材质：不锈钢、软握圈\n尺寸：21 × 8 cm\n重量：95 g\n保养：擦净，每年一滴油\n质保：5 年",
  },
  "quillbee-pocket-notebook": {
    name: "Quillbee 口袋笔记本",
    description:
      "锁线装订，不用胶水，第一页摊得平，第一百九十页也摊得平。页码印好，目录在前。有丝带、松紧带，还有一个装小票的夹层。\n\n材质：布面、80 g 纸\n尺寸：9 × 14 cm\n页数：192 页，点阵，带页码\n重量：155 g\n颜色：深紫色",
  },
  "quillbee-wool-and-needles": {
    name: "Quillbee 毛线与棒针",
    description:
      "一团柔软的蓝色美利奴和一对桦木棒针，够织一顶帽子，或给小家伙一条围巾。四股线，新手重来也不记仇。简单的织法印在纸圈内侧。\n\n材质：美利奴羊毛、桦木\n尺寸：棒针 4 mm，30 cm\n重量：毛线 100 g，220 m\n包装清单：毛线、棒针两支、织法\n保养：冷水手洗",
  },
  "quillbee-desk-calendar": {
    name: "Quillbee 台历",
    description:
      "一个月一页，每天一格，够写一句话。线圈翻得顺，纸座站得稳。从一月起，星期数沿边排下来。\n\n材质：200 g 纸、纸座\n尺寸：18 × 18 × 7 cm\n页数：13 页\n重量：260 g",
  },
  "quillbee-card-index": {
    name: "Quillbee 旋转卡片架",
    description:
      "一百张卡片套在钢座上的两只环里转动，按字母分格，拇指摸得出。写号码、菜谱，或邻居家孩子的名字。从不需要升级，只要一支铅笔。\n\n材质：涂漆钢、卡纸\n尺寸：15 × 12 × 13 cm\n重量：620 g\n页数：卡片 100 张、分隔片 24 张\n包装清单：底座、卡片、分隔片",
  },
  "quillbee-paint-palette": {
    name: "Quillbee 水粉调色盘",
    description:
      "五色水粉盛在上油榉木盘的小格里。调得干净，盖得住底，湿笔一蘸又活过来。拇指孔磨圆了，画上一个小时就知道好。\n\n材质：上油榉木、水粉\n尺寸：26 × 20 × 1 cm\n重量：340 g\n包装清单：调色盘、五色颜料、擦布\n保养：擦净，勿浸泡",
  },
  "quillbee-three-novels": {
    name: "Quillbee 三部小说",
    description:
      "三部短小说，绿、红、蓝布面装订。一部写海，一部写炉子，一部写一趟长火车，每部一个晚上能读完。字大，锁线装订，每册都有书签带。\n\n材质：布面、锁线内页\n尺寸：每册 11.5 × 18 cm\n页数：164、192、220 页\n重量：780 g\n版本：布面初版，附书匣",
  },
  "quillbee-fountain-pen": {
    name: "Quillbee 钢笔",
    description:
      "钢尖在包里躺了两周，拿出来照样下笔就写。中等粗细，略有弹性，蓝笔杆纤细，小手也握得住。已装吸墨器，旁边还备了一支墨囊。\n\n材质：钢尖、涂漆黄铜\n尺寸：13.8 × 1.2 cm\n重量：26 g\n包装清单：钢笔、吸墨器、蓝墨囊\n质保：3 年",
  },
  "quillbee-gold-nib-pen": {
    name: "Quillbee 金尖钢笔",
    description:
      "告诉我们你怎么握笔，我们就在放大镜下，手工磨出贴合你角度的笔尖。十四开金有一种钢没有的柔和弹性。深色树脂笔杆，活塞上墨，什么墨水瓶都能用。\n\n材质：14K 金尖、深色树脂\n尺寸：14.2 × 1.4 cm\n重量：31 g\n包装清单：钢笔、墨水一瓶、布笔卷\n质保：10 年，首次重磨免费",
  },
  "quillbee-painters-chest": {
    name: "Quillbee 画箱",
    description:
      "四十八支油画颜料从白到灯黑，按序躺在燕尾榫榉木箱里。盖内放得下六支画笔和一块全尺寸调色板。扣上两枚铜钩，背上肩带，整间画室就跟你去野外。\n\n材质：榉木、黄铜、皮背带\n尺寸：44 × 33 × 11 cm\n容量：48 支，每支 20 ml\n重量：6.1 kg\n包装清单：画箱、颜料、画笔六支、调色板",
  },
};
