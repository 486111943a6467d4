/** Where 003 prints the parts of each game. */
export const hawaiianGardens: Readonly<Record<string, string>> = {
  'hawaiian-gardens/holdem': 'type 7-9; deal 7, 11-17, 22; betting 15, 21; winning 9',
  'hawaiian-gardens/no-limit-holdem': 'type 67; deal 7, 11, 17; betting 69-71; winning 9',
  'hawaiian-gardens/pot-limit-holdem': 'type 1421; deal 67-78',
  'hawaiian-gardens/crazy-pineapple': 'type 84; deal 84, 88-96, 101; betting 94, 100, 111; winning 86',
  'hawaiian-gardens/seven-card-stud':
    'type 145; deal 145, 162-163, 176-178; betting 147, 151-156; winning 145, 181',
  'hawaiian-gardens/seven-card-stud-hi-lo-8':
    'type 210; deal 145, 227; betting 212-214, 221-223; winning 218-219, 222, 225-226',
  'hawaiian-gardens/lowball':
    'type 249; deal 249, 268, 295-297, 302; betting 275-277, 284-288; rankings 256-257; winning 249, 279-280',
  'hawaiian-gardens/mexican-poker':
    'type 348-350; cards 348, 365; deal 350, 376; betting 350, 366-367, 377-378; rankings 352-361, 369; winning 350, 365',
  'hawaiian-gardens/razz': 'type 402; cards 402; deal 402; betting 407-408; rankings 402, 406; winning 406',
  'hawaiian-gardens/reverse-holdem':
    'type 432; cards 432; seats 432; deal 434, 446-449; betting 438-442; winning 436, 450',
  'hawaiian-gardens/asian-five-card-stud':
    'type 766-771; deal 766-772, 790, 799; betting 767-771, 782, 795-796; rankings 765; winning 772',
  'hawaiian-gardens/thirteen-card':
    'type 812; cards 812; seats 812; deal 816-818, 838, 863-866; rankings 812, 877; winning 821-854, 863-865; settlement 819, 859, 878',
  'hawaiian-gardens/badugi':
    'type 882; deal 886-893; betting 887, 889, 891, 893; rankings 897-901; winning 897-901',
  'hawaiian-gardens/match-it':
    'type 905; cards 905; deal 917-919, 924, 937; betting 917-919, 923-924; rankings 907-911; winning 905, 913',
  'hawaiian-gardens/no-limit-omaha':
    'type 1212; betting 1221-1223, 1247-1249; deal 7, 1216, 1223; winning 1216',
  'hawaiian-gardens/no-limit-omaha-hi-lo':
    'type 1212; betting 1221-1223, 1247-1249; deal 7, 1216, 1223; winning 1216, 1218-1220',
  'hawaiian-gardens/kansas-city-lowball':
    'type 1518; deal 1518-1520, 1538; betting 1520, 1544-1546; rankings 1525-1526; winning 1518, 1527',
  'hawaiian-gardens/five-card-omaha-hi-lo':
    'type 2138-2144; cards 2146-2148; rankings 2150-2180; seats 2182-2184; deal 2198-2252; winning 2254-2267; betting 2198-2252',
  'hawaiian-gardens/archie':
    'type 3539-3545; cards 3547-3549; rankings 3551-3585; seats 3587-3589; deal 3591-3689; winning 3691-3706; betting 3591-3689',
  'hawaiian-gardens/double-board-omaha':
    'type 3794-3800; cards 3802-3804; rankings 3806-3827; seats 3829-3831; deal 3833-3909; winning 3911-3917; betting 3833-3909',
  'hawaiian-gardens/razzdeucey':
    'type 3998-4004; cards 4006-4008; rankings 4010-4043; seats 4045-4047; deal 4049-4115; winning 4117-4131; betting 4049-4115',
  'hawaiian-gardens/razzdacey':
    'type 4226-4232; cards 4234-4236; rankings 4238-4266; seats 4268-4270; deal 4272-4338; winning 4340-4354; betting 4272-4338',
  'hawaiian-gardens/super-razzdacey':
    'type 4449-4455; cards 4457-4459; rankings 4461-4489; seats 4491-4493; deal 4495-4559; winning 4563-4572; betting 4495-4559',
  'hawaiian-gardens/badacey':
    'type 4660-4666; cards 4668-4670; rankings 4672-4698; seats 4700-4702; deal 4704-4795; winning 4797-4808; betting 4704-4795',
  'hawaiian-gardens/super-seven-card-stud':
    'type 4897-4903; cards 4905-4907; rankings 4909-4927; seats 4931-4933; deal 4935-5002; winning 5004-5013; betting 4935-5002',
  'hawaiian-gardens/super-seven-card-stud-hi-lo':
    'type 5108-5114; cards 5116-5118; rankings 5120-5153; seats 5155-5157; deal 5159-5231; winning 5233-5249; betting 5159-5231',
  'hawaiian-gardens/super-seven-card-stud-hi-lo-regular':
    'type 5344-5350; cards 5352-5354; rankings 5356-5392; seats 5394-5396; deal 5398-5468; winning 5470-5481; betting 5398-5468',
  'hawaiian-gardens/short-deck-holdem':
    'type 5576-5582; cards 5584-5586; rankings 5588-5609; seats 5611-5613; deal 5615-5677; winning 5679-5685; betting 5615-5677',
  'hawaiian-gardens/super-razzdeucey':
    'type 5840-5846; cards 5848-5850; rankings 5852-5885; seats 5887-5889; deal 5891-5958; winning 5960-5971; betting 5891-5958',
  'hawaiian-gardens/super-razz':
    'type 6062-6068; cards 6070-6072; rankings 6074-6086; seats 6088-6090; deal 6092-6160; winning 6162-6167; betting 6092-6160',
  'hawaiian-gardens/badeucey':
    'type 6258-6264; cards 6266-6268; rankings 6270-6299; seats 6301-6303; deal 6305-6400; winning 6402-6415; betting 6305-6400',
  'hawaiian-gardens/seven-card-stud-hi-lo-regular':
    'type 6502-6508; cards 6510-6512; rankings 6514-6548; seats 6550-6552; deal 6554-6619; winning 6621-6634; betting 6554-6619',
  'hawaiian-gardens/two-seven-dramaha':
    'type 6723-6729; cards 6731-6733; rankings 6735-6774; seats 6776-6778; deal 6782-6867; winning 6869-6881; betting 6782-6867',
  'hawaiian-gardens/dramaha':
    'type 6962-6968; cards 6970-6972; rankings 6974-6995; seats 6997-6999; deal 7001-7083; winning 7085-7096; betting 7001-7083',
  'hawaiian-gardens/face-up-chinese':
    'type 7177-7183; cards 7185-7187; rankings 7189-7220; seats 7222-7226; deal 7228-7268; winning 7270-7278; settlement 7284-7338',
  'hawaiian-gardens/dramadugi':
    'type 7369-7375; cards 7377-7379; rankings 7381-7412; seats 7414-7416; deal 7418-7500; winning 7502-7517; betting 7418-7500',
  'hawaiian-gardens/two-seven-captain':
    'type 11851-11857; cards 11859-11861; rankings 11863-11902; seats 11904-11906; deal 11910-11943; winning 11945-11960; betting 11910-11943',
  'hawaiian-gardens/jokers-wild-pai-gow-poker':
    'type 480; cards 480; deal 484-485, 488-489, 524-533; rankings 490-505, 523; winning 486, 526-530; settlement 510; seats 529-530',
  'hawaiian-gardens/super-9':
    'type 538, 574; cards 538; wagers 542; deal 543-549, 556-565; rankings 538; winning 538, 550; settlement 550, 554; seats 571, 574',
  'hawaiian-gardens/hawaiian-blackjack':
    'type 594, 653-656; cards 612; deal 616-622, 627-643; rankings 596-610, 657-662; winning 618, 622-625; settlement 617-618; seats 648-649, 656',
  'hawaiian-gardens/caribbean-stud':
    'type 680, 746-747, 759; cards 696; wagers 700-704; deal 701-717; rankings 682-694; winning 702, 719-723, 736; pays 725-734; settlement 706-717, 761-763; seats 741-743, 747',
  'hawaiian-gardens/pai-gow-poker':
    'type 951; cards 951; deal 955-956, 958-960, 991-1000; rankings 961-974; winning 957, 993-996; settlement 978; seats 995-996',
  'hawaiian-gardens/baccarat-9':
    'type 1009-1013; cards 1015; seats 1011, 1071-1073; wagers 1011, 1019, 1032, 1037; deal 1021-1024, 1039-1059, 1063-1069; rankings 1041, 1083-1098; winning 1034-1035, 1061-1065; pays 1065; settlement 1059',
  'hawaiian-gardens/baccarat-9-2009':
    'type 1268-1270; cards 1272; seats 1268, 1311; wagers 1278, 1284, 1288-1289; deal 1280-1283, 1291-1303, 1308-1309; rankings 1294, 1314-1325; winning 1301-1307, 1310; pays 1310',
  'hawaiian-gardens/pai-gow-tiles':
    'type 1127; cards 1127; wagers 1192; deal 1131-1133, 1191-1198; rankings 1135-1183; winning 1186, 1198; settlement 1185, 1198-1201; seats 1203-1206',
  'hawaiian-gardens/nine-and-a-half':
    'type 1335, 1375; cards 1349; wagers 1354, 1376; deal 1355-1360; rankings 1337-1347, 1353; winning 1361-1363; pays 1337-1347; seats 1370-1371',
  'hawaiian-gardens/baccarat':
    'type 1437; cards 1439; wagers 1441, 1444, 1483-1490; deal 1443, 1446-1463; rankings 1445; winning 1465-1466; pays 1471-1475, 1484-1486; settlement 1466, 1492; seats 1439, 1467',
  'hawaiian-gardens/fortune-pai-gow-poker':
    'type 1555-1559; cards 1561-1563; rankings 1565-1578; seats 1592-1594; wagers 1600-1604; deal 1586-1590, 1627-1630; winning 1606-1625, 1638-1651; pays 1683-1694; settlement 1616-1622, 1639-1651',
  'hawaiian-gardens/pokara':
    'type 1723; cards 1723-1731; seats 1733, 1763; wagers 1764, 1774, 1812-1816; deal 1735, 1741-1759, 1765-1776; rankings 1781-1798; winning 1735, 1773-1778, 1814-1815; pays 1819-1829; settlement 1779',
  'hawaiian-gardens/pan-9':
    'type 1835; cards 1835; wagers 1839, 1883-1887; deal 1840-1843, 1851, 1855-1857; rankings 1835; winning 1835, 1845, 1887; settlement 1849, 1888-1890',
  'hawaiian-gardens/super-9-bonus-tie':
    'type 1900; cards 1900; seats 1902; wagers 1959-1961; deal 1904-1947; winning 1949-1955; pays 1965-1970; settlement 1902, 1964',
  'hawaiian-gardens/blackjack-poker':
    'type 1993-1997; cards 1989; wagers 2035-2038, 2071-2073, 2093-2102; deal 2028-2057, 2091-2104; rankings 2003-2026; winning 2059-2067, 2074, 2102-2104; pays 2084-2089, 2106; settlement 1991; seats 1989, 2072',
  'hawaiian-gardens/ultimate-texas-holdem':
    'type 2332; cards 2326; wagers 2358-2365, 2425-2427; deal 2354-2382; rankings 2334-2352; winning 2380-2411, 2427-2435; pays 2413-2448; settlement 2328, 2386; seats 2326',
  'hawaiian-gardens/three-card-poker-6-card-bonus':
    'type 2466-2470; cards 2491-2502; seats 2474-2489, 2529; wagers 2478-2483, 2518-2527, 2542, 2568, 2591; deal 2531-2556; rankings 2504-2516; winning 2543-2555, 2571-2575, 2594-2601; pays 2577-2585, 2603-2612; settlement 2558-2559',
  'hawaiian-gardens/ez-baccarat-panda-8':
    'type 2692-2698; cards 2700-2702; rankings 2704-2712; seats 2714-2716; deal 2724-2757; winning 2763-2802; wagers 2728-2734, 2774, 2785, 2794; pays 2772-2802; settlement 2720, 2781, 2790, 2802',
  'hawaiian-gardens/fortune-7-baccarat':
    'type 2849-2855; cards 2857-2859; rankings 2861-2869; seats 2871-2873; deal 2877-2914; winning 2916-2957; wagers 2881-2887, 2927, 2943, 2952; pays 2925-2963; settlement 2918, 2939',
  'hawaiian-gardens/pai-gow-tiles-wild':
    'type 2977-2983; cards 2985-2987; rankings 2989-3075; seats 3077-3079; deal 3068-3075, 3081-3093; winning 3095-3097; settlement 3095-3097',
  'hawaiian-gardens/face-up-pai-gow-poker':
    'type 11322-11328; cards 11330-11332; rankings 11334-11356; seats 11358-11360; deal 11362-11473; winning 11475-11490; pays 11492-11559; wagers 11364-11371; settlement 11475-11490',
  'hawaiian-gardens/gardens-baccarat':
    'type 11607-11613; cards 11615-11617; rankings 11619-11629; seats 11631-11637; deal 11641-11679; winning 11681-11692; pays 11694-11725; wagers 11635-11636, 11646-11651; settlement 11681-11692',
};
