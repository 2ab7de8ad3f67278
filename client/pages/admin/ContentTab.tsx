import { messages } from "../../shared/messages";
import { DEFAULT_SEO } from "../../shared/site";
import { NotYetButton } from "../../shared/ui/NotYetButton";

const fields = [
  { name: "title", label: "Default SEO title", rows: 1 },
  { name: "description", label: "Default SEO description", rows: 3 },
  { name: "keywords", label: "Default SEO keywords", rows: 2 },
] as const;

/** What the site tells search engines unless a page says more. Shown as it is: changing it has no action yet (docs/decisions/006). */
export function ContentTab() {
  return (
    <section aria-labelledby="content-title" className="panel admin-narrow">
      <h2 id="content-title">Content</h2>
      <p className="muted">
        {messages.notAvailableYet}: these can be read here and copied, and are changed in the site's code. Nothing on
        this tab is sent or kept.
      </p>
      <div className="stack">
        {fields.map(({ name, label, rows }) => (
          <label className="admin-field" key={name}>
            <span>{label}</span>
            <textarea className="field" defaultValue={DEFAULT_SEO[name]} readOnly rows={rows} />
          </label>
        ))}
      </div>
      <div className="admin-form-actions">
        <NotYetButton>Update SEO settings</NotYetButton>
      </div>
    </section>
  );
}
