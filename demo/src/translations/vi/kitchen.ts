import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/kitchen.ts` in Vietnamese. */
export const kitchen: Translations = {
  "tavolin-tasting-spoon": {
    name: "Thìa nếm Tavolin",
    description:
      "Chiếc thìa thép nhỏ, lòng sâu và tròn, để nếm nước sốt, nước dùng và quyết định sau cùng về muối. Cán nặng hơn lòng thìa một chút nên nằm yên giữa hai ngón tay. Bán lẻ từng chiếc, rửa máy được.\n\nChất liệu: Thép không gỉ\nKích thước: 17 × 3,6 cm\nTrọng lượng: 42 g\nChăm sóc: Rửa máy được",
  },
  "tavolin-lacquer-chopsticks": {
    name: "Đũa sơn mài Tavolin",
    description:
      "Sơn đỏ trên tre, đuôi sẫm màu, đầu đũa có rãnh mảnh giữ sợi mì không tuột. Vai đũa vuông nên đôi đũa không lăn khắp bàn. Kèm gác đũa nhỏ cùng màu đỏ.\n\nChất liệu: Tre sơn mài\nKích thước: Dài 23 cm\nTrọng lượng: 24 g một đôi\nTrong hộp: Hai chiếc đũa, một gác đũa\nChăm sóc: Rửa tay",
  },
  "tavolin-storage-jar": {
    name: "Hũ đựng thực phẩm Tavolin",
    description:
      "Nửa lít thủy tinh trong cho bột, đậu hay cà phê. Nắp ép lên vòng silicone mềm, xoay một phần tư vòng là kín. Ghi lên nhãn xám bằng phấn hoặc bút chì, đổi thứ khác thì lau đi.\n\nChất liệu: Thủy tinh, nắp thép, gioăng silicone\nSức chứa: 500 ml\nKích thước: 10 × 10 × 13 cm\nTrọng lượng: 390 g\nChăm sóc: Hũ rửa máy được, nắp rửa tay",
  },
  "tavolin-table-cutlery": {
    name: "Bộ dao nĩa Tavolin",
    description:
      "Một nĩa và một dao, cho thêm một người khách quanh bàn. Thép chải mờ thay vì đánh bóng nên che được vết xước nhỏ. Cả hai cắt từ thép tấm dày, cầm đầm tay.\n\nChất liệu: Thép không gỉ chải mờ\nKích thước: Nĩa 20 cm, dao 23 cm\nTrọng lượng: 125 g một bộ\nTrong hộp: Nĩa, dao\nChăm sóc: Rửa máy được",
  },
  "tavolin-salt-shaker": {
    name: "Lọ rắc muối Tavolin",
    description:
      "Thành thủy tinh dày hạ thấp trọng tâm, nên lọ đứng vững trên bàn ăn chật. Bảy lỗ trên nắp thép rắc muối mịn đều tay. Vặn nắp ra là châm thêm được từ gói muối nào cũng tiện.\n\nChất liệu: Thủy tinh ép, thép không gỉ\nKích thước: 4,5 × 4,5 × 9 cm\nSức chứa: 60 ml\nTrọng lượng: 145 g\nChăm sóc: Thủy tinh rửa máy được, nắp rửa tay",
  },
  "tavolin-straw-cup": {
    name: "Ly ống hút Tavolin",
    description:
      "Hai lớp thép giữ đồ uống lạnh suốt sáu giờ, kể cả trên bệ cửa sổ tháng Bảy. Mặt ngoài luôn khô, vỏ bọc đỏ cầm chắc tay. Nắp và ống hút tháo rời được, kèm cọ mảnh để rửa ống.\n\nChất liệu: Thép hai lớp, ống hút silicone\nSức chứa: 450 ml\nKích thước: 8,5 × 8,5 × 17 cm\nTrọng lượng: 260 g\nTrong hộp: Ly, nắp, ống hút, cọ rửa",
  },
  "tavolin-stoneware-mug": {
    name: "Cốc sành Tavolin",
    description:
      "Cốc đựng đủ một ly cà phê đàng hoàng, còn chỗ cho sữa. Thành sành đủ dày để giữ ấm qua một cuộc gọi dài, quai vừa ba ngón tay. Kèm đĩa lót đồng bộ.\n\nChất liệu: Sành tráng men\nSức chứa: 320 ml\nTrọng lượng: 540 g kèm đĩa lót\nTrong hộp: Cốc, đĩa lót\nChăm sóc: Dùng được máy rửa bát và lò vi sóng",
  },
  "tavolin-dial-timer": {
    name: "Hẹn giờ mặt xoay Tavolin",
    description:
      "Xoay một lần là đặt được giờ bất kỳ đến sáu mươi phút. Lò xo cót lo việc đếm, nên không có viên pin nào hết đúng lúc đang nướng bánh. Chuông reo bốn giây, phòng bên cũng nghe thấy.\n\nChất liệu: Vỏ thép sơn, mặt số nhôm\nKích thước: 8 × 4 × 9 cm\nTrọng lượng: 165 g\nBộ máy: Cót, 60 phút\nMàu sắc: Xanh da trời",
  },
  "tavolin-beer-tankard": {
    name: "Cốc bia có quai Tavolin",
    description:
      "Nửa lít thủy tinh dày và trong, đáy phẳng chịu được va chạm. Quai rộng đủ cả bàn tay, mặt trong mài nhẵn nên không cấn. Ướp lạnh một giờ, bia mát đến ngụm cuối.\n\nChất liệu: Thủy tinh soda-lime\nSức chứa: 500 ml, vạch gần miệng\nKích thước: 14 × 9,5 × 15 cm\nTrọng lượng: 820 g\nChăm sóc: Rửa máy được",
  },
  "tavolin-red-wine-glass": {
    name: "Ly vang đỏ Tavolin",
    description:
      "Vang đỏ cần không khí, và bầu ly này đủ rộng để cho nó. Miệng ly cắt mỏng, đánh bóng nhẹ, chân kéo liền từ bầu. Nâng lên thì nhẹ, mà đứng thì vững hơn vẻ ngoài.\n\nChất liệu: Pha lê không chì\nSức chứa: 520 ml\nKích thước: 9,5 × 9,5 × 21 cm\nTrọng lượng: 150 g\nChăm sóc: Rửa tay",
  },
  "tavolin-cocktail-glass": {
    name: "Ly cocktail Tavolin",
    description:
      "Dáng nón mở cổ điển cho những món uống lạnh, ngắn, không đá. Chân ly giữ bàn tay ấm xa bầu ly, đế rộng giữ ly đứng vững giữa bàn tiệc rộn ràng. Bán lẻ từng chiếc, gói giấy.\n\nChất liệu: Pha lê không chì\nSức chứa: 180 ml\nKích thước: 11 × 11 × 17 cm\nTrọng lượng: 170 g\nChăm sóc: Rửa tay",
  },
  "tavolin-breakfast-bowl": {
    name: "Bát ăn sáng Tavolin",
    description:
      "Men xanh thẫm trên thép, cả trong lẫn ngoài, cho cháo, súp hay bất cứ món gì ăn bằng thìa. Thành bát dốc nên thìa cuối cũng dễ múc như thìa đầu. Kèm chiếc thìa thép riêng.\n\nChất liệu: Thép tráng men\nSức chứa: 600 ml\nKích thước: 15 × 13 × 7,5 cm\nTrọng lượng: 310 g\nTrong hộp: Bát, thìa",
  },
  "tavolin-whisky-tumbler": {
    name: "Ly whisky Tavolin",
    description:
      "Bên ngoài vuông, bên trong tròn nơi chứa rượu. Đáy là hai phân thủy tinh đặc, cầm nặng tay và chạm bàn một tiếng trầm chắc nịch. Một viên đá lớn thả vào vẫn còn rộng chỗ.\n\nChất liệu: Pha lê không chì\nSức chứa: 250 ml\nKích thước: 8 × 8 × 9 cm\nTrọng lượng: 430 g\nChăm sóc: Rửa tay",
  },
  "tavolin-place-setting": {
    name: "Bộ đồ ăn một người Tavolin",
    description:
      "Một đĩa, một nĩa, một dao: bữa tối cho người không cần gì nhiều. Sứ trắng trơn với vành rộng giữ nước sốt không vương ra khăn bàn. Thép chải mờ, nặng hơn thường một chút, làm trọn bộ.\n\nChất liệu: Sứ, thép không gỉ\nKích thước: Đĩa đường kính 27 cm\nTrọng lượng: 820 g\nTrong hộp: Đĩa, nĩa, dao\nChăm sóc: Rửa máy được",
  },
  "tavolin-sparkling-flutes": {
    name: "Cặp ly vang sủi Tavolin",
    description:
      "Hai chiếc ly cao, thuôn ở miệng để bọt khí thong thả đi lên. Thủy tinh đủ mỏng để chạm nhau là ngân trong. Mỗi ly đứng trên chân kéo liền và đế rộng bằng bầu.\n\nChất liệu: Pha lê không chì\nSức chứa: 200 ml mỗi chiếc\nKích thước: 7 × 7 × 23 cm\nTrọng lượng: 130 g mỗi chiếc\nTrong hộp: Hai chiếc ly",
  },
  "tavolin-red-teapot": {
    name: "Ấm trà đỏ Tavolin",
    description:
      "Môi vòi vát ngược nên dòng trà ngắt gọn, khăn bàn vẫn trắng. Ấm chứa một lít, lưới lọc thép rộng cho lá trà nở. Nắp nằm trong rãnh, rót không rơi.\n\nChất liệu: Sành tráng men, lưới lọc thép\nSức chứa: 1 lít\nKích thước: 23 × 14 × 16 cm\nTrọng lượng: 980 g\nTrong hộp: Ấm, nắp, lưới lọc",
  },
  "tavolin-frying-pan": {
    name: "Chảo rán Tavolin",
    description:
      "Chảo thép carbon trơn, ban đầu xám rồi đen dần, qua mỗi bữa lại bớt dính một chút. Nóng đều, dùng được trên bếp gas, bếp từ và lửa trại. Rửa xong thoa dầu, chảo bền hàng chục năm.\n\nChất liệu: Thép carbon, 2,5 mm\nKích thước: Đường kính 28 cm, cán 22 cm\nTrọng lượng: 1,7 kg\nChăm sóc: Tráng nước, lau khô, thoa dầu\nBảo hành: 10 năm",
  },
  "tavolin-paella-pan": {
    name: "Chảo paella Tavolin",
    description:
      "Ba mươi tư phân thép tráng men, rộng và nông để cơm chín thành lớp mỏng và bén cháy cạnh. Hai quai giúp bưng ra bàn dễ dàng. Đủ cho sáu người, hoặc bốn người có cả một buổi chiều dài.\n\nChất liệu: Thép tráng men\nKích thước: Đường kính 34 cm, sâu 5 cm\nTrọng lượng: 1,6 kg\nPhù hợp: Bếp gas, lò nướng và vỉ nướng\nChăm sóc: Rửa tay",
  },
  "tavolin-fondue-set": {
    name: "Bộ nồi fondue Tavolin",
    description:
      "Gang giữ ấm lâu, nên phô mai vẫn mềm khi câu chuyện còn dài. Nồi men đỏ đặt trên giá đen, phía dưới là bếp dùng gel hoặc cồn. Sáu chiếc nĩa dài có đánh dấu ở cán, khỏi ai phải đoán.\n\nChất liệu: Gang tráng men, thép, gỗ sồi dẻ\nSức chứa: 1,8 lít\nTrọng lượng: 4,2 kg\nTrong hộp: Nồi, giá, bếp cồn, sáu nĩa\nChăm sóc: Rửa tay",
  },
  "tavolin-cooks-knife": {
    name: "Dao bếp Tavolin",
    description:
      "Lưỡi bản rộng hai mươi phân, mài mỏng sau mép, thái hành hay lọc tảng thịt đều hợp. Thép chạy suốt cán xanh, giữ bằng hai đinh tán đồng thau. Dao mài rất sắc và giữ bén qua nhiều tuần dùng hằng ngày.\n\nChất liệu: Thép làm dao không gỉ, gỗ bạch dương ép nhựa\nKích thước: Lưỡi 20 cm, tổng 33 cm\nTrọng lượng: 215 g\nChăm sóc: Rửa tay, lau khô ngay\nBảo hành: 10 năm",
  },
  "tavolin-table-service": {
    name: "Bộ đồ ăn sáu người Tavolin",
    description:
      "Mọi thứ bàn ăn sáu người cần, bằng sứ trắng trơn và thép chải mờ. Đĩa và bát xếp chồng gọn, chịu được nhiệt lò nướng và cùng một dáng, mua thêm sau này vẫn đồng bộ. Món thay thế có bán lẻ.\n\nChất liệu: Sứ, thép không gỉ\nKích thước: Đĩa đường kính 27 cm, bát 18 cm\nTrọng lượng: 9,8 kg\nTrong hộp: Sáu đĩa, sáu bát, sáu nĩa, dao và thìa\nChăm sóc: Rửa máy được",
  },
  "tavolin-layered-knife": {
    name: "Dao thép nhiều lớp Tavolin",
    description:
      "Sáu mươi bảy lớp thép gấp quanh lõi cứng, ăn mòn cho vân hiện lên. Mỗi lưỡi ra một vẻ riêng. Dao cắt với rất ít lực, vỏ gỗ sồi giữ an toàn cho cả lưỡi dao lẫn ngăn kéo.\n\nChất liệu: Thép 67 lớp, lõi cứng, cán gỗ bạch dương\nKích thước: Lưỡi 21 cm, tổng 34 cm\nTrọng lượng: 230 g\nTrong hộp: Dao, vỏ gỗ sồi, khăn tẩm dầu\nBảo hành: 25 năm",
  },
};
