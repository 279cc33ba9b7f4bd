import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/jewellery.ts` in Vietnamese. */
export const jewellery: Translations = {
  "orsoline-blue-eye-charm": {
    name: "Bùa mắt xanh Orsoline",
    description:
      "Bốn vòng thủy tinh màu nung chảy vào nhau thành con mắt không bao giờ chớp. Buộc vào túi, chùm chìa khóa hay gương chiếu hậu bằng sợi dây cotton. Người ta bảo nó ngăn điều xui; còn trông chừng mọi thứ thì chắc chắn có.\n\nChất liệu: Thủy tinh khò lửa, dây cotton\nKích thước: 2,5 cm, dây 20 cm\nTrọng lượng: 9 g\nMàu sắc: Xanh dương và trắng",
  },
  "orsoline-clover-pin": {
    name: "Ghim cài cỏ bốn lá Orsoline",
    description:
      "Việc tìm chiếc lá thứ tư đã có người làm giúp bạn. Men xanh lá lấp đầy bốn cánh đến tận viền đồng mảnh, bề mặt đánh bóng phẳng. Chốt bướm đóng chắc, ghim nằm yên trên len lẫn denim.\n\nChất liệu: Đồng thau, men\nKích thước: 18 × 20 mm\nTrọng lượng: 4 g\nMàu sắc: Xanh lá",
  },
  "orsoline-bead-bracelet": {
    name: "Vòng tay hạt gỗ Orsoline",
    description:
      "Những hạt gỗ đào tròn, lau dầu nhẹ, xâu dây chun nên xỏ qua bàn tay là vừa. Hạt ấm trên da và nhẹ như không. Tua đỏ rủ từ hạt lớn nhất, càng đeo càng mềm.\n\nChất liệu: Gỗ đào, dây chun, cotton\nKích thước: Hạt 10 mm, vừa cổ tay 15–19 cm\nTrọng lượng: 14 g\nChăm sóc: Giữ khô, thỉnh thoảng thoa dầu",
  },
  "orsoline-lily-pin": {
    name: "Ghim cài hoa bách hợp Orsoline",
    description:
      "Ba cánh hoa buộc lại bằng một dải, như thường thấy trên bản đồ cổ và cửa nhà thờ. Ghim đúc đồng thau, mạ vàng, chải mờ nên ánh lên dịu mà không lóe. Kim dài dành cho vải dày, ve áo hay băng mũ.\n\nChất liệu: Đồng thau mạ vàng\nKích thước: 28 × 24 mm\nTrọng lượng: 8 g\nChăm sóc: Lau bằng khăn khô\nTrong hộp: Ghim cài, túi cotton",
  },
  "orsoline-star-studs": {
    name: "Bông tai ngôi sao Orsoline",
    description:
      "Hai ngôi sao trơn với cánh bo nhẹ nên không móc vào khăn. Lớp mạ phủ trên thép, chốt tai là thép y tế để trần, phần lớn tai nhạy cảm đều chịu được. Nhẹ đến mức quên mất, cho tới khi có người nhắc đến.\n\nChất liệu: Thép mạ vàng, chốt thép\nKích thước: 8 mm\nTrọng lượng: 1,6 g một đôi\nChăm sóc: Tháo ra khi bơi\nTrong hộp: Một đôi bông tai, chốt dự phòng",
  },
  "orsoline-butterfly-brooch": {
    name: "Trâm cài bươm bướm Orsoline",
    description:
      "Men đỏ và xám đá, ngăn nhau bằng gờ kim loại mảnh, chạy theo gân cánh. Thân bướm hơi nhô lên nên đổ một bóng nhỏ. Khóa cuốn mảnh giữ trâm thăng bằng ngay cả trên lụa.\n\nChất liệu: Men trên đồng thau mạ vàng\nKích thước: 42 × 34 mm\nTrọng lượng: 11 g\nMàu sắc: Đỏ và xám đá\nTrong hộp: Trâm cài, hộp quà",
  },
  "orsoline-bee-brooch": {
    name: "Trâm cài con ong Orsoline",
    description:
      "Sọc men sẫm và vàng, cùng đôi cánh xà cừ đổi màu theo từng chuyển động. Trâm nhỏ vừa cổ áo, khóa gập che kín mũi kim. Mỗi đôi cánh được cắt từ cùng một vỏ.\n\nChất liệu: Đồng thau mạ vàng, men, xà cừ\nKích thước: 24 × 22 mm\nTrọng lượng: 6 g\nChăm sóc: Tránh nước hoa\nTrong hộp: Trâm cài, hộp quà",
  },
  "orsoline-costume-crown": {
    name: "Vương miện hóa trang Orsoline",
    description:
      "Năm đỉnh nhọn, đá thủy tinh xanh và đỏ, sức nặng khiến người đội tự đứng thẳng lưng. Vành chỉnh được từ đầu trẻ em đến người lớn, dải nhung bên trong giữ không trượt. Đá gắn chấu nên qua một bữa tiệc tưng bừng vẫn còn nguyên.\n\nChất liệu: Hợp kim kẽm màu vàng, thủy tinh, nhung\nKích thước: Chu vi 52–60 cm, cao 9 cm\nTrọng lượng: 390 g\nĐá quý: Thủy tinh cắt, xanh và đỏ\nĐộ tuổi: Từ 6 tuổi",
  },
  "corvane-twin-bell-alarm": {
    name: "Đồng hồ báo thức hai chuông Corvane",
    description:
      "Một búa gõ giữa hai chuông, không để ai nghi ngờ về giờ giấc. Không có nút báo lại, chỉ có cần gạt để tắt. Giữa những hồi chuông, đồng hồ lặng lẽ nhờ kim giây trôi, và đèn nhỏ soi mặt số.\n\nBộ máy: Quartz\nKích thước: 9 × 6 × 13 cm\nTrọng lượng: 260 g\nMàu sắc: Đỏ, chuông vàng\nPin: Một pin AA, kèm theo",
  },
  "orsoline-anchor-cufflinks": {
    name: "Khuy măng sét mỏ neo Orsoline",
    description:
      "Hai mỏ neo nhỏ men xanh viền kim loại sáng. Chốt xoay đặc, xoay nghe tách, nên xuyên bốn lớp cotton hồ cứng không vất vả. Trụ được đánh bóng, xỏ vào không vướng chỉ.\n\nChất liệu: Đồng thau mạ rhodium, men\nKích thước: 17 × 15 mm\nTrọng lượng: 14 g một đôi\nMàu sắc: Xanh dương\nTrong hộp: Một đôi khuy, hộp quà",
  },
  "corvane-swim-watch": {
    name: "Đồng hồ bơi Corvane",
    description:
      "Sải bơi, vòng bơi hay đường đi bộ về, với chiếc đồng hồ này đều như nhau. Núm vặn kín, vành xoay tách một chiều, kim lớn đọc được dưới nước. Dây dệt khô trong vài phút và đeo vừa ngoài tay áo lặn.\n\nBộ máy: Quartz\nKích thước: 40 mm, dây 20 mm\nChống nước: 100 m\nChất liệu: Vỏ resin, kính khoáng, dây nylon\nTrọng lượng: 46 g",
  },
  "corvane-stopwatch": {
    name: "Đồng hồ bấm giờ Corvane",
    description:
      "Chạy, dừng và về không, tất cả bằng một nút. Bộ máy cơ gõ mười nhịp mỗi giây, ghé tai là nghe thấy. Đồng hồ có khoen xỏ dây, núm lên cót khía nhám và bộ vỏ đã qua thử rơi.\n\nBộ máy: Cơ, lên dây tay, 1/10 giây\nChất liệu: Đồng thau mạ crôm, kính khoáng\nKích thước: Đường kính 52 mm\nTrọng lượng: 110 g\nTrong hộp: Đồng hồ bấm giờ, dây, túi",
  },
  "orsoline-key-pendant": {
    name: "Mặt dây chuyền chìa khóa Orsoline",
    description:
      "Hình dáng lấy từ chiếc chìa tủ có thật, đến cả cạnh răng đã mòn. Mặt dây đúc bạc 925 phủ lớp vàng dày, treo trên sợi dây nằm phẳng bên xương đòn. Theo chúng tôi biết, nó không mở được gì.\n\nChất liệu: Vermeil, vàng 18K trên bạc 925\nKích thước: Mặt dây 26 mm, dây 45 cm\nTrọng lượng: 5,2 g\nChăm sóc: Cất nơi khô, lau bằng khăn mềm\nTrong hộp: Mặt dây kèm dây chuyền, hộp quà",
  },
  "corvane-field-watch": {
    name: "Đồng hồ dã ngoại Corvane",
    description:
      "Chữ số giản dị, kim bản to và đủ dạ quang để đọc đến sáng. Vỏ thép chải mỏng, luồn dưới mọi tay áo. Mưa, nước rửa bát hay cú rơi từ tủ đầu giường đều không hề gì, pin dùng năm năm.\n\nBộ máy: Quartz\nKích thước: 38 mm, dày 9 mm\nChống nước: 50 m\nChất liệu: Thép, kính sapphire, dây vải bạt\nBảo hành: 3 năm",
  },
  "orsoline-topaz-ring": {
    name: "Nhẫn topaz Orsoline",
    description:
      "Viên topaz xanh tròn nằm thấp trong bốn chấu bạc nên không vướng găng tay. Đai nhẫn trơn, hơi vồng, êm từ ngày đầu. Trong vòng một năm, bạn gửi lại một lần là chúng tôi chỉnh cỡ miễn phí.\n\nĐá quý: Topaz xanh, 1,8 ct\nChất liệu: Bạc 925, mạ rhodium\nKích thước: 48 đến 62\nTrọng lượng: 3,1 g\nTrong hộp: Nhẫn, hộp",
  },
  "corvane-mantel-clock": {
    name: "Đồng hồ để kệ Corvane",
    description:
      "Vỏ gỗ óc chó nguyên khối, đỉnh bo tròn, lau dầu cho ánh mờ. Đúng giờ, chuông ngân khẽ; ban đêm cảm biến ánh sáng giữ chuông im. Mặt số màu kem với chữ đen đọc được từ cuối phòng.\n\nBộ máy: Quartz có chuông\nChất liệu: Gỗ óc chó, đồng thau, kính khoáng\nKích thước: 23 × 10 × 25 cm\nTrọng lượng: 1,8 kg\nPin: Hai pin C, kèm theo",
  },
  "orsoline-loose-aquamarine": {
    name: "Viên aquamarine rời Orsoline",
    description:
      "Trong, xanh nhạt, chưa qua xử lý, giác cắt tròn brilliant nên trong bóng râm vẫn sáng. Mắt thường không tìm thấy tạp chất nào. Bạn có thể đem gắn, hoặc cứ giữ trong hộp nắp kính cùng giấy giám định.\n\nĐá quý: Aquamarine, 1,00 ct, chưa xử lý\nKích thước: Đường kính 6,8 mm\nMàu sắc: Xanh nhạt\nXuất xứ: Brazil\nTrong hộp: Viên đá, hộp trưng bày, giấy giám định",
  },
  "corvane-automatic-watch": {
    name: "Đồng hồ tự động Corvane",
    description:
      "Đeo là đồng hồ tự lên dây, với rotor nhìn thấy qua đáy kính. Bộ máy chỉnh ở sáu tư thế nên chạy đúng trên cổ tay cũng như trên tủ đầu giường. Cạnh bóng trên vỏ chải mờ cho một ánh sáng kín đáo.\n\nBộ máy: Tự động, trữ cót 42 giờ\nKích thước: 39 mm, dày 10,5 mm\nChất liệu: Thép, kính sapphire, dây da\nChống nước: 50 m\nBảo hành: 5 năm",
  },
  "orsoline-sapphire-ring": {
    name: "Nhẫn sapphire Orsoline",
    description:
      "Xanh hoa thanh cúc dưới nắng và thẫm hơn bên nến, viên sapphire giác oval nằm trong sáu chấu mảnh. Vàng trắng pha palladium nên không cần xi mạ và dịu với da. Chúng tôi chỉnh vừa ngón tay bạn trước khi gửi đi.\n\nĐá quý: Sapphire, 0,85 ct, oval\nChất liệu: Vàng trắng 18K\nKích thước: 48 đến 60\nTrọng lượng: 3,4 g\nTrong hộp: Nhẫn, hộp, giấy chứng nhận",
  },
  "orsoline-solitaire-ring": {
    name: "Nhẫn kim cương solitaire Orsoline",
    description:
      "Một viên brilliant một carat, gần như không màu, đứng trên sáu chấu bạch kim đón sáng từ mọi phía. Đai nhẫn mảnh bên ngoài, bo tròn bên trong. Mỗi viên có số khắc laser ở cạnh đai, mắt thường không thấy, khớp với giấy chứng nhận.\n\nĐá quý: Kim cương, 1,00 ct, màu H, độ tinh khiết SI1\nChất liệu: Bạch kim 950\nKích thước: 48 đến 60, chỉnh cỡ miễn phí\nTrọng lượng: 4,6 g\nTrong hộp: Nhẫn, hộp, giấy chứng nhận",
  },
  "corvane-perpetual-watch": {
    name: "Đồng hồ lịch vạn niên Corvane",
    description:
      "Thứ, ngày, tháng và năm nhuận đều hiện trên mặt số, và bộ máy thuộc lòng tất cả đến năm 2100. Hai thợ đồng hồ lắp từng chiếc trong số mười hai chiếc, từ con ốc đầu đến lần kiểm tra cuối. Hộp xoay đi kèm giữ đồng hồ chạy khi bạn đeo chiếc khác.\n\nBộ máy: Tự động, lịch vạn niên\nKích thước: 40 mm, dày 11,5 mm\nChất liệu: Thép, kính sapphire, da bê dập vân cá sấu\nPhiên bản: 12 chiếc, có đánh số\nBảo hành: 10 năm",
  },
  "orsoline-blue-diamond": {
    name: "Kim cương xanh Orsoline",
    description:
      "Một chút bo cho viên kim cương sắc xanh thẫm, hầu như không đổi giữa nắng và ánh đèn. Viên đá được nuôi trong phòng thí nghiệm suốt nhiều tuần, rồi cắt tròn brilliant với các giác sắc và đều. Đá được niêm phong cùng giấy chứng nhận cho đến khi bạn chọn ổ gắn.\n\nĐá quý: Kim cương nuôi trong phòng thí nghiệm, 2,00 ct, xanh thẫm\nKích thước: Đường kính 8,1 mm\nTrọng lượng: 0,40 g\nTrong hộp: Viên đá niêm phong, giấy chứng nhận, hộp trưng bày",
  },
};
