import { useState } from "react";
import { isSameValue } from "./fields";
import { bullet, splitPhrases, uniquePhrases } from "./rules";

/** The items that are settled, and the text that is being typed between two of them. */
interface Typing {
  tags: readonly string[];
  typed: string;
  /** How many of the tags stand before the typed text. */
  at: number;
  /** The typed text is one item, whatever is in it: an item that has a comma or a bullet itself is being changed. */
  isOne: boolean;
}

const separators = /[,;\r\n]/;

function valueOf({ tags, typed, at, isOne }: Typing): string[] {
  return uniquePhrases([...tags.slice(0, at), ...(isOne ? [typed] : splitPhrases(typed)), ...tags.slice(at)]);
}

function settled(value: readonly string[]): Typing {
  return { tags: value, typed: "", at: value.length, isOne: false };
}

/**
 * A list while somebody works on it. Its value holds what is being typed too, so that a draft misses nothing; when the
 * form puts another value in its place, that one is settled.
 */
export function useTags(value: readonly string[], onChange: (value: string[]) => void) {
  const [typing, setTyping] = useState(() => settled(value));
  if (!isSameValue(valueOf(typing), [...value])) setTyping(settled(value));

  const change = (next: Typing) => {
    setTyping(next);
    onChange(valueOf(next));
  };
  const { tags, typed, at, isOne } = typing;
  return {
    ...typing,
    /** What is typed; with a comma, semicolon or line break in it, the items before the last of them are settled. */
    type: (text: string) => {
      if (isOne && !/[\r\n]/.test(text)) return change({ ...typing, typed: text });
      const cut = Math.max(...[",", ";", "\r", "\n"].map((separator) => text.lastIndexOf(separator)));
      const done = splitPhrases(text.slice(0, cut + 1)).filter((item) => !tags.includes(item));
      const next = [...tags.slice(0, at), ...done, ...tags.slice(at)];
      change({ tags: next, typed: text.slice(cut + 1).trimStart(), at: at + done.length, isOne: false });
    },
    /** What is typed becomes an item. */
    settle: () => change(settled(valueOf(typing))),
    remove: (position: number) =>
      change(settled(valueOf({ ...typing, tags: tags.toSpliced(position, 1), at: at > position ? at - 1 : at }))),
    /** An item becomes what is typed, in its place. */
    edit: (position: number) => {
      const all = valueOf(typing);
      const from = all.indexOf(tags[position] ?? "");
      const text = all[from] ?? "";
      change({
        tags: all.toSpliced(from, 1),
        typed: text,
        at: from,
        isOne: separators.test(text) || bullet.test(text),
      });
    },
    isTyping: typed.trim() !== "",
  };
}
