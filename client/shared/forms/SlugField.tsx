import { useEffect, useRef } from "react";
import { useController, useWatch } from "react-hook-form";
import { messages } from "../messages";
import { proposedSlug, slugAsTyped, toSlug } from "../slug";
import { FieldFrame } from "./FieldFrame";
import { useFieldSpec, useForms } from "./FieldsContext";

interface SlugFieldProps {
  name: string;
}

/**
 * The last part of an address, normalised as it is typed. For a new row it follows the name until somebody chooses
 * another one, as long as no letter of the name is left out; an address that exists already changes only when it is asked to.
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
          {/* Always there, so that a screen reader says it when the name is typed. */}
          <p className="form-hint" role="status">
            {isUnknown && messages.slugUnknown}
          </p>
          {isProposed && (
            <button className="form-proposal" onClick={() => field.onChange(source)} type="button">
              Use {source}
            </button>
          )}
        </>
      }
    >
      {(attributes) => (
        <input
          autoCapitalize="none"
          autoComplete="off"
          className="field"
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
