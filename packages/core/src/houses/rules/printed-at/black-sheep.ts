/** Where 000 prints the parts of each game. */
export const blackSheep: Readonly<Record<string, string>> = {
  'black-sheep/omaha-hi-lo':
    'type 5-11; cards 13-15; rankings 17-49; seats 51-53; deal 55-119; winning 123-134; betting 55-119',
  'black-sheep/omaha':
    'type 148-154; cards 156-158; rankings 160-182; seats 184-186; deal 188-252; winning 254-260; betting 188-252',
  'black-sheep/holdem':
    'type 288-294; cards 296-298; rankings 300-321; seats 323-325; deal 327-391; winning 393-399; betting 327-391',
  'black-sheep/ez-baccarat':
    'type 417-423; cards 425-427; rankings 429-439; seats 441-447; deal 451-493; winning 495-504; pays 506-540; wagers 445-446, 456-461; settlement 495-504',
  'black-sheep/pai-gow-poker-gold':
    'type 569-575; cards 577-579; rankings 581-606; seats 608-610; deal 612-687; winning 691-706; pays 708-764; wagers 614, 622; settlement 691-706',
  'black-sheep/three-card-poker-6-card-bonus':
    'type 772-778; cards 780-791; rankings 793-809; seats 811-820; deal 824-846; winning 848-860; pays 862-915; wagers 815-820, 830; settlement 848-860',
  'black-sheep/blackjack-elite':
    'type 927-935; cards 937-939; rankings 941-959; seats 961-963; deal 967-983; winning 985-1033; pays 1035-1089; wagers 971-972; settlement 985-1033',
  'black-sheep/face-up-pai-gow-poker':
    'type 1097-1107; cards 1109-1111; rankings 1113-1135; seats 1137-1139; deal 1141-1250; winning 1252-1268; pays 1270-1342; wagers 1143-1150; settlement 1252-1268',
  'black-sheep/ultimate-texas-holdem':
    'type 1352-1366; cards 1368-1376; rankings 1378-1398; seats 1400-1411; deal 1415-1458; winning 1460-1513; pays 1517-1543; wagers 1406-1411, 1421-1422; settlement 1460-1513',
};
