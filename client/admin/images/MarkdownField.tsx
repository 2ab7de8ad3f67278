/** A field for Markdown text. An image or an embed that the editor chooses is inserted at the cursor. */
import { Button, Textarea } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { EmbedPicker } from "../articles/EmbedPicker";
import { FieldFrame, useFieldSpec, useForms } from "../fields/FieldFrame";
import { ImageDropZone } from "./ImageDropZone";

/** The placeholder for a missing description. It is selected, so the editor only needs to type. */
const UNDESCRIBED = "Describe the picture";

export function MarkdownField({ name }: { name: string }) {
  const { form } = useForms();
  const { check } = useFieldSpec(name, "line", "text");
  const { ref, ...registered } = form.register(name, { validate: (value) => check(String(value)) ?? true });
  const area = useRef<HTMLTextAreaElement | null>(null);
  const [isEmbedding, setIsEmbedding] = useState(false);

  /** Inserts a paragraph at the cursor. Selects the given part of it, or puts the cursor at its end. */
  function insert(paragraph: string, selected: { from: number; to: number } | null = null): void {
    const text = String(form.getValues(name));
    const at = area.current?.selectionStart ?? text.length;
    const before = text.slice(0, at);
    const start = `${before}${before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n"}`;
    const rest = text.slice(at);
    const end = rest.startsWith("\n") || rest === "" ? "" : "\n\n";
    form.setValue(name, `${start}${paragraph}${end}${rest}`, { shouldDirty: true, shouldTouch: true });
    area.current?.focus();
    const { from, to } = selected ?? { from: paragraph.length, to: paragraph.length };
    area.current?.setSelectionRange(start.length + from, start.length + to);
  }

  function insertImage({ address, alt }: { address: string; alt: string }): void {
    // Square brackets and line breaks would end the description.
    const description = alt.replaceAll(/[[\]\\\n]/g, " ").trim() || UNDESCRIBED;
    insert(`![${description}](${address})`, { from: 2, to: 2 + description.length });
  }

  return (
    <FieldFrame name={name}>
      {(attributes) => (
        <ImageDropZone
          actions={
            <Button onClick={() => setIsEmbedding(true)} size="sm">
              Embed a casino or bonus
            </Button>
          }
          onImage={insertImage}
        >
          <Textarea
            autoComplete="off"
            minH="240px"
            {...attributes}
            {...registered}
            ref={(element) => {
              area.current = element;
              ref(element);
            }}
          />
          {isEmbedding && (
            <EmbedPicker
              onChoose={(shortCode) => {
                // Close the dialog first, because it returns the focus to the button.
                flushSync(() => setIsEmbedding(false));
                insert(shortCode);
              }}
              onClose={() => setIsEmbedding(false)}
            />
          )}
        </ImageDropZone>
      )}
    </FieldFrame>
  );
}
