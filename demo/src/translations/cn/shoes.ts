import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/shoes.ts` in Chinese. */
export const shoes: Translations = {
  "loperi-beach-sandals": {
    name: "Loperi 沙滩人字拖",
    description:
      "天然橡胶，厚得走热沙和碎石路都不怕。黄色夹带从第一步起就柔软，固定在鞋底下方，不会被扯脱。用花园水管冲冲就好。\n\n材质：天然橡胶\n尺寸：EU 36–46 码\n重量：每双 380 g\n颜色：蓝色与黄色\n保养：冲净，阴凉处晾干",
  },
  "loperi-leather-flats": {
    name: "Loperi 软皮平底鞋",
    description:
      "手套皮柔软到整只鞋能对折。收进自带的棉袋放进包里，等漫长的晚上散场后走回家穿。鞋底是薄橡胶，带低低的后跟。\n\n材质：手套皮、橡胶底\n尺寸：EU 35–42 码\n重量：每双 290 g\n颜色：蓝色\n包装清单：平底鞋一双、棉袋",
  },
  "loperi-everyday-trainers": {
    name: "Loperi 日常运动鞋",
    description:
      "鞋面一体针织，脚弯到哪里就伸到哪里。厚底卸去硬路面的冲击，走上一整天也没问题。鞋垫可取出清洗，灰色什么都好搭。\n\n材质：再生针织、泡棉与橡胶底\n尺寸：EU 36–47 码\n重量：每双 480 g（EU 42）\n颜色：浅灰色\n保养：30 °C 水洗，自然晾干",
  },
  "loperi-court-heels": {
    name: "Loperi 浅口高跟鞋",
    description:
      "八厘米穿着像六厘米，靠的是前掌下藏着的垫高。外面是红色纳帕皮，里面是浅色小羊皮，后跟加垫。橡胶鞋跟走路安静，任何鞋匠都能换。\n\n材质：纳帕皮、小羊皮内里\n尺寸：EU 35–42 码，跟高 8 cm\n重量：每双 520 g\n颜色：红色\n包装清单：高跟鞋一双、备用鞋跟、防尘袋",
  },
  "loperi-brown-derby": {
    name: "Loperi 棕色德比鞋",
    description:
      "开放式系带配圆头，上班和周末都穿得。鞋底是沿条缝制，鞋匠可以拆下旧底缝上新底，愿意的话穿上几十年。小牛皮两周左右就穿软了。\n\n材质：小牛皮、皮革与橡胶底\n尺寸：EU 39–47 码\n重量：每双 1.1 kg（EU 42）\n颜色：栗棕色\n保养：使用鞋楦，每月上蜡一次",
  },
  "loperi-ankle-boots": {
    name: "Loperi 短靴",
    description:
      "侧面拉链一直开到鞋底，穿脱不费力。内里全软皮，刻槽橡胶底在湿石板路上也站得稳。粗跟高五厘米。\n\n材质：光面皮、皮内里、橡胶底\n尺寸：EU 35–43 码，跟高 5 cm\n重量：每双 980 g（EU 39）\n颜色：红色，棕褐滚边\n保养：刷净，头一场雨前上蜡",
  },
  "loperi-carbon-runner": {
    name: "Loperi 碳板跑鞋",
    description:
      "为比赛那天，和之前几次快跑而做。碳板在前掌下弯曲，把一部分力道还给你，上下夹着轻弹的泡棉。鞋面薄得看得见袜子。\n\n材质：编织网布、碳板、弹性泡棉\n尺寸：EU 36–47 码\n重量：单只 205 g（EU 42）\n范围：约可跑 400 km 比赛\n颜色：银灰色",
  },
  "loperi-numbered-trainers": {
    name: "Loperi 编号运动鞋",
    description:
      "绒面革在小缸里手工染色，每只鞋的色调都略有差别。全部四十双，编号写在鞋舌上。皮内里，上脚就软，杯型底一圈缝线固定。\n\n材质：手染绒面革、皮内里、橡胶底\n尺寸：EU 38–46 码\n版本：40 双，带编号\n包装清单：运动鞋一双、备用鞋带、编号卡\n保养：绒面刷清理，保持干燥",
  },
};
