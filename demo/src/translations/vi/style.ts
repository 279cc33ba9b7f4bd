import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/style.ts` in Vietnamese. */
export const style: Translations = {
  "wollgrove-velvet-bow": {
    name: "Nơ nhung cài tóc Wollgrove",
    description:
      "Chiếc nơ nhung đỏ rộng rãi, luồn dây vừa đủ để hai cánh luôn phồng. Kẹp thép khỏe phía sau giữ được tóc dày và mở ra không giật. Đầu dải bọc kín nên không tưa.\n\nChất liệu: Nhung cotton, kẹp thép\nKích thước: 14 × 11 cm\nTrọng lượng: 18 g\nMàu sắc: Đỏ",
  },
  "wollgrove-striped-socks": {
    name: "Tất kẻ sọc Wollgrove",
    description:
      "Cotton chải kỹ màu xanh lá, gót xanh dương, sọc vàng giặt nhiều vẫn tươi. Đường nối mũi phẳng, nối tay, đi vào là quên. Cổ tất giữ chắc mà không hằn.\n\nChất liệu: 80% cotton, 18% polyamide, 2% elastane\nKích thước: EU 36 đến 46\nTrọng lượng: 58 g một đôi\nChăm sóc: Giặt ở 40 °C",
  },
  "wollgrove-zip-pouch": {
    name: "Túi khóa kéo Wollgrove",
    description:
      "Cáp, bút chì hay son: những gì lăn lóc dưới đáy túi đều vào đây. Túi bằng cotton phủ sáp hai sắc hồng, lớp lót lau sạch được. Khóa kéo đồng thau chạy ngang miệng và vòng qua hai góc.\n\nChất liệu: Cotton phủ sáp, khóa đồng thau\nKích thước: 20 × 13 × 6 cm\nTrọng lượng: 85 g\nMàu sắc: Hai sắc hồng\nChăm sóc: Lau sạch",
  },
  "wollgrove-clasp-purse": {
    name: "Ví bấm Wollgrove",
    description:
      "Ấn hai hạt đồng vào nhau, ví khép lại với tiếng tách to và thỏa mãn. Da đỏ nhún ở khung, đủ rộng cho tiền xu, chìa khóa và tờ tiền gấp. Lớp lót là cotton trơn.\n\nChất liệu: Da, khung đồng thau, lót cotton\nKích thước: 11 × 9 × 4 cm\nTrọng lượng: 78 g\nMàu sắc: Đỏ",
  },
  "wollgrove-cotton-tee": {
    name: "Áo thun cotton Wollgrove",
    description:
      "Cotton hữu cơ dày, rủ thẳng và giữ dáng cổ. Áo nhuộm sau khi may nên màu dịu và hơi loang ở đường may. Một dải nhạt màu vắt ngang ngực.\n\nChất liệu: Cotton hữu cơ, 220 g/m²\nKích thước: XS đến XXL\nMàu sắc: Xanh lá, dải nhạt màu\nXuất xứ: Bồ Đào Nha\nChăm sóc: Giặt ở 30 °C cùng đồ đồng màu",
  },
  "wollgrove-curved-cap": {
    name: "Mũ lưỡi trai cong Wollgrove",
    description:
      "Sáu múi cotton giặt mềm và lưỡi trai dẻo uốn theo ý thích. Khóa sau bằng đồng thau, trượt được mà không tuột. Bên trong, dải cotton mềm giữ trán khô ráo ngày nắng.\n\nChất liệu: Vải chéo cotton, khóa đồng thau\nKích thước: 55 đến 61 cm\nTrọng lượng: 82 g\nMàu sắc: Xanh da trời\nChăm sóc: Giặt tay",
  },
  "wollgrove-reading-glasses": {
    name: "Kính đọc sách Wollgrove",
    description:
      "Gọng nhẹ, bản lề lò xo, làm ra để đeo vào tháo ra ba mươi lần mỗi ngày. Tròng phủ xanh nhẹ, dịu mắt trước màn hình. Chọn một trong bốn độ và để mỗi phòng một chiếc.\n\nChất liệu: Polycarbonate tái chế, bản lề thép\nThấu kính: Phủ xanh, +1,0, +1,5, +2,0 hoặc +2,5\nTrọng lượng: 22 g\nTrong hộp: Kính, khăn lau, hộp mảnh",
  },
  "wollgrove-lambswool-gloves": {
    name: "Găng tay len cừu Wollgrove",
    description:
      "Đan liền một mảnh, không có đường nối giữa các ngón cho gió lọt. Ngón cái và ngón trỏ có sợi dùng được màn hình cảm ứng. Len cừu non màu tím, mềm bên trong, cổ bo dài.\n\nChất liệu: 90% len cừu non, 10% polyamide\nKích thước: S, M và L\nTrọng lượng: 62 g một đôi\nMàu sắc: Tím\nChăm sóc: Giặt tay nước mát",
  },
  "wollgrove-sun-hat": {
    name: "Mũ rộng vành Wollgrove",
    description:
      "Sợi giấy đan thành vành rộng che mặt và gáy. Xếp phẳng trong vali, gặp chút hơi nước là trở lại dáng. Quanh chóp mũ là ruy băng đỏ thắt nơ.\n\nChất liệu: Sợi giấy đan, ruy băng grosgrain\nKích thước: 56 đến 59 cm, vành 10 cm\nTrọng lượng: 95 g\nMàu sắc: Màu tự nhiên, ruy băng đỏ\nChăm sóc: Giữ khô, hấp hơi để lấy dáng",
  },
  "wollgrove-wool-scarf": {
    name: "Khăn len Wollgrove",
    description:
      "Hai mét merino mịn màu đỏ tươi, đủ dài để quấn hai vòng mà vẫn giắt được. Khăn dệt thưa nên nhẹ mà ấm. Tua hai đầu được xe bằng tay.\n\nChất liệu: Len merino\nKích thước: 200 × 35 cm\nTrọng lượng: 185 g\nMàu sắc: Đỏ tươi\nChăm sóc: Giặt tay nước mát, phơi phẳng",
  },
  "wollgrove-sunglasses": {
    name: "Kính râm Wollgrove",
    description:
      "Tròng phân cực cắt lóa từ đường ướt và mặt nước. Gọng sẫm bằng acetate thực vật, cắt từ một tấm và đánh bóng tay. Bản lề năm khớp giữ càng kính không lỏng.\n\nChất liệu: Acetate thực vật, bản lề thép\nThấu kính: Phân cực, loại 3, chống UV toàn phần\nKích thước: 14,4 × 4,8 cm, cầu kính 19 mm\nTrọng lượng: 31 g\nTrong hộp: Kính râm, hộp cứng, khăn lau",
  },
  "wollgrove-day-backpack": {
    name: "Ba lô hằng ngày Wollgrove",
    description:
      "Hai mươi lít cho laptop, bữa trưa và chiếc áo len phòng khi trở lạnh. Ngăn bên trong lót đệm mọi phía và treo cách đáy. Khóa kéo rộng có nẹp che răng, mở xuống tới giữa mà không kẹt.\n\nChất liệu: Vải bạt polyester tái chế\nSức chứa: 20 lít\nKích thước: 30 × 17 × 43 cm\nTrọng lượng: 720 g\nPhù hợp: Laptop đến 38 cm",
  },
  "wollgrove-straight-jeans": {
    name: "Quần jean ống đứng Wollgrove",
    description:
      "Denim mười bốn ounce, giặt một nước cho hết hồ và hết co. Ống quần thẳng từ hông đến gấu, phai dần theo nếp của riêng bạn. Đinh tán đồng ở túi, đường móc xích ở gấu.\n\nChất liệu: Denim cotton, 475 g/m²\nKích thước: Eo 66 đến 102 cm\nTrọng lượng: 760 g cỡ 81 cm\nMàu sắc: Xanh vừa\nChăm sóc: Giặt lạnh, lộn trái, ít giặt",
  },
  "wollgrove-top-hat": {
    name: "Mũ chóp cao Wollgrove",
    description:
      "Nỉ lông định hình tay trên khuôn gỗ, chải đến khi ánh mờ. Dải đỏ viền quanh chóp, dải da nằm sát trán. Đội đi dự tiệc, hoặc lôi ra một chú thỏ.\n\nChất liệu: Nỉ lông, dải grosgrain, dải da\nKích thước: 56 đến 61 cm, chóp cao 14 cm\nTrọng lượng: 210 g\nTrong hộp: Mũ, hộp mũ\nChăm sóc: Chải nhẹ, tránh hơi nước",
  },
  "wollgrove-summer-dress": {
    name: "Váy liền mùa hè Wollgrove",
    description:
      "Viscose xanh đưa theo từng bước và mát trên da. Dây vai mảnh chỉnh ngắn được, eo ôm vừa, chân váy xòe tới gối. Hai túi đủ sâu cho một chiếc điện thoại.\n\nChất liệu: Viscose\nKích thước: EU 34 đến 46\nTrọng lượng: 240 g\nMàu sắc: Xanh dương\nChăm sóc: Giặt ở 30 °C, treo khô",
  },
  "wollgrove-indigo-robe": {
    name: "Áo choàng chàm Wollgrove",
    description:
      "Nhúng chàm đến khi xanh thẳm, rồi in những bông hoa nhỏ màu hồng. Cotton dệt tổ ong mịn thấm khô sau khi tắm và khoác ngoài sơ mi cũng đẹp. Đai rộng sẫm màu thắt ở eo.\n\nChất liệu: Cotton, chàm tự nhiên\nKích thước: S đến XL\nTrọng lượng: 610 g\nTrong hộp: Áo choàng, đai\nChăm sóc: Giặt lạnh, vài lần đầu giặt riêng",
  },
  "wollgrove-camel-coat": {
    name: "Áo khoác lông lạc đà Wollgrove",
    description:
      "Len và lông lạc đà dệt thành tấm vải dày, mềm, chắn gió mà không nặng vai. Hai hàng cúc sừng cài phía trước. Áo lót nửa nên mở ra rủ đẹp và trong nhà không bí.\n\nChất liệu: 70% len, 30% lông lạc đà\nKích thước: EU 34 đến 56\nTrọng lượng: 1,6 kg\nXuất xứ: Vải từ Ý\nChăm sóc: Chải, giặt khô mỗi năm một lần",
  },
  "wollgrove-saddle-briefcase": {
    name: "Cặp da yên ngựa Wollgrove",
    description:
      "Da thuộc thảo mộc dày bốn milimét, khâu kiểu yên ngựa, sẽ bền hơn chiếc laptop bên trong. Ban đầu cặp cứng và nâu, mỗi chuyến đi làm lại mềm và sẫm hơn. Hai ngăn, một khóa đồng và dây đeo vai.\n\nChất liệu: Da thuộc thảo mộc, đồng thau\nKích thước: 40 × 11 × 30 cm\nTrọng lượng: 1,9 kg\nPhù hợp: Laptop đến 38 cm\nChăm sóc: Dưỡng da mỗi năm hai lần",
  },
  "wollgrove-two-tone-handbag": {
    name: "Túi xách hai màu Wollgrove",
    description:
      "Trên màu cát, dưới nâu sẫm, hai loại da gặp nhau ở một đường lộn tay. Một quai đủ cứng để đứng, khoác vừa qua tay áo khoác. Lớp lót sáng màu nên thấy rõ đáy túi.\n\nChất liệu: Da bê, lót cotton\nKích thước: 31 × 13 × 24 cm\nTrọng lượng: 840 g\nMàu sắc: Màu cát và nâu sẫm\nTrong hộp: Túi xách, túi chống bụi",
  },
  "wollgrove-atelier-handbag": {
    name: "Túi xách thủ công Wollgrove",
    description:
      "Một người cắt, khâu và ký tên lên chiếc túi này, hơn mười tám giờ bên cùng một bàn thợ. Da bê từ một tấm duy nhất, cạnh sơn sáu lớp mỏng, chỉ lanh sáp. Khi cần sửa, túi về lại đúng đôi tay ấy.\n\nChất liệu: Da bê, chỉ lanh sáp, lót da dê\nKích thước: 32 × 15 × 25 cm\nTrọng lượng: 910 g\nPhiên bản: Ký tên và ghi ngày bên trong\nBảo hành: Sửa miễn phí trong 10 năm",
  },
};
