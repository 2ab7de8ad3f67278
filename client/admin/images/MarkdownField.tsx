/** A field for a text in Markdown. An image that the editor uploads or chooses is inserted at the cursor. */
import { Textarea } from "@chakra-ui/react";
import { useRef } from "react";
import { FieldFrame, useFieldSpec, useForms } from "../fields/FieldFrame";
import { ImageDropZone } from "./ImageDropZone";

/** Replaces a missing description. It is selected, so the editor only needs to type. */
const UNDESCRIBED = "Describe the picture";

export function MarkdownField({ name }: { name: string }) {
  const { form } = useForms();
  const { check } = useFieldSpec(name, "line", "text");
  const { ref, ...registered } = form.register(name, { validate: (value) => check(String(value)) ?? true });
  const area = useRef<HTMLTextAreaElement | null>(null);

  function insert({ address, alt }: { address: string; alt: string }): void {
    const text = String(form.getValues(name));
    const at = area.current?.selectionStart ?? text.length;
    const before = text.slice(0, at);
    // Square brackets and line breaks would end the description.
    const description = alt.replaceAll(/[[\]\\\n]/g, " ").trim() || UNDESCRIBED;
    const start = `${before}${before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n"}![`;
    const rest = text.slice(at);
    const end = rest.startsWith("\n") || rest === "" ? "" : "\n\n";
    form.setValue(name, `${start}${description}](${address})${end}${rest}`, { shouldDirty: true, shouldTouch: true });
    area.current?.focus();
    area.current?.setSelectionRange(start.length, start.length + description.length);
  }

  return (
    <FieldFrame name={name}>
      {(attributes) => (
        <ImageDropZone onImage={insert}>
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
        </ImageDropZone>
      )}
    </FieldFrame>
  );
}
