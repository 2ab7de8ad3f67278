import { useId, useState } from "react";
import { REPORT_SPANS } from "../../shared/limits";
import { rangeOf, refuseRange, today, type ReportChoice, type ReportRange } from "./reportRange";

interface RangePickerProps {
  choice: ReportChoice;
  onChoose: (choice: ReportChoice) => void;
}

/** Which days the report is about: the last ones up to today, or any two. */
export function RangePicker({ choice, onChoose }: RangePickerProps) {
  const isCustom = !("span" in choice);
  return (
    <div className="range-picker">
      <div className="row-wrap" role="group" aria-label="Days of the report">
        {REPORT_SPANS.map((span) => (
          <button
            key={span}
            type="button"
            className="chip"
            aria-pressed={!isCustom && choice.span === span}
            onClick={() => onChoose({ span })}
          >
            {span} days
          </button>
        ))}
        <button
          type="button"
          className="chip"
          aria-pressed={isCustom}
          onClick={() => !isCustom && onChoose(rangeOf(choice))}
        >
          Custom
        </button>
      </div>
      {isCustom && <CustomRange range={choice} onChoose={onChoose} />}
    </div>
  );
}

interface CustomRangeProps {
  range: ReportRange;
  onChoose: (range: ReportRange) => void;
}

function CustomRange({ range, onChoose }: CustomRangeProps) {
  const [typed, setTyped] = useState(range);
  const id = useId();
  const refusal = refuseRange(typed);

  function handleChange(change: Partial<ReportRange>) {
    const next = { ...typed, ...change };
    setTyped(next);
    if (!refuseRange(next)) onChoose(next);
  }

  return (
    <div className="row-wrap">
      {(["from", "to"] as const).map((end) => (
        <div className="range-day" key={end}>
          <label htmlFor={`${id}-${end}`}>{end === "from" ? "First day" : "Last day"}</label>
          <input
            id={`${id}-${end}`}
            className="field"
            type="date"
            max={today()}
            value={typed[end]}
            aria-invalid={refusal !== undefined}
            aria-describedby={`${id}-refusal`}
            onChange={({ target }) => handleChange({ [end]: target.value })}
          />
        </div>
      ))}
      <p className="range-refusal" id={`${id}-refusal`} role="status">
        {refusal}
      </p>
    </div>
  );
}
