import { useCallback, useId, useRef, useState, type ReactNode } from "react";
import { useDismiss } from "../../shared/useDismiss";

interface OptionMenuProps {
  /** What the list offers: 'Filters'. */
  label: string;
  /** The words on the button. */
  children: ReactNode;
  options: readonly { key: string; label: string }[];
  /** The position of the option that was pressed. */
  onChoose: (position: number) => void;
  className?: string;
}

/** A button that opens a list of buttons. Unlike a select, it does nothing while an editor only looks through the options. */
export function OptionMenu({
  label,
  children,
  options,
  onChoose,
  className = "btn btn-secondary btn-sm",
}: OptionMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback((byKey: boolean) => {
    if (byKey) button.current?.focus();
    setIsOpen(false);
  }, []);
  useDismiss(area, isOpen, close);

  function choose(position: number): void {
    close(true);
    onChoose(position);
  }

  return (
    <div className="option-menu" ref={area}>
      <button
        aria-controls={isOpen ? id : undefined}
        aria-expanded={isOpen}
        className={className}
        onClick={() => setIsOpen(!isOpen)}
        ref={button}
        type="button"
      >
        {children}
      </button>
      {isOpen && (
        <ul aria-label={label} className="panel option-list" id={id}>
          {options.map((option, position) => (
            <li key={option.key}>
              <button className="btn btn-quiet btn-sm" onClick={() => choose(position)} type="button">
                {option.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
