/** Divides plain text, as an editor typed it, into paragraphs and lists. It knows no markup and makes no HTML. */

/** A list's `start` is the number of its first item; null for a list without numbers. */
export type TextBlock =
  | { kind: "paragraph"; lines: string[] }
  | { kind: "list"; start: number | null; items: string[][] };

const bullet = /^[-*•]\s+(?=\S)/;
const numbered = /^(\d{1,3})[.)]\s+(?=\S)/;

interface ItemStart {
  start: number | null;
  text: string;
}

function itemStartOf(line: string): ItemStart | null {
  const number = numbered.exec(line);
  if (number) return { start: Number(number[1]), text: line.slice(number[0].length) };
  return bullet.test(line) ? { start: null, text: line.replace(bullet, "") } : null;
}

/** Whether a line begins an item here. Right below a paragraph's text only "1." does, so "In May\n20. was" stays text. */
function isItem(item: ItemStart | null, last: TextBlock | undefined, isAfterBlank: boolean): item is ItemStart {
  if (item === null) return false;
  return item.start === null || item.start === 1 || isAfterBlank || last?.kind !== "paragraph";
}

function continues(last: TextBlock | undefined, { start }: ItemStart) {
  return last?.kind === "list" && (last.start === null) === (start === null) ? last : null;
}

/** A blank line ends a paragraph. A line that starts with "- " or "1. " is a list's item, and the lines below belong to it. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let isAfterBlank = true;
  for (const line of text.split(/\r\n|[\n\r\u2028\u2029]/).map((each) => each.trim())) {
    if (line === "") {
      isAfterBlank = true;
      continue;
    }
    const last = blocks.at(-1);
    const item = itemStartOf(line);
    if (isItem(item, last, isAfterBlank)) {
      const list = continues(last, item);
      if (list) list.items.push([item.text]);
      else blocks.push({ kind: "list", start: item.start, items: [[item.text]] });
    } else if (isAfterBlank || !last) blocks.push({ kind: "paragraph", lines: [line] });
    else if (last.kind === "list") last.items.at(-1)!.push(line);
    else last.lines.push(line);
    isAfterBlank = false;
  }
  return blocks;
}
