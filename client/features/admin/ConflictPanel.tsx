import { useEffect, useRef, useState, type ReactNode } from "react";
import { ago } from "../../shared/ago";
import { formatDay, formatTime } from "../../shared/dates";
import type { AnyEditing } from "../../shared/forms/editing";
import type { FieldValue } from "../../shared/forms/fields";
import type { ConflictLine, Side } from "./conflict";
import { fieldWords } from "./fieldWords";
import type { LastChange } from "./rowChanges";

interface ConflictPanelProps {
  editing: AnyEditing;
  /** Who saved the other version, and when; null when that is not known. */
  change: LastChange | null;
  lines: readonly ConflictLine[];
  /** How a value is shown that is no text of its own, such as the id of a casino. */
  renderValue?: ((name: string, value: FieldValue) => ReactNode) | undefined;
  onResolve: (lines: readonly ConflictLine[]) => void;
  onPostpone: () => void;
}

/** Another editor has changed the same fields: both values of each, and the choice. Other fields are merged. */
export function ConflictPanel(props: ConflictPanelProps) {
  const { editing, change, lines: given, renderValue, onResolve, onPostpone } = props;
  const [lines, setLines] = useState(given);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const choose = (name: string, side: Side) =>
    setLines(lines.map((line) => (line.name === name ? { ...line, side } : line)));
  const show = (name: string, value: FieldValue) =>
    renderValue?.(name, value) ?? fieldWords(editing.fields[name], value);

  return (
    <section aria-labelledby="conflict-title" className="panel admin-conflict">
      <h3 id="conflict-title" ref={heading} tabIndex={-1}>
        This {editing.noun} was changed by {change?.actor ?? "another editor"} while you were editing it
      </h3>
      <p className="muted">
        {change && (
          <>
            {change.actor} saved it{" "}
            <time
              dateTime={change.createdAt}
              title={`${formatDay(change.createdAt)}, ${formatTime(change.createdAt)} UTC`}
            >
              {ago(change.createdAt)}
            </time>
            .{" "}
          </>
        )}
        You both changed {lines.length === 1 ? "this field" : "these fields"}: choose which value to keep. Nothing is
        saved until you do. All other changes of both of you are kept.
      </p>
      {lines.map(({ name, mine, theirs, side }) => (
        <fieldset className="conflict-line" key={name}>
          <legend>{editing.fields[name]?.label}</legend>
          <ConflictChoice isChosen={side === "mine"} label="Mine" name={name} onChoose={() => choose(name, "mine")}>
            {show(name, mine)}
          </ConflictChoice>
          <ConflictChoice
            isChosen={side === "theirs"}
            label="Theirs"
            name={name}
            onChoose={() => choose(name, "theirs")}
          >
            {show(name, theirs)}
          </ConflictChoice>
        </fieldset>
      ))}
      <div className="admin-form-actions">
        <button className="btn btn-primary" onClick={() => onResolve(lines)} type="button">
          Save with these choices
        </button>
        <button className="btn btn-secondary" onClick={onPostpone} type="button">
          Back to the form
        </button>
      </div>
    </section>
  );
}

interface ConflictChoiceProps {
  name: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function ConflictChoice({ name, label, isChosen, onChoose, children }: ConflictChoiceProps) {
  return (
    <label className="conflict-choice">
      <input checked={isChosen} name={`conflict-${name}`} onChange={onChoose} type="radio" />
      <strong>{label}</strong>
      <span className="conflict-value">{children}</span>
    </label>
  );
}
