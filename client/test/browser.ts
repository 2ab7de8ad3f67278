/** Stand-ins for what jsdom does not have: media queries, modal dialogs, the text of files, scrolling, sizes. */

const listeners = new Set<() => void>();
let isDark = false;

/** The operating system's preference, which the 'system' theme follows. */
export function setSystemDark(next: boolean): void {
  isDark = next;
  for (const listener of listeners) listener();
}

function matchMedia(query: string): MediaQueryList {
  const list = {
    media: query,
    get matches() {
      return query === "(hover: hover)" || (query.includes("prefers-color-scheme: dark") && isDark);
    },
    addEventListener: (_type: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => void listeners.delete(listener),
  };
  return list as unknown as MediaQueryList;
}

/** The open modal dialogs, the topmost last, each with what had the focus before. */
const modals: { dialog: HTMLDialogElement; before: Element | null }[] = [];

function showModal(this: HTMLDialogElement): void {
  this.setAttribute("open", "");
  modals.push({ dialog: this, before: document.activeElement });
  this.querySelector<HTMLElement>("button, input, select, textarea, a[href]")?.focus();
}

function closeDialog(this: HTMLDialogElement): void {
  if (!this.hasAttribute("open")) return;
  this.removeAttribute("open");
  const [closed] = modals.splice(
    modals.findIndex(({ dialog }) => dialog === this),
    1,
  );
  if (closed?.before instanceof HTMLElement) closed.before.focus();
  this.dispatchEvent(new Event("close"));
}

function closeByEscape({ key, defaultPrevented }: KeyboardEvent): void {
  const dialog = modals.at(-1)?.dialog;
  if (!dialog || key !== "Escape" || defaultPrevented) return;
  if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
}

/** The environment's own form data is Node's, which knows no forms; React reads a submitted one. */
class FormDataOfForms extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const field of form?.querySelectorAll<HTMLInputElement>("[name]") ?? []) this.append(field.name, field.value);
  }
}

function bytesOf(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as ArrayBuffer));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("unreadable")));
    reader.readAsArrayBuffer(this);
  });
}

async function textOf(this: Blob): Promise<string> {
  return new TextDecoder().decode(new Uint8Array(await bytesOf.call(this)));
}

/** Nothing has a size here, so none ever changes. */
class ResizeObserverOfNothing {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

export function installBrowser(): void {
  Object.assign(window, { matchMedia, scrollTo: () => undefined, FormData: FormDataOfForms });
  globalThis.ResizeObserver ??= ResizeObserverOfNothing;
  // The environment's own Blob is Node's, and its File is not one of them.
  const fileBlob = Object.getPrototypeOf(File.prototype) as Blob;
  if (!("text" in fileBlob)) Object.assign(fileBlob, { text: textOf, arrayBuffer: bytesOf });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  Object.assign(HTMLDialogElement.prototype, { showModal, close: closeDialog });
  window.addEventListener("keydown", closeByEscape);
}

/** Leaves nothing of one test to the next. */
export function resetBrowser(): void {
  listeners.clear();
  isDark = false;
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.className = "";
  window.history.replaceState(null, "", "/");
}
