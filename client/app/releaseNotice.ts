/**
 * Tells the visitor that the server has a newer release than this page, and offers to reload. Plain elements without React:
 * the inline script uses it too, where the app's own scripts are what is missing.
 */
import { releaseWords } from "../shared/messages";

function makeButton(className: string, text: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = className;
  button.textContent = text;
  button.addEventListener("click", onClick);
  return button;
}

/** The visitor has closed the notice: the next one comes after a reload. */
let isClosed = false;

/** Shows the notice, once. The page is reloaded by the visitor only. */
export function offerReload(): void {
  if (isClosed || document.querySelector(".release-notice")) return;
  const notice = document.createElement("div");
  notice.className = "release-notice";
  notice.setAttribute("role", "status");
  document.body.append(notice);
  const text = document.createElement("span");
  text.textContent = releaseWords.ready;
  const reload = makeButton("btn btn-primary btn-sm", releaseWords.reload, () => window.location.reload());
  const close = makeButton("btn btn-quiet btn-icon", "×", () => {
    isClosed = true;
    notice.remove();
  });
  close.setAttribute("aria-label", "Close");
  // A screen reader announces only what changes in a region that is there already.
  setTimeout(() => notice.append(text, reload, close));
}
