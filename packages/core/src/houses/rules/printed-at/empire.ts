/** Where 002 prints the parts of each game. */
export const empire: Readonly<Record<string, string>> = {
  'empire/holdem': 'type 503; cards 503; deal 505-523; betting 505, 509-521; winning 523-525',
  'empire/omaha-hi-lo':
    'type 545-547; cards 22-23; deal 549-565; betting 549, 553, 557, 561, 565; winning 545',
  'empire/tahoe-pineapple-hi-lo': 'type 569-571; cards 19-20; deal 569; rankings 575; winning 571-573',
  'empire/lowball':
    'type 583; cards 25-27; deal 588-589, 595; betting 581, 585-586, 594; rankings 607; winning 608',
  'empire/nines-up':
    'type 104-106; cards 102; deal 124-136; wagers 120-122; rankings 156-238; winning 108-110; settlement 138-140',
  'empire/no-bust-blackjack':
    'type 242-245; cards 243; seats 242; wagers 245-246; deal 251-279; rankings 292-293; winning 292-301; settlement 268-273, 286',
  'empire/pai-gow-tiles':
    'type 328-336; wagers 350-357; deal 369-381, 474, 495-499; rankings 340, 383-391, 435-472; winning 425-433; settlement 417-423',
  'empire/double-hand-poker':
    'type 619-621; cards 619; wagers 648-651; deal 629-637; rankings 685-687; winning 621, 711; settlement 638-643',
  'empire/twenty-first-century-baccarat':
    'type 732-736; cards 742-743; seats 744; wagers 749, 754-763; deal 750-761, 807-815; rankings 828-864; winning 741, 812-813, 816; settlement 769-803',
  'empire/three-card-poker':
    'type 897; cards 911; seats 913; wagers 914, 938-941; deal 915-918; rankings 899-906; winning 919-931; pays 945-953; settlement 932-933',
  'empire/pure-21-5-blackjack':
    'type 994-1000; cards 1004, 1035; seats 1034; wagers 1037-1038; deal 1040-1052, 1072-1080, 1102-1114; rankings 1002-1026; winning 1084-1095; pays 1189-1199; settlement 1051-1053, 1116',
  'empire/twenty-first-century-blackjack':
    'type 1255-1261; cards 1265, 1297; seats 1296; wagers 1302-1303, 1400-1404; deal 1305-1339, 1360-1379; rankings 1263-1292; winning 1347-1359; pays 1349, 1413-1421; settlement 1329, 1341, 1390',
  'empire/fortune-pai-gow-poker':
    'type 1445-1449; cards 1451-1453; rankings 1455-1479; seats 1500-1502; wagers 1515-1525; deal 1485-1490, 1527-1564; winning 1570-1575; pays 1595-1644; settlement 1570, 1576-1591',
};
