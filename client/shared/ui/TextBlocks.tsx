import { Fragment, useMemo } from "react";
import { textBlocks, type TextBlock } from "../textBlocks";

interface TextBlocksProps {
  className: string;
  text: string;
}

/** An editor's text with its paragraphs and lists. A block has no state, so its place is its key. */
export function TextBlocks({ className, text }: TextBlocksProps) {
  const blocks = useMemo(() => textBlocks(text), [text]);
  return (
    <div className={`text-blocks ${className}`}>
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
