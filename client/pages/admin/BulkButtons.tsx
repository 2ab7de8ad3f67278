/** Two buttons that ask and answer and change nothing, and say so at every step (docs/decisions/006). */
import { useConfirm } from "../../shared/confirm";
import { messages } from "../../shared/messages";
import { showToast } from "../../shared/toasts";

const buttons = [
  {
    name: "Mark all casinos featured",
    title: "Mark all casinos featured?",
    text: "This button has no action yet: no casino will be changed.",
    toast: messages.casinosFeatured,
  },
  {
    name: "Activate all bonuses",
    title: "Activate all bonuses?",
    text: "This button has no action yet: no bonus will be changed.",
    toast: messages.bonusesActivated,
  },
] as const;

export function BulkButtons() {
  const confirm = useConfirm();

  async function handlePress({ name, title, text, toast }: (typeof buttons)[number]) {
    if (await confirm({ title, text, action: name })) showToast({ ...toast, tone: "success" });
  }

  return (
    <section className="panel record-row" aria-labelledby="bulk-buttons">
      <div>
        <h2 id="bulk-buttons">Bulk actions</h2>
        <p className="muted small" id="bulk-buttons-text">
          Neither button changes anything yet. To change many rows at once, select them under Manage casinos or Manage
          bonuses.
        </p>
      </div>
      <div className="record-actions">
        {buttons.map((button) => (
          <button
            key={button.name}
            type="button"
            className="btn btn-secondary btn-sm"
            aria-describedby="bulk-buttons-text"
            onClick={() => void handlePress(button)}
          >
            {button.name}
          </button>
        ))}
      </div>
    </section>
  );
}
