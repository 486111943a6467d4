/**
 * Passwords that everybody tries first, from the lists of `@zxcvbn-ts/language-common` (MIT) with words of the
 * card room added: words, which are refused with digits and signs around them, too, and mixtures as they are.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
aardvark access accord action adgjmptw adidas admin adrian airborne airforce airplane alabama alaska
albert alejandr aleksandr alexande alexander alexandr alexandra alexis alfred alicia alison allin
allison alpha alyssa amanda amateur amber america american amsterdam anastasia anderson andre andrea
andreas andrew andrey angel angela angelica angelina angels animal anthony antonio anything apache
apollo apple apples april aquarius arizona arnold arsenal arthur asdasd asdfasdf asdfg asdfgh asdfghj
asdfghjk asdfghjkl ashley aspirine athena atlanta atlantic atlantis august aurora austin autumn avalon
avatar awesome azerty babes babydoll babygirl babylon baccarat badboy badger bailey baller bambam banana
bandit barbara barbie barcelon barcelona barney baseball basketba basketball batman baxter beach beatles
beatrice beautiful beauty beavis benjamin benson berlin bernie bigboy bigfoot bigmac bigman bigone
bigred billy billybob birdie birthday bishop black blackcat blackdog blackjac blackjack blackman
blahblah blaster blazer blizzard blonde blondie bluebird blueeyes bluemoon bobafett bobby bobcat
bonehead bonnie booger boogie boomer boston bowling bradley brandi brandon brandy braves brazil
brenda brian britney brittany bronco broncos brooke brooklyn brother brown browns brucelee bruins brutus
bubba bubble bubbles buckeye buckeyes buffalo bulldog bulldogs bullet bunny burton business buster
cadillac caesar caliente californ california calvin camaro cameron campbell canada cancer candy candyman
cannon captain cardinal cardroom carlos carmen carolina caroline carrie carter cartman casey casino
casper castle catalina catfish catherin cavalier cdtnkfyf celtic cessna champion chance chandler
changeme charger chargers charles charlie charlott charlotte check cheese chelsea cherokee cherry cheryl
chester chevelle chevrole chevy cheyenne chicago chicken chiefs children chipper chips chocolat chopper
chris christ christia christian christin christine christop chronic cjkysirj claire claudia clifford
clinton cobra cocacola coffee college colombia colorado coltrane columbia commando compaq
computer concrete connie connor consumer contrasena control cookie cookies cooldude cooper copper corona
corvette cosworth cougar country courtney cowboy cowboys coyote crazy creative cricket cristina
crusader crystal cthutq curtis daddy daisy dakota dallas dancer danger daniel danielle darkness darkside
darkstar david dbrnjhbz deadhead dealer death debbie december default defender deftones denise dennis
denver design destiny detroit devildog devils dexter dfvgbh diablo diamond diamonds diesel dietcoke
digger digital dilbert dingdong director discover disney dkflbvbh doberman doctor dodgeram dodgers
doggie dollar dolphin dolphins domino donald donkey douglas dragon dragons dreamer dreams driver
drowssap drpepper drummer ducati dudley duncan dustin eagle eagles eclipse edward einstein
ekaterina elaine electric elena elephant elizabet elizabeth elvis eminem emmanuel empire engineer
england enigma enjoy enter enterpri escort eternity eugene everton explorer express extreme falcon
family fantasy farmer fatboy father february fender fernando ferrari fireball firebird fireman
fisher fishing fktrcfylh flash fletcher flipper florence florida flower flowers fluffy flyers foobar
football forest forever france francis frank frankie franklin freckles freddie freddy frederic
fredfred freedom freeman freeuser friday friend friends froggy fullhouse future fyfcnfcbz fylhtq gabriel
galaxy galina galore gambit gambler gandalf gangster garcia garden garfield gateway gators gemini
general genesis genius george georgia geronimo gfhjkm ghbdtn ghbdtnbr giants gibson ginger giovanni
girls gizmo gloria goblue godzilla goldberg golden goldfish goldie golfer goober goodluck goodtime
google gordon gracie grateful great green greenday gregory griffin guardian guest guinness guitar gundam
gunner hacker halflife hamilton hamlet hammer hannah hannibal happy hardon harley harrison harry harvey
hastings hawaii hawkeye heather heaven helpme hendrix hentai hercules herman hesoyam highland highroller
hiphop hitman hjvfirf hobbes hockey holdem holiday holland hollywoo homer honda honey hongkong hooker
hornet horney horse horses hotdog hotrod hotstuff hottie house houston howard hummer hunter ibanez
icecream iceman iloveu iloveyou immortal impala imperial indian indiana indians indigo infantry infiniti
infinity insane integra internet intrepid ireland ironman isabella isabelle iwantu jackie jackpot
jackson jaguar james january jasmin jasmine jason jasper jeffrey jennifer jenny jeremiah jeremy jerome
jerry jessica jessie jester jesus jimmy joanne johnjohn johnny johnson joker jonathan jones jordan
joseph joshua julian julie july june jungle junior jupiter justdoit justice justin juventus kangaroo
karate karina katana katerina kathleen katie kawasaki kelly kenneth kermit kevin keyboard kimberly
kingkong kingston kirill kitten kitty kittycat klaster knicks knight kodiak kramer kristen kristin
kristina labrador lacrosse ladies lakers lancer larisa lasvegas laura lauren lawrence leather legend
lennon leonard leonardo leslie lestat letmein liberty lifehack light lightnin lights lincoln linda
lindsay little liverpoo liverpool lizard login logitech lolita lollipop london lonestar lonewolf
longhorn looking lorraine louise lovelove lovely loveme lover loverboy lovers loveyou lowrider lucifer
lucky machine maddie maddog madison madman madmax madonna maggie magic magnolia magnum maiden makaveli
maksim malibu manager manchester manson manutd marathon march marcus margaret margarita maria marina
marine mariners marines marino marlboro marley marshall martin martinez marvin maryjane master matrix
matthew maverick maxima maximus maxwell megadeth melanie melissa member mercedes mercury meridian merlin
mersedes metallic metallica mexico michael michele michigan mickey microsoft midnight miller millie
minecraft minnie miranda mister mistress molly monday money mongoose monica monika monkey monopoly
monster montana montreal mookie moose morgan morpheus morris morrison motdepasse mother motorola
mountain mouse mozart muffin munchkin murphy mushroom music musicman mustang mustangs mylove napoleon
naruto nascar nastya natali natalie natasha nathan national naughty nelson nemesis newport newton
newyork nfnmzyf nicholas nicole nikita nintendo nirvana nissan norman norton nothing november
nuttertools oblivion october oksana oliver olivia omaha online openup orange orlando oscar outlaw
overlord packard packers pakistan paladin pamela panasonic pandora pantera panther panthers panzer
paradise paris parker parola password passwort patches patricia patrick patriots pavilion peaches peanut
pearljam peekaboo peewee pegasus pencil penelope penguin penguins people pepper pepsi perfect personal
pervert peter peterpan phantom philip phoenix phpbb picard pickle pierre piglet pineappl pirate platinum
player playtime please pleasure plymouth pocketaces pokemon poker pokerface polaris police polina
pontiac poohbear pookie popcorn popeye porkchop porsche portland portugal potter power powers precious
predator prelude presario pretty prince princess private psycho pumpkin punisher punkrock purple pyramid
qawsedrf qazqaz qazwsx qazwsxed qazwsxedc qazwsxedcrfv qazxsw qazxswedc qwaszx qweasd qweasdzxc qweqwe
qwerasdf qwert qwerty qwertyu qwertyui qwertyuiop rabbit rachel racing ragnarok raider raiders rainbow
raistlin rammstein random ranger rangers raptor rascal raven raymond reaper rebecca redalert reddog
redhead redman redneck redrum redskins redsox redwings reggie regina remember renegade research rhbcnbyf
richard richmond robbie robert roberto robinson rocket rocks rockstar rocky roland rolltide romashka
ronald ronaldo ronnie rooster roscoe rosemary roulette royalflush rulez runner ruslan russell russia
rusty sabrina sailor saints samantha sammy samson samsung samuel samurai sandiego sandman sandra sandy
santiago sapphire sarah sasha saturday saturn savage savannah scarface scarlett school scooby scoobydo
scooter scorpio scorpion scotland scott scotty scully seattle secret secure security seinfeld seminole
semperfi senha septembe september serega serenity sergey service seven shadow shaggy shamrock shannon
sharon shelby sherlock shopping shorty shotgun showtime siemens sierra silver simon simone simple
simpson simpsons single sister sithlord skater skeeter skipper skippy skittles skyline skywalke slapshot
slayer slipknot smiley smith smitty smoke smokey smooth snake snickers sniper snoopy snowball snowman
snuggles soccer socrates softball software sophie southern sparky spartan spartans special spectrum
speedy spencer spider spiderma spiderman spike spirit spitfire spooky sports spring springer squirrel
squirt srinivas stacey stalker stallion standard stanley starcraft stardust stargate startrek starwars
stealth steelers stefan stella stephani stephanie stephen sterling steve steven stewart stinger stingray
stinky stocking stonecol storm stormy straightflush stranger street strike stupid subaru sublime success
sugar summer sundance sunday sunset sunshine super superfly superman surfer suzuki svetlana sweet
sweetie sweetpea sweety swimming swinger swordfis swordfish sydney syracuse system tacobell tanner
target tarheels tattoo taurus taylor teacher teens tennis teresa tester testing testtest texas
texasholdem thailand thankyou theman theone therock thomas thompson thuglife thunder thursday tickle
tiffany tiger tigers tigger timothy tinker tomcat tommy tomtom topgun tornado toronto toshiba tottenha
toyota transam travel travis trevor trfnthbyf trigger trinity tristan trombone trooper trouble trucker
trucks trumpet tucker tuesday turkey turtle tweety twilight ultimate unicorn united vacation valentin
valentina valera valerie vampire vanessa vanhalen vegeta verbatim veronica veronika vfhbyf vfrcbv victor
victoria victory video viking vikings viktor viktoria vincent viper vision vladimir voodoo voyager
walker wallace walter warcraft warrior warriors water waterloo weasel webmaster wednesday welcome
werewolf westside whatever white whynot wicked wildcat wildcats william williams willie willow wilson
windows winner winnie winston winter wizard wolfgang wolfpack wolverin wolverine wolves wombat wonder
woody wrangler wutang xavier xfiles yamaha yankee yankees yellow yfnfif young zachary zaqwsx zeppelin
zombie zxcvbn zxcvbnm
  `
    .trim()
    .split(/\s+/),
);

export const COMMON_MIXTURES: ReadonlySet<string> = new Set(
  `
1232323q 1234567890a 1234567890q 123456789a 123456789d 123456789m 123456789q 123456789qwe 123456789s
123456789z 12345678a 12345678q 1234567a 1234567q 123456aa 123456qw 123456qwe 123456qwerty 123456ru
12345abc 12345qaz 12345qwe 12345qwer 12345qwert 12345qwerty 1234abcd 1234asdf 1234qwer 1234rewq 1234zxcv
123qq123 123qwe123 123qweasd 123qweasdzxc 123qwert 123qwerty 12qw12qw 12qw34er 12qwaszx 1a2b3c4d
1a2s3d4f 1michael 1million 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws3ed 1qaz2wsx 1qaz2wsx3edc
1qazxsw2 1qazxsw23edc 1qazzaq1 1x2zkg8w 1z2x3c4v 23skidoo 45m2do5bs 5wr2i7h8 7ugd5hip2j 8j4ye3uz
9293709b13 a1234567 a12345678 a123456789 a1b2c3d4 a1s2d3f4 aa123456 abc12345 cbr900rr f00tball
ghhh47hj7649 gn56gn56 good123654 just4fun kcj9wx5n ncc1701a ncc1701d ncc1701e ncc74656 nwo4life p0015123
p0o9i8u7 p4ssw0rd p@ssw0rd pa55w0rd pa55word q1234567 q123456789 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6
q2w3e4r5 qwe123qwe qwert12345 qwerty12345 qwerty123456 r2d2c3po sasha_007 sojdlg123aljg soso123aljg trustno1 blink182
rush2112 wg8e3wjf wp2003wp z1x2c3v4 zaq12wsx zaq1xsw2
  `
    .trim()
    .split(/\s+/),
);
