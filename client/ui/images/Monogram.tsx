import { monogram } from "../../theme/classes";

/** The number of letters in a monogram. */
const LETTERS = 2;

/** Returns the monogram of a name: VT for "Velvet Tables", BH for "BitHarbor", ÇS for "Çelik & Söhne", NO for "Northgate". */
function monogramOf(name: string): string {
  const whole = name.normalize();
  const words = whole.match(/\p{Lu}?\p{Ll}+|\p{Lu}+|\p{Lo}+|\d+/gu) ?? [];
  const initials = words.map((word) => word.charAt(0)).join("");
  return (initials.length >= LETTERS ? initials : whole).slice(0, LETTERS).toUpperCase();
}

/** Shows a monogram. Screen readers skip it, because the name is next to it. */
export function Monogram({ name }: { name: string }) {
  return (
    <span className={monogram()} aria-hidden="true">
      {monogramOf(name)}
    </span>
  );
}
