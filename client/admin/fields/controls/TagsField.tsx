/**
 * A field with a list of short phrases. Editors type or paste phrases with separators, such as commas, between them.
 * They can change and remove phrases with the keyboard.
 */
import { Box, chakra, Flex, IconButton } from "@chakra-ui/react";
import { useRef, type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { useController } from "react-hook-form";
import { Icon } from "../../../ui/Icon";
import { FieldFrame, useFieldSpec, useForms } from "../FieldFrame";
import { isSameValue } from "../fieldTable";
import { uniquePhrases } from "../../../../shared/rules/text";
import { bullet, splitPhrases } from "../rules";

interface TagsFieldProps {
  name: string;
}

export function TagsField({ name }: TagsFieldProps) {
  const { form, isTypedKept = false } = useForms();
  const { check, isByLine = false } = useFieldSpec(name, "tags");
  const { field } = useController({
    name,
    control: form.control,
    rules: { validate: (value) => check(value as string[]) ?? true },
  });
  const list = useTags(field.value as string[], field.onChange, isByLine);
  const area = useRef<HTMLDivElement>(null);
  const focusTag = (position: number) => area.current?.querySelectorAll<HTMLElement>("[data-tag]")[position]?.focus();
  const focusInput = () => area.current?.querySelector("input")?.focus();

  function edit(position: number) {
    list.edit(position);
    focusInput();
  }

  function remove(position: number) {
    list.remove(position);
    focusInput();
  }

  function handleTagKey(event: KeyboardEvent, position: number) {
    const isLast = position === list.tags.length - 1;
    const actions: Record<string, () => void> = {
      ArrowLeft: () => focusTag(Math.max(position - 1, 0)),
      ArrowRight: () => (isLast ? focusInput() : focusTag(position + 1)),
      Home: () => focusTag(0),
      End: focusInput,
      Escape: focusInput,
      Delete: () => remove(position),
      Backspace: () => remove(position),
    };
    const act = actions[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  function handleInputKey(event: KeyboardEvent<HTMLInputElement>) {
    const isAtStart = event.currentTarget.selectionStart === 0 && event.currentTarget.selectionEnd === 0;
    if (event.key === "Enter" && list.isTyping) {
      event.preventDefault(); // Adds the item instead of submitting the form.
      list.settle();
    } else if (isAtStart && list.at > 0 && event.key === "ArrowLeft") focusTag(list.at - 1);
    else if (isAtStart && list.at > 0 && event.key === "Backspace" && !list.isTyping) {
      event.preventDefault();
      edit(list.at - 1);
    }
  }

  /** Keeps pasted line breaks, because they separate items. A single-line input would remove them. */
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData("text");
    if (!/[\r\n]/.test(pasted)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    list.type(value.slice(0, selectionStart ?? value.length) + pasted + value.slice(selectionEnd ?? value.length));
  }

  const tags = list.tags.map((tag, position) => (
    <Flex align="center" as="li" bg="sunken" borderRadius="6px" key={tag} maxW="100%" minH="28px" pr="0.5">
      <chakra.button
        _focus={{ bg: "accent.soft", color: "accent" }}
        aria-label={`Edit ${tag}`}
        borderRadius="6px"
        color="ink.2"
        cursor="text"
        data-tag
        fontSize="xs"
        fontWeight={600}
        minH="28px"
        onClick={() => edit(position)}
        onKeyDown={(event) => handleTagKey(event, position)}
        overflowWrap="anywhere"
        pl="2.5"
        pr="1"
        tabIndex={-1}
        textAlign="left"
        type="button"
      >
        {tag}
      </chakra.button>
      <IconButton
        _hover={{ color: "warn" }}
        aria-label={`Remove ${tag}`}
        color="ink.3"
        flex="none"
        h="24px"
        minW="24px"
        onClick={() => remove(position)}
        tabIndex={-1}
        variant="plain"
      >
        <Icon name="close" size={12} />
      </IconButton>
    </Flex>
  ));
  return (
    <FieldFrame name={name}>
      {(attributes) => (
        <Box
          _focusWithin={{ outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" }}
          bg="bg"
          border="1px solid"
          borderColor={attributes["aria-invalid"] ? "warn" : "line.control"}
          borderRadius="m"
          cursor="text"
          minH="40px"
          px="2"
          py="1.5"
          ref={area}
        >
          <Flex align="center" as="ul" gap="1.5" wrap="wrap">
            {tags.slice(0, list.at)}
            <Box as="li" flex="1 1 12ch" key="typed" minW="12ch">
              <chakra.input
                {...attributes}
                _focusVisible={{ outline: "none" }}
                _placeholder={{ color: "ink.3", opacity: 1 }}
                autoComplete="off"
                bg="transparent"
                enterKeyHint="done"
                minH="28px"
                onBlur={() => {
                  if (list.isTyping && !isTypedKept) list.settle();
                  field.onBlur();
                }}
                onChange={(event) => list.type(event.target.value)}
                onKeyDown={handleInputKey}
                onPaste={handlePaste}
                placeholder={
                  list.tags.length === 0 ? `Type, then press Enter${isByLine ? "" : " or comma"}` : undefined
                }
                px="1"
                ref={field.ref}
                value={list.typed}
                w="100%"
              />
            </Box>
            {tags.slice(list.at)}
          </Flex>
        </Box>
      )}
    </FieldFrame>
  );
}

/** The finished items, and the item that the editor is typing. */
interface Typing {
  tags: readonly string[];
  typed: string;
  /** How many items come before the typed text. */
  at: number;
  /**
   * Whether the typed text is a single item even if it contains separators. True while the editor edits an item with a
   * comma or a bullet, and always in a field whose items can contain commas.
   */
  isOne: boolean;
}

const separators = /[,;\r\n]/;

function valueOf({ tags, typed, at, isOne }: Typing): string[] {
  return uniquePhrases([...tags.slice(0, at), ...(isOne ? [typed] : splitPhrases(typed)), ...tags.slice(at)]);
}

function settled(value: readonly string[], isByLine: boolean): Typing {
  return { tags: value, typed: "", at: value.length, isOne: isByLine };
}

/**
 * Manages a list while the editor changes it. The value includes the unfinished item, so a draft is complete. If the
 * form sets another value, the unfinished item is lost.
 */
export function useTags(value: readonly string[], onChange: (value: string[]) => void, isByLine = false) {
  const [typing, setTyping] = useState(() => settled(value, isByLine));
  if (!isSameValue(valueOf(typing), [...value])) setTyping(settled(value, isByLine));

  const change = (next: Typing) => {
    setTyping(next);
    onChange(valueOf(next));
  };
  const { tags, typed, at, isOne } = typing;
  return {
    ...typing,
    /** Changes the typed text. The text before a separator, such as a comma, becomes finished items. */
    type: (text: string) => {
      if (isOne && !/[\r\n]/.test(text)) return change({ ...typing, typed: text });
      const marks = isByLine ? ["\r", "\n"] : [",", ";", "\r", "\n"];
      const cut = Math.max(...marks.map((mark) => text.lastIndexOf(mark)));
      const done = splitPhrases(text.slice(0, cut + 1), isByLine).filter((item) => !tags.includes(item));
      const next = [...tags.slice(0, at), ...done, ...tags.slice(at)];
      change({ tags: next, typed: text.slice(cut + 1).trimStart(), at: at + done.length, isOne: isByLine });
    },
    /** Finishes the item that the editor is typing. */
    settle: () => change(settled(valueOf(typing), isByLine)),
    remove: (position: number) =>
      change(
        settled(valueOf({ ...typing, tags: tags.toSpliced(position, 1), at: at > position ? at - 1 : at }), isByLine),
      ),
    /** Starts editing an item in place. */
    edit: (position: number) => {
      const all = valueOf(typing);
      const from = all.indexOf(tags[position] ?? "");
      const text = all[from] ?? "";
      change({
        tags: all.toSpliced(from, 1),
        typed: text,
        at: from,
        isOne: isByLine || separators.test(text) || bullet.test(text),
      });
    },
    isTyping: typed.trim() !== "",
  };
}
