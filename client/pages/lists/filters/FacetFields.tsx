/** The parts of a facet panel. They belong to a form, so they work without JavaScript. */
import { startTransition, useId, useOptimistic, useRef, useState, type FocusEvent, type ReactNode } from "react";
import { button, field, needsScript, text } from "../../../theme/classes";
import { plural } from "../../../shared/format/plural";
import { slotClass } from "../../../theme/classNames";
import { Icon } from "../../../ui/Icon";
import { byName, type FacetCounts, type FacetValue } from "./facetValues";
import type * as recipes from "../lists.recipe";

const filters = slotClass<typeof recipes.filters>("filters");

/**
 * Returns the choices and a function that changes them. A new choice appears immediately, before the list that matches
 * it has loaded.
 */
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

/** Contains the facets. On a phone, one button opens them, and another closes them and shows the list. */
export function FacetFields({ choiceCount, counts: { total, retry }, noun, children }: FacetFieldsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLDivElement>(null);

  function handleShow() {
    setIsOpen(false);
    // The list begins below the toggle. The pressed button disappears, so the toggle gets the focus.
    toggle.current?.scrollIntoView();
    toggle.current?.focus({ preventScroll: true });
  }

  function handleRetry() {
    // The button disappears, so the fields get the focus.
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
  /** Whether the values have loaded. A facet without values is then hidden. */
  isLoaded: boolean;
  chosen: readonly string[];
  /** The id of the form that the fields belong to, if they are outside of that form. */
  form?: string | undefined;
  onToggle: (slug: string) => void;
}

/** A facet with more values than this has a search field. */
const SHORT_FACET = 8;

/** Shows the values of one facet as checkboxes. The list contains the rows with any of the chosen values. */
export function Facet({ name, label, values, isLoaded, chosen, form, onToggle }: FacetProps) {
  // A deselected value stays until the focus leaves the facet, even if the API never returned it or the visitor
  // searches for another value. Otherwise its checkbox would disappear with the focus.
  const [kept, setKept] = useState<readonly FacetValue[]>([]);
  const [typed, setTyped] = useState("");
  const missing = kept.filter(({ slug }) => values.every((value) => value.slug !== slug));
  const all = missing.length > 0 ? [...values, ...missing].toSorted(byName) : values;
  const hasFind = all.length > SHORT_FACET;
  const sought = hasFind ? typed.trim().toLowerCase() : "";
  const matches = all.filter(({ name: full, slug }) => full.toLowerCase().includes(sought) || slug.includes(sought));
  // The slug can contain the short name, such as "mga". Chosen values always stay, because the form submits only the
  // checkboxes that it contains.
  const shown = all.filter(
    (value) => matches.includes(value) || chosen.includes(value.slug) || kept.some(({ slug }) => slug === value.slug),
  );

  function handleToggle(value: FacetValue) {
    if (chosen.includes(value.slug)) setKept([...missing, { ...value, count: value.count === null ? null : 0 }]);
    onToggle(value.slug);
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    const isInside = currentTarget.closest("fieldset")?.contains(relatedTarget) ?? false;
    if (kept.length > 0 && relatedTarget && !isInside) setKept([]);
  }

  if (isLoaded && all.length === 0) return null;
  return (
    <fieldset className={filters("facet")}>
      <legend>{label}</legend>
      {hasFind && (
        <input
          aria-label={`Find a ${label.toLowerCase()}`}
          className={`${field()} ${filters("find")} ${needsScript()}`}
          onChange={(event) => setTyped(event.target.value)}
          // Enter would submit the form, although every choice already applies.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          placeholder="Find"
          type="search"
          value={typed}
        />
      )}
      <div className={filters("values")}>
        {hasFind && matches.length === 0 && (
          <p className={`${text({ size: "small" })} ${filters("none")}`} role="status">
            No match
          </p>
        )}
        {shown.map((value) => (
          <label className={filters("value", { isEmpty: value.count === 0 })} key={value.slug}>
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
