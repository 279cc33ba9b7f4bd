import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/cycling.ts` in Vietnamese. */
export const cycling: Translations = {
  "spindrel-maple-skateboard": {
    name: "Ván trượt gỗ phong Spindrel",
    description:
      "Bảy lớp gỗ phong cho ván độ nảy tốt và đủ cứng cho người nặng cân. Bánh mềm giúp đi êm trên vỉa hè gồ ghề, bạc đạn chạy quen rồi thì reo khẽ. Ván lắp sẵn, bạn lăn bánh được ngay từ bậc cửa.\n\nChất liệu: Gỗ phong Canada, trục nhôm\nKích thước: 80 × 20,5 cm\nTrọng lượng: 2,4 kg\nSức chứa: Người chơi đến 100 kg\nTrong hộp: Ván trượt, dụng cụ chỉnh ván",
  },
  "spindrel-roller-skates": {
    name: "Giày trượt patin Spindrel",
    description:
      "Cổ giày lót đệm, buộc dây cao, giữ mắt cá đúng chỗ. Bên dưới là bốn bánh rộng, đủ mềm cho mặt đường nhựa và đủ nhanh trong nhà thi đấu. Ai thích nhảy hơn thì có thể tháo phanh mũi.\n\nChất liệu: Da tổng hợp, đế nylon\nKích thước: 36 đến 44\nTrọng lượng: 1,9 kg một đôi\nMàu sắc: Hồng và đỏ\nTrong hộp: Một đôi giày trượt, dây dự phòng, khóa vặn",
  },
  "spindrel-electric-scooter": {
    name: "Xe scooter điện Spindrel",
    description:
      "Đạp vào bàn đạp, cổ xe gập xuống trong một động tác, sẵn sàng lên tàu. Phanh tang trống phía trước và phanh động cơ phía sau bám tốt khi đường ướt. Lốp hơi lớn làm dịu mặt đường lát đá, đèn đủ sáng để nhìn rõ lối đi.\n\nPhạm vi: 30 km\nNguồn điện: 350 W, tối đa 20 km/h\nPin: 36 V, sạc trong năm giờ\nTrọng lượng: 14,5 kg\nKích thước: 108 × 44 × 114 cm, gập lại cao 50 cm",
  },
  "spindrel-city-bicycle": {
    name: "Xe đạp phố Spindrel",
    description:
      "Tám tốc độ nằm gọn trong đùm sau, tránh được mưa và ống quần. Dynamo ở bánh trước cấp điện cho cả hai đèn, nên không cần sạc, và đèn tự bật lúc chạng vạng. Bạn ngồi thẳng lưng trên yên có lò xo, nhìn qua nóc những chiếc xe đang đỗ.\n\nChất liệu: Khung thép nối ống\nKích thước: Khung 50, 55 và 60 cm\nTrọng lượng: 16,8 kg\nMàu sắc: Đỏ\nTrong hộp: Xe đạp, chắn bùn, baga, chuông, khóa",
  },
  "spindrel-minibike": {
    name: "Xe máy mini Spindrel",
    description:
      "Một chiếc mô tô điện bằng hai phần ba cỡ thường, dành cho bãi cỏ, sân nhà và đất riêng. Xe khởi hành không giật, ba mức tốc độ giúp người mới bắt đầu nhẹ nhàng. Tiếng to nhất là tiếng sỏi, nên hàng xóm có khi chẳng hay.\n\nNguồn điện: 2 kW, tối đa 45 km/h\nPhạm vi: 35 km\nTrọng lượng: 49 kg\nSức chứa: Người lái đến 90 kg\nBảo hành: 2 năm",
  },
  "spindrel-electric-moped": {
    name: "Xe máy điện Spindrel",
    description:
      "Yên dài êm đủ cho hai người, sàn phẳng để đồ đi chợ giữa hai chân. Pin có quai, nhấc ra mang lên nhà sạc ở ổ cắm nào cũng được. Xe theo kịp dòng xe phố ở bốn mươi lăm kilômét một giờ, gần như không tiếng động.\n\nPhạm vi: 70 km\nNguồn điện: 3 kW, tối đa 45 km/h\nPin: Tháo rời được, 9,5 kg, sạc trong năm giờ\nTrọng lượng: 84 kg\nBảo hành: 3 năm",
  },
  "spindrel-carbon-bicycle": {
    name: "Xe đạp carbon Spindrel",
    description:
      "Mỗi khung được dán tay từng lớp và cân trước khi sơn. Bộ chuyển số điện tử chỉ cần một chạm, kể cả khi đang gắng sức, phanh đĩa thủy lực chỉ cần một ngón tay. Chúng tôi lấy số đo của bạn trước, rồi chỉnh yên, cổ lái và ghi đông trước khi giao.\n\nChất liệu: Sợi carbon, dán tay\nTrọng lượng: 7 kg\nKích thước: Sáu cỡ khung, từ 49 đến 61 cm\nPin: 1.000 km giữa hai lần sạc\nBảo hành: 10 năm cho khung",
  },
};
