/** Collects the first k items in sort order, without sorting the rest. */
export class TopK<Item> {
  readonly items: Item[] = [];

  constructor(
    private readonly size: number,
    private readonly compare: (one: Item, other: Item) => number,
  ) {}

  offer(item: Item): void {
    const { items, size, compare } = this;
    if (items.length === size && compare(item, items.at(-1)!) >= 0) return;
    let low = 0;
    let high = items.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(item, items[middle]!) < 0) high = middle;
      else low = middle + 1;
    }
    items.splice(low, 0, item);
    if (items.length > size) items.pop();
  }
}
