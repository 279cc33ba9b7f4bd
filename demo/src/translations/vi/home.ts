import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/home.ts` in Vietnamese. */
export const home: Translations = {
  "halmstrand-pillar-candle": {
    name: "Nến trụ Halmstrand",
    description:
      "Stearin nguyên chất cháy chậm, ngọn lửa êm và gần như không muội. Nến không mùi nên hợp bàn ăn lẫn phòng tắm. Sau giờ đầu, nến tạo một vũng nông rồi giữ dáng cho đến hết.\n\nChất liệu: Stearin nguyên chất, bấc cotton\nKích thước: Đường kính 7 cm, cao 15 cm\nTrọng lượng: 520 g\nSức chứa: 60 giờ thắp sáng\nChăm sóc: Cắt bấc còn 1 cm",
  },
  "halmstrand-screwdriver": {
    name: "Tua vít Halmstrand",
    description:
      "Mũi vít tôi cứng, mài khít rãnh nên tì mạnh vẫn không trượt. Sáu gân mềm giữ cán không xoay trong lòng bàn tay, kể cả khi tay dính dầu. Lỗ ở đuôi cán để móc hoặc xỏ dây.\n\nChất liệu: Thép chrome-vanadium, cellulose acetate\nKích thước: 21 cm, mũi 5,5 mm\nTrọng lượng: 92 g\nMàu sắc: Đỏ\nBảo hành: 10 năm",
  },
  "halmstrand-corn-broom": {
    name: "Chổi cao lương Halmstrand",
    description:
      "Cọng cao lương đủ cứng để quét sạn, đủ đàn hồi để vào góc. Bó chổi khâu bốn hàng chỉ sáp, giữ dáng nhiều năm. Hãy treo bằng quai, vì chổi dựng trên cọng sẽ bị cong.\n\nChất liệu: Cọng cao lương, cán gỗ sồi dẻ\nKích thước: 140 × 30 cm\nTrọng lượng: 780 g\nChăm sóc: Thỉnh thoảng làm ẩm, treo khô",
  },
  "halmstrand-brass-padlock": {
    name: "Ổ khóa đồng Halmstrand",
    description:
      "Thân đồng thau nguyên khối chẳng ngại mưa, càng khóa tôi cứng chịu được cưa nhỏ. Bấm là khóa không cần chìa, mở bằng một phần tư vòng xoay êm. Kèm hai chìa, cắt thêm theo số ghi trên thẻ.\n\nChất liệu: Đồng thau nguyên khối, thép tôi\nKích thước: 5 × 6,5 × 1,6 cm, càng 7 mm\nTrọng lượng: 230 g\nTrong hộp: Ổ khóa, hai chìa, thẻ chìa",
  },
  "halmstrand-wire-bin": {
    name: "Thùng giấy lưới thép Halmstrand",
    description:
      "Giấy vào, gió qua, và một tay là đủ để đổ. Lưới thép hàn vào vành cuộn không móc tay áo, không cong. Đáy rộng giữ thùng đứng yên khi một trang giấy vo tròn bay tới từ cuối phòng.\n\nChất liệu: Thép sơn tĩnh điện\nKích thước: Đường kính 29 cm, cao 34 cm\nSức chứa: 17 lít\nTrọng lượng: 680 g\nMàu sắc: Xám nhạt",
  },
  "halmstrand-wind-chime": {
    name: "Chuông gió Halmstrand",
    description:
      "Chỉ một làn gió nhẹ lay dải giấy, thủy tinh đã đáp lại một tiếng trong veo. Mỗi chuông được thổi bằng miệng và vẽ từ bên trong nên họa tiết không phai. Treo bên cửa sổ mở, và cất vào trước cơn giông.\n\nChất liệu: Thủy tinh thổi, giấy, dây cotton\nKích thước: Chuông 8 cm, dài tổng cộng 38 cm\nTrọng lượng: 85 g\nTrong hộp: Chuông gió, hai dải giấy dự phòng, móc",
  },
  "halmstrand-claw-hammer": {
    name: "Búa nhổ đinh Halmstrand",
    description:
      "Gỗ tần bì triệt bớt chấn động của từng nhát búa và ấm dần trong tay. Đầu búa rèn, mặt đánh bóng, đóng vào cán bằng nêm thép nên không lung lay. Ngàm búa mảnh, lách được dưới đầu đinh đã chìm.\n\nChất liệu: Thép rèn, cán gỗ tần bì\nTrọng lượng: Đầu búa 450 g, tổng 640 g\nKích thước: 33 cm\nChăm sóc: Thoa dầu cán mỗi năm một lần\nBảo hành: 10 năm",
  },
  "halmstrand-paper-lantern": {
    name: "Đèn lồng giấy Halmstrand",
    description:
      "Nan tre chẻ tạo dáng cho lồng đèn, lớp giấy biến mọi bóng đèn thành ánh sáng ấm. Kéo ra, lồng khung dây vào rồi treo lên. Đến khi chuyển nhà, đèn lại xếp phẳng, cất vừa sau một bức tranh.\n\nChất liệu: Giấy, tre, dây thép\nKích thước: Đường kính 30 cm, cao 45 cm\nTrọng lượng: 160 g\nMàu sắc: Cam, dải đỏ\nPhù hợp: Bóng LED đến 10 W, không kèm đui",
  },
  "halmstrand-market-basket": {
    name: "Giỏ đi chợ Halmstrand",
    description:
      "Đan từ cành liễu nguyên, giỏ mang mười ký không một tiếng cọt kẹt. Quai quấn nhẵn, khoác khuỷu tay rất êm. Đáy phẳng đứng vững trong cốp xe, dội nước là sạch bụi chợ.\n\nChất liệu: Cành liễu bóc vỏ\nKích thước: 42 × 30 × 24 cm, quai cao 40 cm\nSức chứa: 10 kg\nTrọng lượng: 950 g\nChăm sóc: Dội nước, phơi trong bóng râm",
  },
  "halmstrand-mirror-ball": {
    name: "Quả cầu gương Halmstrand",
    description:
      "Hàng trăm mảnh gương nhỏ được dán tay từng hàng, gần như không khe hở. Mô-tơ quay mỗi phút một vòng, đủ chậm để không ai chóng mặt. Chiếu một ngọn đèn vào, căn bếp đã sẵn sàng khiêu vũ.\n\nChất liệu: Gương thủy tinh, lõi xốp\nKích thước: Đường kính 20 cm\nTrọng lượng: 740 g\nPin: Một pin AA trong mô-tơ, 40 giờ\nTrong hộp: Quả cầu, mô-tơ, dây xích, móc",
  },
  "halmstrand-dream-globe": {
    name: "Quả cầu mộng mơ Halmstrand",
    description:
      "Những ngôi sao vàng li ti treo trong khối thủy tinh đặc, như trôi theo khi bạn đi ngang. Quả cầu nặng, trong, nhẵn mọi phía và nằm trên đế tím nông. Về tương lai thì nó không nói gì, dù bạn nhìn bao lâu.\n\nChất liệu: Thủy tinh đặc, gỗ sơn\nKích thước: Đường kính 10 cm, cao 13 cm kèm đế\nTrọng lượng: 1,5 kg\nChăm sóc: Tránh nắng trực tiếp\nTrong hộp: Quả cầu, đế, khăn lau",
  },
  "halmstrand-step-ladder": {
    name: "Thang gấp Halmstrand",
    description:
      "Bốn bậc gỗ sồi dẻ sâu bản, bước rất vững, kể cả khi đi tất. Mở bằng một tay, chốt thép giữ thang mở, chân cao su bám gạch. Xong việc, thang gập lại dày bằng chiếc áo khoác và biến mất sau cánh cửa.\n\nChất liệu: Gỗ sồi dẻ nguyên khối, phụ kiện thép\nKích thước: 47 × 72 × 92 cm, gập lại dày 10 cm\nTrọng lượng: 7,1 kg\nSức chứa: Tải trọng 150 kg",
  },
  "halmstrand-tool-box": {
    name: "Hộp dụng cụ Halmstrand",
    description:
      "Nhấc khay lên, cả bốn mươi hai món nằm đúng chỗ, thiếu món nào thấy ngay. Đủ cho một căn hộ, từ thước thủy đến lục giác. Hộp thép đóng bằng hai chốt và một khóa, tay xách vẫn êm khi hộp đầy.\n\nChất liệu: Thép sơn\nKích thước: 43 × 22 × 20 cm\nTrọng lượng: 8,4 kg\nMàu sắc: Đỏ\nTrong hộp: Hộp có khay, 42 dụng cụ, hai chìa khóa",
  },
  "halmstrand-petal-mirror": {
    name: "Gương cánh hoa Halmstrand",
    description:
      "Tám đường cong mềm ôm lấy mặt gương như cánh hoa, chạm từ gỗ đoạn và thếp vàng bằng tay. Cạnh vát hẹp bắt sáng dọc viền. Gương treo bằng hai tai đồng, dọc hay ngang, và khiến tiền sảnh nhỏ như rộng thêm.\n\nChất liệu: Kính gương, gỗ đoạn thếp vàng\nKích thước: 58 × 44 × 3 cm\nTrọng lượng: 3,6 kg\nTrong hộp: Gương, hai vít, hai tắc kê",
  },
  "halmstrand-fired-vase": {
    name: "Bình gốm nung Halmstrand",
    description:
      "Cao, vai rộng và có hai quai, chiếc bình theo dáng chum trữ ngày xưa. Bình vuốt tay, nung một lần, không tráng men nên đất khô và hơi nhám. Một dải hoa văn hồi văn chạy quanh thân.\n\nChất liệu: Đất nung không men\nKích thước: 26 × 24 × 46 cm\nTrọng lượng: 4,2 kg\nMàu sắc: Nâu ấm\nChăm sóc: Lồng cốc thủy tinh bên trong khi cắm hoa tươi",
  },
  "halmstrand-oak-chair": {
    name: "Ghế gỗ sồi Halmstrand",
    description:
      "Mặt ghế khoét theo dáng ngồi nên không cần đệm, lưng ghế hơi nhún. Gỗ sồi nguyên khối ghép mộng thay vít, về sau không phải siết lại. Ghế chịu lực hơn vẻ ngoài và đủ nhẹ để mang ra vườn.\n\nChất liệu: Gỗ sồi nguyên khối, dầu sẫm\nKích thước: 45 × 52 × 82 cm, mặt ngồi cao 45 cm\nTrọng lượng: 6,3 kg\nSức chứa: Tải trọng 160 kg\nBảo hành: 10 năm",
  },
  "halmstrand-oak-bed": {
    name: "Giường gỗ sồi Halmstrand",
    description:
      "Thấp, yên tĩnh, không cọt kẹt, vì mọi mối nối đều bắt bu lông xuyên gỗ đặc. Dát giường đàn hồi đỡ tấm nệm chắc có vỏ giặt được, đủ dài cho người cao. Chúng tôi lắp tại nhà bạn, sẵn sàng cho đêm đầu tiên.\n\nChất liệu: Gỗ sồi nguyên khối, nệm latex và len\nKích thước: 140 × 210 cm, cao 38 cm đến mép trên\nTrọng lượng: 74 kg\nTrong hộp: Khung, dát giường, nệm\nBảo hành: 10 năm",
  },
  "halmstrand-reading-corner": {
    name: "Góc đọc sách Halmstrand",
    description:
      "Hai chỗ ngồi sâu bọc len xanh, tay vịn đủ rộng cho một tách trà, và chiếc đèn sàn nghiêng qua vai. Vỏ bọc tháo ra giặt được, đệm giữ dáng lâu. Đèn và sofa đến cùng lúc, lắp xong trong mười phút.\n\nChất liệu: Len, khung gỗ sồi dẻ, đèn đồng thau\nKích thước: Sofa 158 × 86 × 80 cm, đèn 150 cm\nTrọng lượng: 52 kg\nMàu sắc: Xanh dương, đèn vàng\nTrong hộp: Sofa, đèn sàn, bóng LED",
  },
};
