import { icon } from "../theme/classes";

/**
 * The site's own small set of line icons. They are decorative, because the text next to an icon or the label of its
 * control says the same thing.
 */
const shapes = {
  arrowLeft: "M19 12H5m6-7-7 7 7 7",
  arrowRight: "M5 12h14m-6-7 7 7-7 7",
  book: "M12 6.5C10 5 7 4.5 3 4.5v14c4 0 7 .5 9 2 2-1.5 5-2 9-2v-14c-4 0-7 .5-9 2zm0 0v14",
  card: "M3 6h18v12H3zm0 4h18M7 15h4",
  cards: "M8 4h11a1 1 0 0 1 1 1v14M4 7h11a1 1 0 0 1 1 1v12H5a1 1 0 0 1-1-1z",
  casino: "M3 21h18M5 21V9l7-5 7 5v12M9 21v-7h6v7",
  check: "m5 12 5 5 9-10",
  chevron: "m6 9 6 6 6-6",
  close: "m6 6 12 12M18 6 6 18",
  coin: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m-2 5v8m0-8h3a2 2 0 0 1 0 4h-3m0 0h3.5a2 2 0 0 1 0 4H10m1-9.5V6m0 12v-1.5M13.5 7.5V6m0 12v-1.5",
  compare: "M8 4v16M4 8l4-4 4 4m4 12V4m-4 12 4 4 4-4",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 4v5l3 2",
  external: "M14 4h6v6m0-6-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5",
  gift: "M4 11h16v9H4zM3 7h18v4H3zm9 0v13M12 7S10.5 3 8 3a2 2 0 0 0 0 4zm0 0s1.5-4 4-4a2 2 0 0 1 0 4z",
  heart: "M12 20s-7-4.4-9.3-9A5.2 5.2 0 0 1 12 6.5 5.2 5.2 0 0 1 21.3 11C19 15.6 12 20 12 20z",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 8v5m0-8.5v.01",
  live: "M12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4M7 7a7 7 0 0 0 0 10m10 0a7 7 0 0 0 0-10M4 4a11 11 0 0 0 0 16m16 0a11 11 0 0 0 0-16",
  lock: "M6 11h12v9H6zm2 0V8a4 4 0 0 1 8 0v3",
  menu: "M4 7h16M4 12h16M4 17h16",
  minus: "M5 12h14",
  monitor: "M4 5h16v11H4zm5 15h6m-3-4v4",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",
  news: "M4 4h13v16H6a2 2 0 0 1-2-2zm13 5h3v9a2 2 0 0 1-2 2h-1M8 8h5m-5 4h5m-5 4h5",
  phone: "M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1m3 15h2",
  question: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m-2.5 7a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8m0 3v.01",
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14m9 16-4-4",
  shield: "M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6zm-3 9 2 2 4-4",
  slots: "M4 5h16v14H4zm5.3 0v14m5.4-14v14M4 12h16",
  sparkle: "M12 3v5m0 8v5m-9-9h5m8 0h5M6 6l2.5 2.5m7 7L18 18m0-12-2.5 2.5m-7 7L6 18",
  star: "m12 3 2.7 5.8 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3.1 1.2-6.2L3 9.6l6.3-.8z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8m0-6v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10 2 2m0-14-2 2M7 17l-2 2",
  trend: "m3 17 6-6 4 4 8-8m-5 0h5v5",
  trophy: "M8 4h8v6a4 4 0 0 1-8 0zm0 2H4v1a4 4 0 0 0 4 4m8-5h4v1a4 4 0 0 1-4 4m-4 3v4m-4 2h8",
  warning: "M12 4 2.5 20h19zm0 6v4m0 3v.01",
} as const;

export type IconName = keyof typeof shapes;

interface IconProps {
  name: IconName;
  size?: number;
  isFilled?: boolean;
}

const PLAIN = icon();
const FILLED = icon({ isFilled: true });

/**
 * Shows an icon. The strokes get their style from a class, so a page of cards does not repeat the style on each icon.
 */
export function Icon({ name, size = 18, isFilled = false }: IconProps) {
  return (
    <svg aria-hidden="true" className={isFilled ? FILLED : PLAIN} height={size} viewBox="0 0 24 24" width={size}>
      <path d={shapes[name]} />
    </svg>
  );
}
