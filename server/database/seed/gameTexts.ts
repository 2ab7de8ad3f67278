/** The editors' text about each game in the seed, by slug. It describes how the game is played, without figures. */
export const gameTexts: Record<string, string> = {
  starburst:
    "A short, bright slot with ten lines that pay from both sides. Its star wilds fill a whole reel and stay for a respin, and there is no other bonus to wait for.",
  "gonzos-quest":
    "Stone blocks fall in place of spinning reels. Each win removes its blocks and raises the multiplier, and a round of free falls raises it faster.",
  "book-of-dead":
    "An Egyptian adventure in which the book is both wild and scatter. Its free spins choose one symbol that expands over whole reels, so one good symbol decides the round.",
  "dead-or-alive-2":
    "A western slot that offers three kinds of free spins, from steady to extreme. Long dry spells between them are part of the design.",
  "sweet-bonanza":
    "Sweets pay anywhere on the screen if enough of them match, and then drop away. In the free spins, bombs multiply a whole win.",
  "gates-of-olympus":
    "Zeus watches a grid on which eight matching symbols pay wherever they land. Multipliers can land on any spin and add up during the free spins.",
  "big-bass-bonanza":
    "A fishing slot with ten lines. In the free spins, each fisherman collects the money values of all fish on the screen.",
  "wolf-gold":
    "A slot of the American plains with a respin feature that fills the screen with moons. The feature has three fixed jackpots, and the free spins join three reels into one giant symbol.",
  "the-dog-house":
    "Dogs and their kennels on twenty lines. Kennels are wilds with multipliers, and during the free spins they stay where they land.",
  "the-dog-house-megaways":
    "The kennel wilds of the original on reels whose height changes with every spin. Players choose free spins with sticky wilds or with falling ones.",
  "sugar-rush":
    "A grid of sweets that pay in connected groups and then vanish. Positions that win twice keep a multiplier, which lasts through the free spins.",
  "fruit-party":
    "Groups of five or more connected fruits pay and make room for others. Random multipliers can double a group several times over.",
  "starlight-princess":
    "Symbols pay anywhere on the screen and fall away after a win. A princess drops multipliers, which add up during the free spins.",
  "great-rhino-megaways":
    "Animals of the savanna on six reels of changing height, with cascades after each win. The free spins begin with a multiplier that never resets.",
  "buffalo-king-megaways":
    "Buffalo, wolves and eagles on six reels of changing height. Wilds carry multipliers in the free spins, and cascades can chain several of them.",
  "wild-west-gold":
    "A western slot on five reels in which sheriff stars are wilds with multipliers. They stay in place during the free spins.",
  "release-the-kraken":
    "A sea monster adds wilds to the reels at random. Before its free spins, a player picks chests that decide what the round contains.",
  "john-hunter-and-the-tomb-of-the-scarab-queen":
    "An adventurer searches a tomb on 25 lines. Scarab symbols carry money values that a collecting symbol pays out.",
  "jokers-jewels":
    "A plain fruit-machine slot with five lines and no bonus round. It suits players who want nothing to happen but the spin itself.",
  reactoonz:
    "Small aliens fill a seven by seven grid and pay in connected groups. Wins charge a meter, which finally releases a large wild creature.",
  "legacy-of-dead":
    "An Egyptian slot in which a tomb is wild and scatter at once. Each repeat of the free spins adds another expanding symbol.",
  "rise-of-olympus":
    "Three gods take turns helping on a five by five grid. Matches leave the grid, and an empty grid starts the free spins.",
  "fire-joker":
    "Three reels, five lines and a joker. Two matching reels respin the third, and a full screen of one symbol spins a wheel of multipliers.",
  "moon-princess":
    "Three princesses change the symbols on a five by five grid in turn. Clearing the grid pays out and starts free spins.",
  "tome-of-madness":
    "A horror slot on a grid whose symbols pay in groups. Wins open portals that change other symbols, and a creature appears when enough are open.",
  gemix:
    "Gems in groups of five pay on a seven by seven grid. Each world asks for a pattern of cleared positions and pays extra for it.",
  "bonanza-megaways":
    "A mine with carts above the reels, and the slot that made changing reel heights famous. Every win falls away, and the free spins raise a multiplier without a limit.",
  "extra-chilli-megaways":
    "A market stall with cascading wins. Players can gamble their free spins for more of them, and can lose all of them in doing so.",
  "white-rabbit-megaways":
    "Alice's rabbit leads the way through a slot whose reels grow during the free spins. Cupcakes extend a reel until it is at its full height.",
  "immortal-romance":
    "A vampire story with four characters, each with a different kind of free spins. The later kinds open only after many visits to the feature.",
  "thunderstruck-ii":
    "Norse gods on reels with 243 ways to win. Each visit to the great hall brings free spins of a higher god closer.",
  "9-masks-of-fire":
    "A classic slot with twenty lines. Masks pay wherever they land, and nine of them win the game's largest prize.",
  "jammin-jars":
    "Fruit falls on an eight by eight grid and pays in groups. The jars are wilds whose multipliers grow each time they move.",
  "razor-shark":
    "Seaweed covers parts of the reels and sinks after each spin. Under it hide coins, other symbols, or the way to the free spins.",
  "wanted-dead-or-a-wild":
    "A train robbery, a duel and a dead man's hand are three different bonus rounds. Each has its own rules for wilds and multipliers.",
  "chaos-crew":
    "Two rude cats act as wilds with multipliers. The free spins keep one multiplier for each reel, and these multipliers grow together.",
  "le-bandit":
    "A raccoon thief marks golden places on the reels. A rainbow turns these places into coins, pots and clovers that multiply one another.",
  mental:
    "A dark hospital slot with split symbols and several bonus rounds. Its pictures are disturbing, and its wins are rare by design.",
  "san-quentin-xways":
    "A prison slot that locks the outer rows at first. Split symbols widen the reels, and the free spins place wilds that jump between cells.",
  "tombstone-rip":
    "A bleak western with split wilds and one of the harshest payout patterns in the catalogue. Most sessions see no bonus round at all.",
  deadwood:
    "A gunslinger slot whose wilds cover whole reels, with multipliers that depend on the direction they enter from. Two kinds of free spins can merge into a third.",
  "fire-in-the-hole-xbomb":
    "Miners blow up rows of symbols to open more of a collapsed shaft. The bonus round collects coins and climbs toward the surface.",
  "money-train-2":
    "A robbery on a train whose bonus round is the whole point. Characters in it collect, pay or raise the values of all other symbols.",
  "money-train-3":
    "The third robbery adds persistent characters that repeat their help on every spin of the bonus round. The base game pays little between visits.",
  "temple-tumble-megaways":
    "Stone blocks hide parts of the reels until wins break them. A screen without blocks starts one of three kinds of free spins.",
  "vikings-go-berzerk":
    "Vikings fight sirens on every spin in which both appear. Each fight fills a meter of rage, and a full meter starts free spins.",
  "valley-of-the-gods":
    "Beetles block the corners of the grid until respins remove them. With all places open, wins add lives and multipliers.",
  "blood-suckers":
    "A vampire slot known for a high published return. The bonus round is a simple pick of coffins, and the free spins triple wins.",
  "twin-spin":
    "Two neighboring reels show the same symbols on every spin. The twins can spread to three, four or five reels, which is the only feature.",
  narcos:
    "A slot based on the television series, with wandering wilds that leave by the side. Each character adds a feature, such as locked-up money symbols.",
  "book-of-ra-deluxe":
    "The Egyptian book slot that many others copied. An expanding symbol rules the free spins, and a card gamble waits after each win.",
  cleopatra:
    "A casino-floor classic on twenty lines. Cleopatra is wild and doubles wins, and all wins triple during the free spins.",
  "rainbow-riches":
    "A leprechaun slot from British pubs. Its three bonus rounds are a road, a wishing well and a ring of pots.",
  "fishin-frenzy":
    "A quiet fishing slot on ten lines. In the free spins, the fisherman collects the prize on each fish.",
  "eye-of-horus":
    "Horus is an expanding wild on ten lines. In the free spins, each one upgrades the symbols and adds more spins.",
  "esqueleto-explosivo":
    "Five singing skulls explode after each win and raise a multiplier. A skull in the middle turns its neighbors wild.",
  "sakura-fortune":
    "A Japanese tale with tall princess wilds that nudge into full view. The free spins keep them coming.",
  "wild-toro":
    "A bull walks across the reels and knocks over matadors on his way. Each matador turns into a wild and extends the walk.",
  "gonzos-quest-megaways":
    "The falling stones of the original on six columns of changing height. Earthquakes, unbreakable wilds and free falls add to the cascades.",
  "elvis-frog-in-vegas":
    "A frog in a white suit performs on 25 lines. Coins start respins with three fixed jackpots, and free spins join the middle reels.",
  "european-roulette":
    "Roulette with one zero against the computer, with a table of neighbor and final bets. The pace is entirely the player's.",
  "french-roulette":
    "Roulette with one zero, in which even-money bets get half back when the zero comes up. That rule makes these bets cheaper than in the European game.",
  "american-roulette":
    "Roulette with a zero and a double zero, which makes every bet more expensive than with one zero. Choose another wheel if one is offered.",
  "first-person-lightning-roulette":
    "The computer version of the live game, with lucky numbers before each spin. Straight bets pay less than usual if no lightning strikes.",
  "first-person-roulette":
    "European roulette in three dimensions, without a dealer or other players. A button leads to the live table.",
  "first-person-blackjack":
    "Blackjack against the computer in the look of a live studio, with up to five hands. Optional side bets cost more than the main game.",
  "first-person-baccarat":
    "Baccarat at the player's own pace, with the usual road maps. Bets on a tie and on pairs return less than bets on the banker or the player.",
  "first-person-dragon-tiger":
    "One card for the dragon and one for the tiger, and the higher card wins. A round takes seconds, so bets add up quickly.",
  "first-person-craps":
    "The dice game with its whole table of bets, and a lesson for beginners. The pass line and its odds are the cheapest bets.",
  "premium-european-roulette":
    "Roulette with one zero, a camera on the wheel and a fast racetrack for neighbor bets. It stores favorite bets for later rounds.",
  "blackjack-switch":
    "Players hold two hands and may swap their second cards. In exchange, natural blackjacks pay even money, and a dealer's 22 only pushes.",
  "atlantic-city-blackjack":
    "Blackjack with eight decks and late surrender, in which the dealer checks for blackjack first. The rules favor the player more than most versions do.",
  "jacks-or-better":
    "The basic game of video poker, in which a pair of jacks returns the bet. The published return assumes correct play, which strategy charts can teach.",
  "casino-holdem":
    "A poker hand against the house after two cards and a flop. Players either call for twice their ante or fold.",
  "mini-baccarat":
    "Baccarat on a small table against the computer, with three main bets. No decision comes after the bet.",
  "multihand-blackjack":
    "Blackjack with up to three hands at once against the same dealer's hand. More hands mean more bets per minute.",
  "oasis-poker":
    "A five-card game against the dealer in which cards can be exchanged for a fee. The dealer must qualify before raises pay.",
  "trey-poker":
    "Three cards against the dealer's three, with a side bet on pairs or better. Queen, six and four is usually the lowest hand worth playing.",
  "lightning-roulette":
    "Live roulette in which lightning multiplies up to five numbers in each round. Other straight bets pay less than at a usual table to make up for it.",
  "crazy-time":
    "A live money wheel with four bonus games, from a coin flip to a wall of prizes. A top slot multiplies one bet before each spin.",
  "monopoly-live":
    "A live money wheel with a board game behind it. Two or four rolls send the figure around the board and collect its prizes.",
  "dream-catcher":
    "The first of the live money wheels, with six numbers and two multipliers. Players bet on the number at which the wheel stops.",
  "mega-ball":
    "A live draw of twenty balls, played on cards like those in bingo. The last ball can multiply the lines that it completes.",
  "funky-time":
    "A live wheel in a disco, with letters, numbers and four bonus games. The wheel has more segments than earlier money wheels.",
  "infinite-blackjack":
    "A live blackjack table for any number of players, who share one first hand and then each make their own decisions. A hand of six cards wins automatically.",
  "speed-baccarat":
    "Live baccarat with cards dealt face up in rounds of about half a minute. The speed is the only difference from the usual table.",
  "immersive-roulette":
    "Live European roulette with many cameras and a slow replay of the ball. The rules are the usual ones.",
  "dragon-tiger":
    "Live cards in their shortest form: one for the dragon and one for the tiger. A tie takes half of the main bets.",
  "lightning-dice":
    "Three dice fall through a tower, and players bet on their sum. Lightning multiplies some sums before each throw.",
  "xxxtreme-lightning-roulette":
    "Live roulette with two waves of lightning that can strike the same number twice. Other straight bets pay even less than in the first version.",
  "live-casino-holdem":
    "Hold'em against a live dealer for any number of players at once. After the flop, each player calls or folds.",
  "three-card-poker":
    "Three cards against a live dealer, with side bets on pairs and on the best six cards. The dealer plays with a queen or better.",
  "mega-roulette":
    "Live roulette with up to five multiplied numbers in each round. Straight bets without a multiplier pay less than usual.",
  "sweet-bonanza-candyland":
    "A live money wheel in the colors of the slot, with a candy drop and a bonus spin. A sugar bomb can raise all multipliers of a round.",
  "quantum-roulette":
    "Live roulette that multiplies random numbers before each spin and can raise these multipliers again. Plain straight bets pay less than usual.",
  "adventures-beyond-wonderland":
    "A live money wheel with scenes from Alice's story. Its bonus games climb steps, and magic dice change the prizes.",
  "mega-moolah":
    "An African slot from 2006 with four progressive jackpots, known for its record payouts. The jackpot wheel starts at random, and larger bets start it more often.",
  "divine-fortune":
    "Greek myths with falling and respinning wilds. Its bonus round collects coins for three jackpots, of which the largest is progressive.",
  "hall-of-gods":
    "Norse gods on twenty lines. In the bonus round, players break shields until three symbols of the same jackpot appear.",
  "mega-fortune":
    "Limousines, yachts and champagne around a wheel with three jackpots. The wheel's arrows lead inward to the largest of them.",
  "mega-fortune-dreams":
    "The sequel to the slot of limousines and yachts, with the same kind of wheel. Free spins multiply wins.",
  "mercy-of-the-gods":
    "An Egyptian slot with sticky respins that feed a bonus round. Three jackpots wait there, and the largest is progressive.",
  "arabian-nights":
    "One of the oldest progressive slots still online, with ten lines and simple pictures. Only five wilds on the last line win the jackpot.",
  "joker-millions":
    "A fruit machine with sticky respins of jokers. A full set of them wins a jackpot shared between casinos.",
  "empire-fortune":
    "A slot of skyscrapers and jets with wilds that cover reels. Its jackpots fall in a bonus round of three wheels.",
  "major-millions":
    "A military fruit machine with one progressive jackpot on its last line. It has no free spins and no bonus round.",
  "king-cashalot":
    "A medieval feast on nine lines. The progressive jackpot needs five kings on the last line, and a bonus round offers a choice of chests.",
  "wheel-of-wishes":
    "A slot of the Arabian nights with four progressive jackpots. Lamps start the wheel that awards one of them.",
  "jackpot-giant":
    "A volcano island where a full set of one symbol wins the jackpot. A bonus round of chests and stones pays smaller prizes.",
  "age-of-the-gods":
    "Four gods, each with a round of free spins, share a slot and a network of jackpots. A game of coins awards one of them at random.",
  "fishin-frenzy-jackpot-king":
    "The fishing slot with a wheel of three progressive jackpots added. King symbols collected on any spin can trigger the wheel.",
};
