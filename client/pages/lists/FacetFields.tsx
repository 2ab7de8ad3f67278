/** The parts of a panel of facets. They belong to a form, so they work without script. */
import { startTransition, useId, useOptimistic, useRef, useState, type FocusEvent, type ReactNode } from "react";
import { button, field, needsScript, text } from "../../theme/classes";
import { plural } from "../../shared/plural";
import { slotClass } from "../../theme/classNames";
import { Icon } from "../../ui/Icon";
import { byName, type FacetCounts, type FacetValue } from "./facetValues";
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
  choiceCount: number;
  counts: FacetCounts;
  /** What the list contains. */
  noun: "casino" | "game";
  children: ReactNode;
}

/** Contains the facets. On a phone, one button opens them, and another returns to the list. */
export function FacetFields({ choiceCount, counts: { total, retry }, noun, children }: FacetFieldsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLDivElement>(null);

  function handleShow() {
    setIsOpen(false);
    // The list begins below this button. The pressed button disappears, so it passes the focus on.
    toggle.current?.scrollIntoView();
    toggle.current?.focus({ preventScroll: true });
  }

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
        ref={toggle}
        type="button"
      >
        {choiceCount > 0 ? `Filters (${choiceCount})` : "Filters"} <Icon name="chevron" size={16} />
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
        <button
          className={`${button({ tone: "primary" })} ${filters("show")} ${needsScript()}`}
          onClick={handleShow}
          type="button"
        >
          {total === null ? "Close the filters" : `Show ${plural(total, noun)}`}
        </button>
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

/** A facet with more values than this has a field that finds one of them. */
const SHORT_FACET = 8;

/** One facet: a row of the list has any of the chosen values. */
export function Facet({ name, label, values, chosen, form, onToggle }: FacetProps) {
  // A deselected value without rows stays until the focus moves on. Otherwise its checkbox would disappear with the focus.
  const [kept, setKept] = useState<readonly FacetValue[]>([]);
  const [typed, setTyped] = useState("");
  const missing = kept.filter(({ slug }) => values.every((value) => value.slug !== slug));
  const all = missing.length > 0 ? [...values, ...missing].toSorted(byName) : values;
  // The field stays when other filters make the facet short.
  const [longest, setLongest] = useState(all.length);
  if (all.length > longest) setLongest(all.length);
  const sought = typed.trim().toLowerCase();
  // A slug can be the short name: "mga". A chosen value stays, because the form sends only what it contains.
  const shown = all.filter(
    (value) => value.name.toLowerCase().includes(sought) || value.slug.includes(sought) || chosen.includes(value.slug),
  );

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
      {longest > SHORT_FACET && (
        <input
          aria-label={`Find a ${label.toLowerCase()}`}
          className={`${field()} ${filters("find")} ${needsScript()}`}
          onChange={(event) => setTyped(event.target.value)}
          // Enter would send the form, which has every choice already.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          placeholder="Find"
          type="search"
          value={typed}
        />
      )}
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
        {shown.length === 0 && all.length > 0 && <p className={text({ size: "small" })}>No match</p>}
      </div>
    </fieldset>
  );
}
