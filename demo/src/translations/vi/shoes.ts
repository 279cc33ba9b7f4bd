import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/shoes.ts` in Vietnamese. */
export const shoes: Translations = {
  "loperi-beach-sandals": {
    name: "Dép xỏ ngón đi biển Loperi",
    description:
      "Đôi dép cao su tự nhiên, đủ dày cho cát nóng và lối sỏi. Quai kẹp vàng mềm từ bước đầu tiên, neo chặt dưới đế nên không tuột. Bẩn thì xả bằng vòi tưới vườn.\n\nChất liệu: Cao su tự nhiên\nKích thước: EU 36 đến 46\nTrọng lượng: 380 g một đôi\nMàu sắc: Xanh dương và vàng\nChăm sóc: Xả nước, phơi trong bóng râm",
  },
  "loperi-leather-flats": {
    name: "Giày bệt da Loperi",
    description:
      "Cắt từ loại da may găng, mềm đến mức giày gập đôi được. Giày nằm gọn trong túi vải rồi trong túi xách, để đi bộ về sau một tối dài. Bên dưới là đế cao su mỏng với gót thấp.\n\nChất liệu: Da may găng, đế cao su\nKích thước: EU 35 đến 42\nTrọng lượng: 290 g một đôi\nMàu sắc: Xanh dương\nTrong hộp: Một đôi giày bệt, túi vải cotton",
  },
  "loperi-everyday-trainers": {
    name: "Giày thể thao hằng ngày Loperi",
    description:
      "Thân giày dệt liền một mảnh, co giãn đúng chỗ bàn chân gập. Đế dày làm êm vỉa hè cứng, đi cả ngày cũng được. Lót giày tháo ra giặt được, còn màu xám thì hợp với mọi thứ.\n\nChất liệu: Vải dệt tái chế, đế mút và cao su\nKích thước: EU 36 đến 47\nTrọng lượng: 480 g một đôi cỡ EU 42\nMàu sắc: Xám nhạt\nChăm sóc: Giặt ở 30 °C, phơi nơi thoáng",
  },
  "loperi-court-heels": {
    name: "Giày cao gót Loperi",
    description:
      "Cao tám phân mà đi như sáu, nhờ phần nâng ẩn dưới ức bàn chân. Bên ngoài là da nappa đỏ, bên trong là da cừu sáng màu với gót lót đệm. Miếng gót cao su bước êm và thợ giày nào cũng thay được.\n\nChất liệu: Da nappa, lót da cừu\nKích thước: EU 35 đến 42, gót 8 cm\nTrọng lượng: 520 g một đôi\nMàu sắc: Đỏ\nTrong hộp: Một đôi giày, miếng gót dự phòng, túi chống bụi",
  },
  "loperi-brown-derby": {
    name: "Giày derby nâu Loperi",
    description:
      "Kiểu dây buộc mở và mũi tròn hợp cả ngày làm lẫn cuối tuần. Giày khâu viền welt, tức là thợ có thể tháo đế cũ và khâu đế mới, dùng hàng chục năm nếu bạn muốn. Da bê mềm ra sau hai tuần.\n\nChất liệu: Da bê, đế da và cao su\nKích thước: EU 39 đến 47\nTrọng lượng: 1,1 kg một đôi cỡ EU 42\nMàu sắc: Nâu hạt dẻ\nChăm sóc: Dùng cây giữ form, đánh sáp mỗi tháng một lần",
  },
  "loperi-ankle-boots": {
    name: "Bốt cổ ngắn Loperi",
    description:
      "Khóa kéo bên hông mở đến sát đế nên xỏ chân rất dễ. Bên trong lót da mềm toàn bộ, đế cao su có rãnh bám chắc trên đá lát ướt. Gót vuông cao năm phân.\n\nChất liệu: Da trơn, lót da, đế cao su\nKích thước: EU 35 đến 43, gót 5 cm\nTrọng lượng: 980 g một đôi cỡ EU 39\nMàu sắc: Đỏ, viền nâu vàng\nChăm sóc: Chải sạch, đánh sáp trước trận mưa đầu",
  },
  "loperi-carbon-runner": {
    name: "Giày chạy đế carbon Loperi",
    description:
      "Dành cho ngày đua và vài buổi chạy nhanh trước đó. Tấm carbon uốn dưới mũi bàn chân rồi trả lại phần nào lực đẩy, trên dưới là mút nhẹ và nảy. Thân giày mỏng đến mức thấy cả tất.\n\nChất liệu: Lưới dệt, tấm carbon, mút đàn hồi\nKích thước: EU 36 đến 47\nTrọng lượng: 205 g một chiếc cỡ EU 42\nPhạm vi: Khoảng 400 km chạy đua\nMàu sắc: Xám bạc",
  },
  "loperi-numbered-trainers": {
    name: "Giày thể thao đánh số Loperi",
    description:
      "Da lộn nhuộm tay trong những thùng nhỏ, nên sắc độ hơi khác nhau giữa từng chiếc. Mỗi đôi trong số bốn mươi đôi mang số riêng trên lưỡi gà. Giày lót da, mềm ngay từ đầu, đế cupsole khâu kín một vòng.\n\nChất liệu: Da lộn nhuộm tay, lót da, đế cao su\nKích thước: EU 38 đến 46\nPhiên bản: 40 đôi đánh số\nTrong hộp: Một đôi giày, dây thay thế, thẻ đánh số\nChăm sóc: Bàn chải da lộn, giữ khô",
  },
};
