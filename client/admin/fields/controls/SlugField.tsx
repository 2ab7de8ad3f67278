import { Button, Input, Text } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { useController, useWatch } from "react-hook-form";
import { panelMessages } from "../../messages";
import { proposedSlug, slugAsTyped, toSlug } from "../../../../shared/slug";
import { FieldFrame, useFieldSpec, useForms } from "../FieldFrame";

interface SlugFieldProps {
  name: string;
}

/**
 * A field for a slug, the last part of a URL. The field normalizes the slug while the editor types. In a new row, the
 * slug follows the name until the editor types another slug. The slug stays empty if the name has letters without a
 * Latin equivalent. An existing slug changes only if the editor asks for it.
 */
export function SlugField({ name }: SlugFieldProps) {
  const { form, isNew } = useForms();
  const { from, check } = useFieldSpec(name, "slug");
  const { field } = useController({
    name,
    control: form.control,
    rules: { validate: (value) => check(String(value)) ?? true },
  });
  const sourceText = String(useWatch({ control: form.control, name: from }));
  const source = proposedSlug(sourceText);
  const slug = String(field.value);
  const followed = useRef(source);

  useEffect(() => {
    const isFollowing = slug === followed.current;
    followed.current = source;
    const isValidated = form.formState.isSubmitted;
    if (isNew && isFollowing && slug !== source)
      form.setValue(name, source, { shouldDirty: true, shouldValidate: isValidated });
  }, [form, isNew, name, slug, source]);

  const isUnknown = slug === "" && source === "" && sourceText.trim() !== "";
  const isProposed = !isNew && source !== "" && source !== toSlug(slug);
  return (
    <FieldFrame
      name={name}
      note={
        <>
          {/* Always rendered, so a screen reader announces the slug when the name changes. */}
          <Text color="ink.3" fontSize="xs" role="status">
            {isUnknown && panelMessages.slugUnknown}
          </Text>
          {isProposed && (
            <Button
              _hover={{ textDecoration: "underline" }}
              color="accent"
              fontSize="sm"
              fontWeight={600}
              justifySelf="start"
              onClick={() => field.onChange(source)}
              variant="plain"
            >
              Use {source}
            </Button>
          )}
        </>
      }
    >
      {(attributes) => (
        <Input
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          {...attributes}
          {...field}
          onBlur={() => {
            if (slug !== toSlug(slug)) field.onChange(toSlug(slug));
            field.onBlur();
          }}
          onChange={(event) => field.onChange(slugAsTyped(event.target.value))}
          value={slug}
        />
      )}
    </FieldFrame>
  );
}
