/** The letters that stand for a name where there is no picture of it. */

const LETTERS = 2;

/** "Velvet Tables" is VT, "BitHarbor" BH, "Northgate" NO. */
export function monogramOf(name: string): string {
  const words = name.match(/[A-Z]?[a-z]+|[A-Z]+|[0-9]+/g) ?? [];
  const initials = words.map((word) => word.charAt(0)).join("");
  return (initials.length >= LETTERS ? initials : name).slice(0, LETTERS).toUpperCase();
}

/** Says nothing to a screen reader, since the name itself stands beside it. */
export function Monogram({ name }: { name: string }) {
  return (
    <span className="monogram" aria-hidden="true">
      {monogramOf(name)}
    </span>
  );
}
