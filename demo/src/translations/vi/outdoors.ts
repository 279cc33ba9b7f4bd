import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/outdoors.ts` in Vietnamese. */
export const outdoors: Translations = {
  "tarnvik-braided-cord": {
    name: "Dây bện đa năng Tarnvik",
    description:
      "Mười mét polyester bện, chịu hai trăm ký và vẫn mềm khi ướt. Vỏ xanh dễ thấy trong cỏ và luồn nút rất trơn. Tấm thẻ in kèm chỉ bảy kiểu nút nên biết.\n\nChất liệu: Polyester bện\nKích thước: Dài 10 m, dày 5 mm\nTrọng lượng: 190 g\nTrong hộp: Dây, thẻ bảy kiểu nút\nMàu sắc: Xanh dương",
  },
  "tarnvik-walking-map": {
    name: "Bản đồ đi bộ Tarnvik",
    description:
      "In trên giấy chống nước, gấp sao cho một tay lật được trong khi tay kia cầm trà. Những lối yên tĩnh đánh dấu xanh lá, có cả suối nguồn, lán nghỉ và đoạn dốc. Các tuyến đường dài có riêng một trang ở mặt sau.\n\nChất liệu: Giấy polymer chống nước\nKích thước: 96 × 68 cm khi mở, 12 × 23 cm khi gấp\nTrọng lượng: 85 g\nPhiên bản: Tỷ lệ 1:50.000",
  },
  "tarnvik-pocket-compass": {
    name: "La bàn bỏ túi Tarnvik",
    description:
      "Kim nổi trong chất lỏng, đứng yên sau ba giây. Vỏ đồng thau lọt túi áo gi-lê, có khoen để móc thắt lưng hoặc dây đeo. Hướng bắc đánh dấu đỏ, vành xoay giữ hướng đi của bạn.\n\nChất liệu: Đồng thau, kính khoáng\nKích thước: 5 × 5 × 1,5 cm\nTrọng lượng: 72 g\nChống nước: Chống nước bắn, bên trong chứa chất lỏng\nTrong hộp: La bàn, dây đeo",
  },
  "tarnvik-storm-umbrella": {
    name: "Ô chống bão Tarnvik",
    description:
      "Gió lật ngược ô, bạn đẩy nhẹ là ô trở lại, rồi cứ thế đi tiếp. Tám nan sợi thủy tinh uốn cong ở chỗ thép sẽ gãy, dưới tán tím dày dặn. Tay cầm gỗ cong móc được trên cánh tay hay lưng ghế.\n\nChất liệu: Tán polyester, sợi thủy tinh, tay cầm gỗ tần bì\nKích thước: Đường kính 112 cm, dài 89 cm\nTrọng lượng: 520 g\nChống nước: Tán ô chống thấm\nBảo hành: 3 năm",
  },
  "tarnvik-diving-mask": {
    name: "Mặt nạ lặn Tarnvik",
    description:
      "Một tấm kính cường lực liền và vành silicone rộng, ôm kín cả mặt nhỏ lẫn mặt to. Ống thở có đầu khô với phao tự đóng khi sóng tràn qua. Đi biển về, tráng cả hai bằng nước ngọt là trong suốt nhiều năm.\n\nChất liệu: Kính cường lực, silicone\nThấu kính: Một tấm liền, 5 mm, trong suốt\nPhù hợp: Người lớn và thiếu niên\nTrọng lượng: 410 g\nTrong hộp: Mặt nạ, ống thở, túi lưới",
  },
  "tarnvik-ring-buoy": {
    name: "Phao cứu sinh tròn Tarnvik",
    description:
      "Phao cứu sinh đúng nghĩa, lõi xốp kín khí, vỏ đỏ trắng bền chắc và dây bám cố định bốn điểm. Treo trên lan can hay tường nhà thuyền cho đến khi có người cần. Phao đỡ được hai người lớn dưới nước.\n\nChất liệu: Vỏ polyethylene, xốp kín khí\nKích thước: Đường kính 73 cm, dày 11 cm\nTrọng lượng: 2,5 kg\nMàu sắc: Đỏ và trắng\nTrong hộp: Phao, dây bám, móc treo tường",
  },
  "tarnvik-camp-hatchet": {
    name: "Rìu cắm trại Tarnvik",
    description:
      "Đầu và chuôi rèn liền một khối thép carbon nên không gì lung lay. Rìu chẻ củi nhóm, đóng cọc lều và gài vừa bên ba lô. Ốp gỗ tần bì tán đinh, bao da che lưỡi.\n\nChất liệu: Thép carbon rèn, gỗ tần bì, da\nKích thước: 34 × 13 × 3 cm\nTrọng lượng: 760 g\nTrong hộp: Rìu, bao da\nChăm sóc: Giữ khô, thoa dầu lưỡi",
  },
  "tarnvik-beach-parasol": {
    name: "Ô che nắng bãi biển Tarnvik",
    description:
      "Hai mét bóng mát đỏ trắng trên chiếc cán tách làm đôi để mang lên tàu. Đoạn dưới có mũi xoắn, bạn vặn xuống cát đến khi chắc. Khớp nghiêng theo nắng suốt buổi chiều.\n\nChất liệu: Tán polyester, cán nhôm\nKích thước: Đường kính 200 cm, cao 210 cm\nTrọng lượng: 2,3 kg\nTrong hộp: Ô, mũi xoắn cát, túi đựng\nChăm sóc: Phơi khô trước khi cất",
  },
  "tarnvik-travel-rod": {
    name: "Cần câu du lịch Tarnvik",
    description:
      "Năm đoạn ngắn lồng vào nhau thành cần câu với tới bờ bên kia con suối. Cần bằng sợi carbon, tay cầm bần, kèm sẵn máy câu. Tất cả nằm trong ống vừa vali hay túi yên xe.\n\nChất liệu: Sợi carbon, bần, máy câu nhôm\nKích thước: Dài 2,4 m, thu gọn 54 cm\nTrọng lượng: 480 g kèm máy câu\nPhạm vi: Mồi giả từ 5 đến 20 g\nTrong hộp: Cần, máy câu, 100 m cước, ống đựng",
  },
  "tarnvik-snow-goggles": {
    name: "Kính trượt tuyết Tarnvik",
    description:
      "Tròng xanh rộng giữ bằng nam châm: nhấc ra, áp tròng khác vào và đi tiếp sau mười giây. Mút mềm ôm theo gò má, chừa rãnh cho gọng kính cận. Dây đeo có dải silicone bám mũ bảo hiểm.\n\nThấu kính: Tráng gương xanh cho ngày nắng, trong cho ngày sương\nChất liệu: Polycarbonate, mút, dây chun\nPhù hợp: Người lớn, đeo kính cận hoặc mũ bảo hiểm\nTrọng lượng: 165 g\nTrong hộp: Kính, hai tròng, túi",
  },
  "tarnvik-ash-sled": {
    name: "Xe trượt tuyết gỗ tần bì Tarnvik",
    description:
      "Thanh gỗ tần bì hấp hơi, uốn cong và bắt vít lên đôi thanh trượt thép đỏ. Ghế chở một người lớn hoặc hai trẻ em, đầu xe cong lên cho đôi chân mỏi. Dây kéo tết sẵn buộc ở phía trước.\n\nChất liệu: Gỗ tần bì uốn hơi, thép sơn\nKích thước: 105 × 36 × 28 cm\nTrọng lượng: 5,4 kg\nSức chứa: Tải trọng 120 kg\nĐộ tuổi: Từ 4 tuổi, có người lớn đi cùng",
  },
  "tarnvik-cabin-suitcase": {
    name: "Vali xách tay Tarnvik",
    description:
      "Chúng tôi đo khoang hành lý của mọi hãng bay tìm được, rồi làm vali nhỏ hơn hai phân. Bốn bánh đôi lăn gần như không tiếng. Bên trong là hai ngăn, một ngăn dây đai và một ngăn khóa kéo.\n\nChất liệu: Vỏ polycarbonate, cần kéo nhôm\nKích thước: 53 × 38 × 20 cm\nSức chứa: 34 lít\nTrọng lượng: 2,6 kg\nBảo hành: 5 năm",
  },
  "tarnvik-hiking-boots": {
    name: "Giày leo núi Tarnvik",
    description:
      "Da nubuck phủ sáp ngăn mưa, đế cao su cứng che chân khỏi đá nhọn. Cổ giày lót đệm, cắt thấp ở gót nên ngày đầu không cọ. Dây và đế đều thay được.\n\nChất liệu: Da nubuck phủ sáp, lót len, đế cao su\nKích thước: EU 36 đến 47\nTrọng lượng: 1,2 kg một đôi cỡ EU 42\nChống nước: Chống thấm đến mắt cá\nChăm sóc: Chải sạch, đánh sáp hai lần mỗi mùa",
  },
  "tarnvik-two-person-tent": {
    name: "Lều hai người Tarnvik",
    description:
      "Hai người dựng xong trong bốn phút, trời tối cũng được. Lớp ngoài và lều trong dựng cùng lúc, nên chỗ ngủ vẫn khô khi gặp mưa rào. Lớp phủ xanh lá che mưa cả đêm và cuộn lên được hai bên.\n\nChất liệu: Nylon ripstop, khung nhôm\nKích thước: 220 × 130 × 105 cm\nTrọng lượng: 2 kg\nChống nước: Cột nước 3.000 mm\nTrong hộp: Lều, khung, 12 cọc ghim, bộ vá",
  },
  "tarnvik-family-tent": {
    name: "Lều gia đình Tarnvik",
    description:
      "Hai phòng ngủ ngăn bằng rèm và một hiên đủ cao để đứng nấu ăn. Vải bạt thoáng khí nên buổi sáng mát mẻ, khung đánh màu giúp tối đầu dựng nhanh. Năm người ngủ thoải mái trên đệm rộng.\n\nChất liệu: Vải bạt cotton và polyester, khung thép\nKích thước: 560 × 310 × 205 cm\nTrọng lượng: 21 kg\nSức chứa: Năm người\nTrong hộp: Lều, tấm trải, khung, cọc ghim, hai túi",
  },
  "tarnvik-river-canoe": {
    name: "Thuyền canoe sông Tarnvik",
    description:
      "Những nẹp tuyết tùng dày sáu milimét ghép sát mép, phủ nhựa trong. Thân thuyền chạy thẳng trên nước lặng và xoay dễ khi có dòng. Kèm hai ghế đai đan và một mái chèo gỗ tần bì.\n\nChất liệu: Nẹp tuyết tùng, sợi thủy tinh, nhựa trong\nKích thước: 490 × 86 × 36 cm\nTrọng lượng: 27 kg\nSức chứa: Hai người lớn, 280 kg\nTrong hộp: Thuyền canoe, một mái chèo gỗ tần bì",
  },
  "tarnvik-sailing-dinghy": {
    name: "Thuyền buồm nhỏ Tarnvik",
    description:
      "Ba mét rưỡi gỗ thông rụng lá đánh véc-ni trên khung sồi, đóng cho hồ và vịnh lặng. Cánh buồm nâu vàng một người điều khiển được, hạ xuống trong vài giây. Bạn đến xưởng nhận thuyền, hoặc chúng tôi chở tới bến của bạn.\n\nChất liệu: Gỗ thông rụng lá trên khung sồi, phụ kiện đồng\nKích thước: 350 × 145 cm, cột buồm 4,6 m\nTrọng lượng: 98 kg\nSức chứa: Ba người lớn\nTrong hộp: Thân thuyền, cột buồm, buồm, bánh lái, hai mái chèo",
  },
};
