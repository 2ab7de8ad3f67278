import type { CasinoFlag } from "./casinoFlags";

export function CasinoFlags({ flags }: { flags: readonly CasinoFlag[] }) {
  return (
    <ul className="tags">
      {flags.map(({ label, tone }) => (
        <li key={label} className={tone ? `tag tag-${tone}` : "tag"}>
          {label}
        </li>
      ))}
    </ul>
  );
}
