/** Where 001 prints the parts of each game. */
export const hotelDelRio: Readonly<Record<string, string>> = {
  'hotel-del-rio/omaha':
    'type 5-11; cards 13-15; rankings 17-38; seats 40-42; deal 44-108; winning 110-116; betting 44-108',
  'hotel-del-rio/omaha-hi-lo':
    'type 149-155; cards 157-159; rankings 161-193; seats 195-197; deal 199-265; winning 269-280; betting 199-265',
  'hotel-del-rio/holdem':
    'type 313-319; cards 321-323; rankings 325-346; seats 348-350; deal 352-418; winning 420-426; betting 352-418',
  'hotel-del-rio/three-card-poker-6-card-bonus':
    'type 463-469; cards 471-482; rankings 484-500; seats 502-511; deal 515-539; winning 541-555; pays 557-611; wagers 506-511, 521-523; settlement 541-555',
};
