/** What a visitor would notice of a press: where it leads, what opens, what is stored, and what the page says. */
function noticed() {
  const tooltips = document.querySelectorAll("[role=tooltip]");
  const words = [...tooltips].reduce(
    (text, { textContent }) => text.replace(textContent, ""),
    document.body.textContent,
  );
  return {
    address: window.location.href,
    dialogs: document.querySelectorAll("dialog[open], [role=dialog], [role=alertdialog]").length,
    stored: Object.keys(localStorage).filter((key) => key !== "analytics_events"),
    words,
  };
}

/** Does what does nothing, and expects just that; its tooltip may show. */
export async function expectNothing(press: () => Promise<void>): Promise<void> {
  const before = noticed();
  await press();
  expect(noticed()).toEqual(before);
}
