/** Where 004 prints the parts of each game. */
export const luckyLady: Readonly<Record<string, string>> = {
  'lucky-lady/lowball':
    'type 11; cards 11; deal 13-15; betting 11, 19, 23-25; rankings 11, 17-18; winning 16-18',
  'lucky-lady/omaha': 'type 41; deal 41, 48, 1346; betting 41, 1350-1352; winning 47',
  'lucky-lady/omaha-hi-lo': 'type 51-55; cards 55; deal 57-61; betting 67-69; winning 63',
  'lucky-lady/ez-money-holdem':
    'type 639; cards 640; seats 641; deal 645-649; betting 643-644, 651-652; winning 650',
  'lucky-lady/holdem': 'type 1346; deal 1346-1348, 1354; betting 1350-1352, 1360-1361; winning 1346',
  'lucky-lady/no-limit-holdem':
    'type 1431; cards 1431; deal 1433-1435; betting 1433, 1437-1443; winning 1436',
  'lucky-lady/no-bust-blackjack-2001':
    'type 174-180; cards 91; deal 117-129, 145-170; rankings 89-113; winning 182-191; pays 160; settlement 141, 163',
  'lucky-lady/no-bust-blackjack':
    'type 217-223; cards 227, 265; seats 260; wagers 267-268, 360-362; deal 270-283, 293-301, 323-337; rankings 225-256; winning 309-318; pays 335, 370-380; settlement 286-291, 303, 339',
  'lucky-lady/fortune-pai-gow-poker':
    'type 395-399; cards 401-403; rankings 405-447; seats 455-457; wagers 467-471; deal 449-453, 511-514; winning 473-509; pays 531-543; settlement 515-519',
  'lucky-lady/ultimate-texas-holdem-bad-beat':
    'type 667-677; cards 700-708; seats 696-698; wagers 685-694, 729-740; deal 742-776; rankings 710-727; winning 778-797; pays 815-818, 824-851; settlement 799-814, 819',
  'lucky-lady/fortune-7-baccarat':
    'type 890-896; cards 898-900; rankings 902-910; seats 912-914; deal 916-953; winning 957-997; wagers 922-928; pays 966-1002; settlement 957-997',
  'lucky-lady/ez-baccarat-panda-8':
    'type 1024-1030; cards 1032-1034; rankings 1036-1044; seats 1046-1048; deal 1056-1091; winning 1095-1133; wagers 1060-1066; pays 1104-1133; settlement 1095-1133',
  'lucky-lady/three-card-poker-6-card-bonus':
    'type 1156-1160; cards 1179-1192; seats 1175-1177; wagers 1168-1173, 1207-1216; deal 1218-1236; rankings 1194-1205; winning 1237-1242; pays 1264-1272, 1290-1299; settlement 1245-1246',
};
