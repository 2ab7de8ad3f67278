/** Formats a whole number with thousands separators: "1,234". Intl would add 20 ms to every start to load its data. */
export function formatCount(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
}
