/** Where 002 prints the parts of each game. */
export const empire: Readonly<Record<string, string>> = {
  'empire/holdem': 'type 503; cards 503; deal 505-523; betting 505, 509-521; winning 523-525',
  'empire/omaha-hi-lo':
    'type 545-547; cards 22-23; deal 549-565; betting 549, 553, 557, 561, 565; winning 545',
  'empire/tahoe-pineapple-hi-lo': 'type 569-571; cards 19-20; deal 569; rankings 575; winning 571-573',
  'empire/lowball':
    'type 583; cards 25-27; deal 588-589, 595; betting 581, 585-586, 594, 609; rankings 607; winning 586, 608',
  'empire/nines-up':
    'type 104-106; cards 102; deal 124-136; wagers 120-122; rankings 108, 154-238; winning 108-110, 144-147; settlement 138-140; seats 122, 152',
  'empire/no-bust-blackjack':
    'type 242-245; cards 243; seats 242, 246, 310; wagers 245-246; deal 251-279; rankings 292-293, 307; winning 292-301; settlement 268-273, 286',
  'empire/pai-gow-tiles':
    'type 328-336; wagers 350-357; deal 329-333, 367-381, 395-401, 408-417, 474, 495-499; rankings 340, 383-391, 435-472; winning 336, 417, 425-433; settlement 358, 417-423; cards 329; seats 358-360, 498',
  'empire/double-hand-poker':
    'type 619-621, 665; cards 619; wagers 648-651; deal 629-637, 690-702; rankings 685-687; winning 621, 690, 711; settlement 638-643, 654-657; seats 625, 654-655, 661, 684',
  'empire/twenty-first-century-baccarat':
    'type 732-736, 817; cards 742-743; seats 744, 818, 889; wagers 749, 754-767; deal 734, 750-761, 793-803, 807-815; rankings 828-864; winning 741, 757, 762-763, 812-813, 816; settlement 769-803',
  'empire/three-card-poker':
    'type 897; cards 911; seats 913; wagers 914, 918, 938-941; deal 915-918; rankings 899-906; winning 917-931, 938-942; pays 945-953; settlement 932-933, 943-944',
  'empire/pure-21-5-blackjack':
    'type 994-1000; cards 1004, 1035, 1181; seats 1034, 1038, 1099; wagers 1037-1038, 1104, 1181; deal 1040-1052, 1072-1080, 1102-1114; rankings 1002-1026; winning 1084-1095, 1106, 1114, 1183-1185; pays 998, 1006, 1189-1199; settlement 1051-1053, 1116',
  'empire/twenty-first-century-blackjack':
    'type 1255-1261; cards 1265, 1297; seats 1296, 1303, 1387; wagers 1302-1303, 1362-1364, 1378-1379, 1400-1404; deal 1305-1339, 1360-1379; rankings 1263-1292; winning 1347-1359, 1374, 1379, 1405-1408; pays 1349, 1413-1421; settlement 1329, 1341, 1390, 1405',
  'empire/fortune-pai-gow-poker':
    'type 1445-1449; cards 1451-1455; rankings 1455-1479, 1610; seats 1500-1506, 1599-1600; wagers 1515-1525, 1599-1601; deal 1485-1490, 1527-1564; winning 1570-1591, 1602-1611, 1617-1627; pays 1631-1644; settlement 1489, 1507, 1576-1591, 1612, 1628',
};
