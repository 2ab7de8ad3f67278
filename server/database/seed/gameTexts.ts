/** The editors' text about each game in the seed, by slug. It describes how the game is played, without figures. */
export const gameTexts: Record<string, string> = {
  starburst:
    "This quick, bright slot has ten paylines that pay in both directions. Star wilds fill a whole reel and stay put for a respin, and there is no other bonus to wait for.",
  "gonzos-quest":
    "Instead of spinning reels, stone blocks fall into place. Each win clears its blocks and raises the multiplier, which climbs faster during free falls.",
  "book-of-dead":
    "In this Egyptian adventure, the book is both wild and scatter. In the free spins, one symbol expands over whole reels, so the round depends on which symbol you get.",
  "dead-or-alive-2":
    "This western slot has three kinds of free spins, from steady to extreme. Long dry spells between them are part of the design.",
  "sweet-bonanza":
    "Candies pay anywhere on the screen if enough of them match, and then they disappear. In the free spins, bombs multiply the whole win.",
  "gates-of-olympus":
    "Zeus watches over a grid where eight matching symbols pay wherever they land. Multipliers can land on any spin, and during the free spins they add up.",
  "big-bass-bonanza":
    "This fishing slot has ten paylines. In the free spins, each fisherman collects the cash values of all the fish on the screen.",
  "wolf-gold":
    "This slot is set on the American plains, and in its respin feature, moons fill the screen. The feature has three fixed jackpots. In the free spins, three reels merge into one giant symbol.",
  "the-dog-house":
    "This slot has dogs, doghouses and twenty paylines. The doghouses are wilds with multipliers, and during the free spins they stay where they land.",
  "the-dog-house-megaways":
    "This version has the doghouse wilds of the original, on reels that change height with every spin. You choose free spins with sticky wilds or with falling ones.",
  "sugar-rush":
    "Connected groups of candy pay and then vanish from the grid. Spots that win twice keep a multiplier, which lasts through the free spins.",
  "fruit-party":
    "Groups of five or more connected fruits pay and then make room for new ones. Random multipliers can double a group's win several times over.",
  "starlight-princess":
    "Symbols pay anywhere on the screen and disappear after a win. A princess drops multipliers, which add up during the free spins.",
  "great-rhino-megaways":
    "Animals of the savanna fill six reels that change height, with cascades after each win. The free spins start with a multiplier that never resets.",
  "buffalo-king-megaways":
    "Buffalo, wolves and eagles fill six reels that change height. Wilds have multipliers in the free spins, and a chain of cascades can include several of them.",
  "wild-west-gold":
    "In this western slot with five reels, sheriff's stars are wilds with multipliers. They stay in place during the free spins.",
  "release-the-kraken":
    "A sea monster adds wilds to the reels at random. Before the free spins, you pick chests that decide what you get in the round.",
  "john-hunter-and-the-tomb-of-the-scarab-queen":
    "An adventurer searches a tomb in this slot with 25 paylines. The scarabs have cash values, and a collector symbol pays them out.",
  "jokers-jewels":
    "This plain, old-fashioned slot has five paylines and no bonus round. It's for players who want nothing but the spin itself.",
  reactoonz:
    "Little aliens fill a seven-by-seven grid and pay in connected groups. Wins charge a meter, which eventually releases a large wild creature.",
  "legacy-of-dead":
    "In this Egyptian slot, a tomb is both wild and scatter. Each time you retrigger the free spins, you get another expanding symbol.",
  "rise-of-olympus":
    "Three gods take turns helping you on a five-by-five grid. Matches disappear from the grid, and if you clear it, you get free spins.",
  "fire-joker":
    "This slot has three reels, five paylines and a joker. If two reels match, the third spins again. If one symbol fills the screen, you spin a wheel of multipliers.",
  "moon-princess":
    "Three princesses take turns changing the symbols on a five-by-five grid. If you clear the grid, you get a payout and free spins.",
  "tome-of-madness":
    "In this horror slot, symbols pay in groups on a grid. Wins open portals that change other symbols, and when enough portals are open, a creature appears.",
  gemix:
    "Groups of five gems pay on a seven-by-seven grid. In each world, you clear spots to complete a pattern and win extra.",
  "bonanza-megaways":
    "This mining slot, with carts above the reels, made changing reel heights famous. Winning symbols disappear, and during the free spins the multiplier keeps rising with no limit.",
  "extra-chilli-megaways":
    "This slot is set at a market stall and has cascading wins. You can gamble your free spins for more, but you can lose them all.",
  "white-rabbit-megaways":
    "Alice's rabbit leads you through a slot with reels that grow during the free spins. Cupcakes make a reel taller until it reaches its full height.",
  "immortal-romance":
    "This vampire story has four characters, each with a different kind of free spins. You unlock the later kinds only after you have triggered the feature many times.",
  "thunderstruck-ii":
    "This slot has Norse gods and 243 ways to win. Each visit to the great hall brings you closer to a higher god's free spins.",
  "9-masks-of-fire":
    "This classic slot has twenty paylines. Masks pay wherever they land, and nine of them win the game's largest prize.",
  "jammin-jars":
    "Fruit falls onto an eight-by-eight grid and pays in groups. The jars are wilds, and their multipliers grow each time they move.",
  "razor-shark":
    "Seaweed covers parts of the reels and sinks after each spin. Under it, you may find coins, other symbols or the way to the free spins.",
  "wanted-dead-or-a-wild":
    "The three bonus rounds are a train robbery, a duel and a dead man's hand. Each has its own rules for wilds and multipliers.",
  "chaos-crew":
    "Two rude cats are wilds with multipliers. In the free spins, each reel keeps its own multiplier, and these multipliers grow together.",
  "le-bandit":
    "A raccoon thief marks golden squares on the reels. A rainbow turns these squares into coins, pots and clovers that multiply one another.",
  mental:
    "This dark slot is set in a hospital and has split symbols and several bonus rounds. Its images are disturbing, and wins are rare by design.",
  "san-quentin-xways":
    "In this prison slot, the outer rows are locked at first. Split symbols make the reels wider, and in the free spins, wilds jump from cell to cell.",
  "tombstone-rip":
    "This bleak western has split wilds and one of the harshest payout patterns in the catalogue. In most sessions, you won't see a bonus round at all.",
  deadwood:
    "In this gunslinger slot, wilds cover whole reels, and their multipliers depend on the direction they enter from. Two kinds of free spins can merge into a third.",
  "fire-in-the-hole-xbomb":
    "Miners blow up rows of symbols to open up more of a collapsed shaft. In the bonus round, you collect coins and climb toward the surface.",
  "money-train-2":
    "The bonus round is the whole point of this slot about a train robbery. Its characters collect, pay or raise the values of all the other symbols.",
  "money-train-3":
    "The third robbery adds persistent characters, who help you again on every spin of the bonus round. The base game pays little between bonus rounds.",
  "temple-tumble-megaways":
    "Stone blocks hide parts of the reels until wins break them. If you clear all the blocks, you get one of three kinds of free spins.",
  "vikings-go-berzerk":
    "Vikings fight sirens on every spin where both appear. Each fight fills a rage meter, and when it's full, you get free spins.",
  "valley-of-the-gods":
    "Beetles block the corners of the grid until respins remove them. Once all the spots are open, wins add lives and multipliers.",
  "blood-suckers":
    "This vampire slot is known for its high published RTP. In the bonus round, you simply pick coffins, and in the free spins, your wins are tripled.",
  "twin-spin":
    "Two neighboring reels show the same symbols on every spin. The twins can spread to three, four or five reels, and that's the only feature.",
  narcos:
    "This slot is based on the TV series and has wandering wilds that move off the side of the reels. Each character adds a feature, such as locked-up cash symbols.",
  "book-of-ra-deluxe":
    "This is the Egyptian book slot that many others copied. The free spins depend on an expanding symbol, and after each win you can gamble on a card.",
  cleopatra:
    "This casino-floor classic has twenty paylines. Cleopatra is wild and doubles wins, and all wins triple during the free spins.",
  "rainbow-riches":
    "This leprechaun slot comes from British pubs. Its three bonus rounds are a road, a wishing well and a ring of pots.",
  "fishin-frenzy":
    "This quiet fishing slot has ten paylines. In the free spins, the fisherman collects the prize on each fish.",
  "eye-of-horus":
    "This slot has ten paylines, and Horus is an expanding wild. In the free spins, each Horus upgrades the symbols and adds more spins.",
  "esqueleto-explosivo":
    "Five singing skulls explode after each win and raise a multiplier. A skull in the middle turns its neighbors wild.",
  "sakura-fortune":
    "In this Japanese tale, tall princess wilds nudge into full view. They keep coming during the free spins.",
  "wild-toro":
    "A bull walks across the reels and knocks over matadors along the way. Each matador turns into a wild and keeps the bull walking longer.",
  "gonzos-quest-megaways":
    "This version has the falling stones of the original, on six columns that change height. Earthquakes, unbreakable wilds and free falls add to the cascades.",
  "elvis-frog-in-vegas":
    "A frog in a white suit performs in this slot with 25 paylines. Coins start respins with three fixed jackpots, and in the free spins, the middle reels join together.",
  "european-roulette":
    "You play single-zero roulette against the computer, with a table for neighbor and final bets. You set the pace.",
  "french-roulette":
    "In this single-zero roulette, you get back half of an even-money bet when the ball lands on zero. That rule makes these bets cheaper than in the European game.",
  "american-roulette":
    "This wheel has a zero and a double zero, which makes every bet more expensive than on a single-zero wheel. Choose another wheel if there is one.",
  "first-person-lightning-roulette":
    "This is the computer version of the live game, with lucky numbers before each spin. Straight-up bets pay less than usual if lightning doesn't strike.",
  "first-person-roulette":
    "This is European roulette in 3D, without a dealer or other players. A button takes you to the live table.",
  "first-person-blackjack":
    "You play up to five hands of blackjack against the computer in what looks like a live studio. The optional side bets cost you more than the main game.",
  "first-person-baccarat":
    "You play baccarat at your own pace, with the usual road maps. Bets on a tie or a pair return less than bets on the banker or the player.",
  "first-person-dragon-tiger":
    "The dragon gets one card, the tiger gets one, and the higher card wins. A round takes seconds, so your bets add up quickly.",
  "first-person-craps":
    "This is craps with its full table of bets, plus a lesson for beginners. The pass line and its odds are the cheapest bets.",
  "premium-european-roulette":
    "This single-zero roulette has a camera on the wheel and a fast racetrack for neighbor bets. You can save your favorite bets for later rounds.",
  "blackjack-switch":
    "You play two hands and can swap their second cards. In exchange, natural blackjacks pay even money, and a dealer's 22 is only a push.",
  "atlantic-city-blackjack":
    "This blackjack game has eight decks and late surrender, and the dealer checks for blackjack first. The rules favor the player more than in most versions.",
  "jacks-or-better":
    "This is basic video poker, where a pair of jacks gets you your bet back. The published RTP assumes correct play, which you can learn from strategy charts.",
  "casino-holdem":
    "You play a poker hand against the house. After two cards and a flop, you either call for twice your ante or fold.",
  "mini-baccarat":
    "You play baccarat at a small table against the computer, with three main bets. Once you bet, you have nothing left to decide.",
  "multihand-blackjack":
    "You play up to three blackjack hands at once against the same dealer's hand. More hands mean more bets per minute.",
  "oasis-poker":
    "In this five-card game against the dealer, you can exchange cards for a fee. The dealer must qualify before raises pay.",
  "trey-poker":
    "You play three cards against the dealer's three, with a side bet on a pair or better. Queen, six, four is usually the lowest hand worth playing.",
  "lightning-roulette":
    "In this live roulette, lightning multiplies up to five numbers each round. To make up for it, other straight-up bets pay less than at a regular table.",
  "crazy-time":
    "This live money wheel has four bonus games, from a coin flip to a wall of prizes. Before each spin, the game's Top Slot multiplies one bet.",
  "monopoly-live":
    "This live money wheel has a board game behind it. With two or four rolls, a character moves around the board and collects prizes.",
  "dream-catcher":
    "This was the first live money wheel, and it has six numbers and two multipliers. You bet on the number where the wheel will stop.",
  "mega-ball":
    "Twenty balls are drawn live, and you play on cards like the ones in bingo. The last ball can multiply the lines that it completes.",
  "funky-time":
    "This live disco wheel has letters, numbers and four bonus games. It has more segments than earlier money wheels.",
  "infinite-blackjack":
    "Any number of players can join this live blackjack table. They share one first hand and then make their own decisions. A six-card hand wins automatically.",
  "speed-baccarat":
    "In this live baccarat, cards are dealt face up, and a round takes about half a minute. Speed is the only difference from a regular table.",
  "immersive-roulette":
    "This live European roulette has many cameras and a slow-motion replay of the ball. The rules are the usual ones.",
  "dragon-tiger":
    "This is the shortest live card game: the dragon gets one card, and so does the tiger. If they tie, you lose half of your main bet.",
  "lightning-dice":
    "Three dice fall through a tower, and you bet on their total. Lightning multiplies some totals before each throw.",
  "xxxtreme-lightning-roulette":
    "This live roulette has two waves of lightning that can strike the same number twice. Other straight-up bets pay even less than in the first version.",
  "live-casino-holdem":
    "Any number of players can play hold'em against the live dealer at the same time. After the flop, each player calls or folds.",
  "three-card-poker":
    "You play three cards against a live dealer, with side bets on pairs and on the best hand from six cards. The dealer plays with a queen or better.",
  "mega-roulette":
    "This live roulette has up to five multiplied numbers each round. Straight-up bets without a multiplier pay less than usual.",
  "sweet-bonanza-candyland":
    "This live money wheel has the colors of the slot, a candy drop and a bonus spin. A sugar bomb can raise all the multipliers in a round.",
  "quantum-roulette":
    "This live roulette multiplies random numbers before each spin and can raise those multipliers again. Straight-up bets without a multiplier pay less than usual.",
  "adventures-beyond-wonderland":
    "This live money wheel has scenes from Alice's story. In its bonus games, you climb steps, and magic dice change the prizes.",
  "mega-moolah":
    "This African slot from 2006 has four progressive jackpots and is known for its record payouts. The jackpot wheel starts at random, and more often with larger bets.",
  "divine-fortune":
    "This slot about Greek myths has falling wilds and respins. In its bonus round, you collect coins for three jackpots, and the largest is progressive.",
  "hall-of-gods":
    "This slot has Norse gods and twenty paylines. In the bonus round, you break shields until you find three symbols for the same jackpot.",
  "mega-fortune":
    "This slot has limousines, yachts, champagne and a wheel with three jackpots. Arrows on the wheel point inward, toward the largest jackpot.",
  "mega-fortune-dreams":
    "This is the sequel to the slot with limousines and yachts, with the same kind of wheel. In the free spins, your wins are multiplied.",
  "mercy-of-the-gods":
    "In this Egyptian slot, sticky respins lead to a bonus round. The round has three jackpots, and the largest is progressive.",
  "arabian-nights":
    "This is one of the oldest progressive slots still online, with ten paylines and simple pictures. You win the jackpot only with five wilds on the last payline.",
  "joker-millions":
    "This old-style fruit slot has sticky joker respins. A full set of jokers wins a jackpot that several casinos share.",
  "empire-fortune":
    "This slot has skyscrapers, jets and wilds that cover whole reels. You can win its jackpots in a bonus round with three wheels.",
  "major-millions":
    "This old-style military slot has one progressive jackpot, on its last payline. It has no free spins and no bonus round.",
  "king-cashalot":
    "This slot has a medieval feast and nine paylines. The progressive jackpot takes five kings on the last payline, and in a bonus round you choose chests.",
  "wheel-of-wishes":
    "This Arabian Nights slot has four progressive jackpots. Lamps start the wheel that awards one of them.",
  "jackpot-giant":
    "On this volcanic island, a full set of one symbol wins the jackpot. A bonus round with chests and stones pays smaller prizes.",
  "age-of-the-gods":
    "This slot has four gods, each with a round of free spins, and a network of jackpots. A coin game awards one of the jackpots at random.",
  "fishin-frenzy-jackpot-king":
    "This version of the fishing slot adds a wheel with three progressive jackpots. If you collect king symbols on any spin, you can trigger the wheel.",
};
