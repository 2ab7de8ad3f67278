/** Returns what a visitor could notice: the URL, the number of dialogs, the stored keys and the page's text. */
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

/** Performs an action and expects that nothing changes, except that a tooltip may appear. */
export async function expectNothing(press: () => Promise<void>): Promise<void> {
  const before = noticed();
  await press();
  expect(noticed()).toEqual(before);
}
