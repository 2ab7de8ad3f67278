/** The parts of a panel of facets. They belong to a form, so they work without script. */
import { startTransition, useId, useOptimistic, useRef, useState, type FocusEvent, type ReactNode } from "react";
import { button, needsScript, text } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import { Icon } from "../../ui/Icon";
import { byName, type FacetValue } from "./facetValues";
import type * as recipes from "./lists.recipe";

const filters = slotClass<typeof recipes.filters>("filters");

/** Returns the choices and how to change them. A choice appears immediately, while its list is still loading. */
export function useFacetChoices<Choices>(
  rendered: Choices,
  onChange: (change: (choices: Choices) => Choices) => void,
): [Choices, (change: (choices: Choices) => Choices) => void] {
  const [choices, setChoices] = useOptimistic(rendered);

  function handleChange(change: (previous: Choices) => Choices) {
    startTransition(() => {
      setChoices((previous) => change(previous));
      onChange(change);
    });
  }

  return [choices, handleChange];
}

interface FacetFieldsProps {
  /** The number of chosen values. */
  count: number;
  /** Loads the numbers of rows again. Null unless they could not be loaded. */
  retry: (() => void) | null;
  children: ReactNode;
}

/** Contains the facets. On a phone, a button opens them. */
export function FacetFields({ count, retry, children }: FacetFieldsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const fields = useRef<HTMLDivElement>(null);

  function handleRetry() {
    // The button disappears, so it passes the focus on.
    fields.current?.focus({ preventScroll: true });
    retry?.();
  }

  return (
    <>
      <button
        aria-controls={id}
        aria-expanded={isOpen}
        className={`${button({ tone: "secondary" })} ${filters("toggle")} ${needsScript()}`}
        onClick={() => setIsOpen(!isOpen)}
        type="button"
      >
        {count > 0 ? `Filters (${count})` : "Filters"} <Icon name="chevron" size={16} />
      </button>
      <div className={filters("facets", { isOpen })} id={id} ref={fields} tabIndex={-1}>
        {children}
        {retry && (
          <p className={`${text({ size: "small" })} ${filters("note")}`} role="status">
            The numbers next to the filters could not be loaded.{" "}
            <button
              className={`${button({ tone: "quiet", size: "sm" })} ${needsScript()}`}
              onClick={handleRetry}
              type="button"
            >
              Load the numbers again
            </button>
          </p>
        )}
      </div>
    </>
  );
}

interface FacetProps {
  /** The URL parameter. */
  name: string;
  label: string;
  values: readonly FacetValue[];
  chosen: readonly string[];
  /** The id of the form that the fields belong to, if they are outside of that form. */
  form?: string | undefined;
  onToggle: (slug: string) => void;
}

/** One facet: a row of the list has any of the chosen values. */
export function Facet({ name, label, values, chosen, form, onToggle }: FacetProps) {
  // A deselected value without rows stays until the focus moves on. Otherwise its checkbox would disappear with the focus.
  const [kept, setKept] = useState<readonly FacetValue[]>([]);
  const missing = kept.filter(({ slug }) => values.every((value) => value.slug !== slug));
  const shown = missing.length > 0 ? [...values, ...missing].toSorted(byName) : values;

  function handleToggle(value: FacetValue) {
    if (chosen.includes(value.slug)) setKept([...missing, { ...value, count: value.count === null ? null : 0 }]);
    onToggle(value.slug);
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    const isInside = currentTarget.closest("fieldset")?.contains(relatedTarget) ?? false;
    if (kept.length > 0 && relatedTarget && !isInside) setKept([]);
  }

  return (
    <fieldset className={filters("facet")}>
      <legend>{label}</legend>
      <div className={filters("values")}>
        {shown.map((value) => (
          <label className={filters("value")} key={value.slug}>
            <input
              checked={chosen.includes(value.slug)}
              form={form}
              name={name}
              onBlur={handleBlur}
              onChange={() => handleToggle(value)}
              type="checkbox"
              value={value.slug}
            />
            <span>{value.name}</span>
            {value.count !== null && <small>{value.count}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
