import { formSectionId } from "../../shared/forms/FormSection";

/** Leads to each part of a long form, and stays in sight above it. */
export function SectionLinks({ sections }: { sections: readonly string[] }) {
  return (
    <nav aria-label="Parts of this form" className="editor-sections">
      {sections.map((title) => (
        <button
          key={title}
          onClick={() => {
            const section = document.getElementById(formSectionId(title));
            section?.scrollIntoView({ block: "start" });
            section?.focus({ preventScroll: true });
          }}
          type="button"
        >
          {title}
        </button>
      ))}
    </nav>
  );
}
