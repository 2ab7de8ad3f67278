import type { ReactNode } from "react";

interface FormSectionProps {
  title: string;
  /** It holds check boxes only, which stand closer. */
  isFlags?: boolean;
  children: ReactNode;
}

/** Fields that belong together, under their own heading. */
export function FormSection({ title, isFlags = false, children }: FormSectionProps) {
  return (
    <fieldset className="form-section">
      <legend>{title}</legend>
      <div className={isFlags ? "form-flags" : "form-grid"}>{children}</div>
    </fieldset>
  );
}
