/** A list of short phrases: typed or pasted with commas, each one changed, removed and walked with the keys. */
import { useRef, type ClipboardEvent, type KeyboardEvent } from "react";
import { useController } from "react-hook-form";
import { Icon } from "../ui/Icon";
import { FieldFrame } from "./FieldFrame";
import { useFieldSpec, useForms } from "./FieldsContext";
import { useTags } from "./useTags";

interface TagsFieldProps {
  name: string;
}

export function TagsField({ name }: TagsFieldProps) {
  const { form } = useForms();
  const { check } = useFieldSpec(name, "tags");
  const { field } = useController({
    name,
    control: form.control,
    rules: { validate: (value) => check(value as string[]) ?? true },
  });
  const list = useTags(field.value as string[], field.onChange);
  const area = useRef<HTMLDivElement>(null);
  const focusTag = (position: number) => area.current?.querySelectorAll<HTMLElement>(".tags-text")[position]?.focus();
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
      event.preventDefault(); // Not yet the form's.
      list.settle();
    } else if (isAtStart && list.at > 0 && event.key === "ArrowLeft") focusTag(list.at - 1);
    else if (isAtStart && list.at > 0 && event.key === "Backspace" && !list.isTyping) {
      event.preventDefault();
      edit(list.at - 1);
    }
  }

  /** An input of one line would join the lines that are pasted. */
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData("text");
    if (!/[\r\n]/.test(pasted)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    list.type(value.slice(0, selectionStart ?? value.length) + pasted + value.slice(selectionEnd ?? value.length));
  }

  const tags = list.tags.map((tag, position) => (
    <li className="tag tags-item" key={tag}>
      <button
        aria-label={`Change ${tag}`}
        className="tags-text"
        onClick={() => edit(position)}
        onKeyDown={(event) => handleTagKey(event, position)}
        tabIndex={-1}
        type="button"
      >
        {tag}
      </button>
      <button
        aria-label={`Remove ${tag}`}
        className="tags-remove"
        onClick={() => remove(position)}
        tabIndex={-1}
        type="button"
      >
        <Icon name="close" size={12} />
      </button>
    </li>
  ));
  return (
    <FieldFrame name={name}>
      {(attributes) => (
        <div className="field tags-control" ref={area}>
          <ul className="tags-list">
            {tags.slice(0, list.at)}
            <li className="tags-typed" key="typed">
              <input
                {...attributes}
                autoComplete="off"
                className="tags-input"
                enterKeyHint="done"
                onBlur={() => {
                  if (list.isTyping) list.settle();
                  field.onBlur();
                }}
                onChange={(event) => list.type(event.target.value)}
                onKeyDown={handleInputKey}
                onPaste={handlePaste}
                placeholder={list.tags.length === 0 ? "Type, and press Enter or a comma" : undefined}
                ref={field.ref}
                value={list.typed}
              />
            </li>
            {tags.slice(list.at)}
          </ul>
        </div>
      )}
    </FieldFrame>
  );
}
