import { formatRating, isRated } from "../../shared/rating";

interface CountedCasino {
  rating: number;
  acceptsCrypto: boolean;
  hasLiveGames: boolean;
  isNew: boolean;
}

export interface FavoriteFigure {
  label: string;
  /** Null while it is not known yet. */
  value: string | null;
}

/** The mean stored rating of those that have one; 0 where none has. */
function averageRating(casinos: readonly CountedCasino[]): number {
  const ratings = casinos.map(({ rating }) => rating).filter(isRated);
  return ratings.length === 0 ? 0 : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}

/** What the favourites have in common, in figures; null while the favourites are on their way. */
export function favoriteStatistics(casinos: readonly CountedCasino[] | null): FavoriteFigure[] {
  const count = (isCounted: (casino: CountedCasino) => boolean) => casinos && String(casinos.filter(isCounted).length);
  return [
    { label: "Average Rating", value: casinos && formatRating(averageRating(casinos)) },
    { label: "Crypto Friendly", value: count((casino) => casino.acceptsCrypto) },
    { label: "Live Games", value: count((casino) => casino.hasLiveGames) },
    { label: "New Casinos", value: count((casino) => casino.isNew) },
  ];
}
