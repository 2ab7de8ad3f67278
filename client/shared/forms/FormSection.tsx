import type { ReactNode } from "react";

interface FormSectionProps {
  title: string;
  /** It holds check boxes only, which stand closer. */
  isFlags?: boolean;
  children: ReactNode;
}

/** Where links lead that name the section by its title. */
export function formSectionId(title: string): string {
  return `form-${title.toLowerCase().replaceAll(" ", "-")}`;
}

/** Fields that belong together, under their own heading. */
export function FormSection({ title, isFlags = false, children }: FormSectionProps) {
  return (
    <fieldset className="form-section" id={formSectionId(title)} tabIndex={-1}>
      <legend>{title}</legend>
      <div className={isFlags ? "form-flags" : "form-grid"}>{children}</div>
    </fieldset>
  );
}
