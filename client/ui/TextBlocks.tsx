import { Fragment, useMemo } from "react";
import { textBlocks } from "../theme/classes";

interface TextBlocksProps {
  className: string;
  text: string;
}

/**
 * Shows an editor's text with its paragraphs and lists. Blocks have no state, so their index works as the React key.
 */
export function TextBlocks({ className, text }: TextBlocksProps) {
  const blocks = useMemo(() => parseTextBlocks(text), [text]);
  return (
    <div className={`${textBlocks()} ${className}`}>
      {blocks.map((block, at) => (
        <Block block={block} key={at} />
      ))}
    </div>
  );
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === "paragraph")
    return (
      <p>
        <Lines lines={block.lines} />
      </p>
    );
  const items = block.items.map((lines, at) => (
    <li key={at}>
      <Lines lines={lines} />
    </li>
  ));
  return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** A paragraph or list. A list's `start` is the number of its first item, or null for a list without numbers. */
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

/**
 * Returns whether a line starts a list item. Directly below a paragraph, a number starts a list only if it is 1. For
 * example, "In May\n20. was" stays text.
 */
function isItem(item: ItemStart | null, last: TextBlock | undefined, isAfterBlank: boolean): item is ItemStart {
  if (item === null) return false;
  return item.start === null || item.start === 1 || isAfterBlank || last?.kind !== "paragraph";
}

function continues(last: TextBlock | undefined, { start }: ItemStart) {
  return last?.kind === "list" && (last.start === null) === (start === null) ? last : null;
}

/**
 * Splits an editor's plain text into paragraphs and lists. Ignores all other markup and returns no HTML.
 * A blank line ends a paragraph. A line that starts with "- " or "1. " starts a list item, which includes the lines
 * below it.
 */
export function parseTextBlocks(text: string): TextBlock[] {
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
