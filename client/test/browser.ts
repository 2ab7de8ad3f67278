/** Adds browser features that jsdom lacks: media queries, modal dialogs, file contents, scrolling and sizes. */

import { NOTICE_DURATION_MS, TOAST_DURATION_MS } from "../shared/limits";

const listeners = new Set<() => void>();
let isDark = false;

/** Sets whether the operating system prefers dark colors. The 'system' theme follows this setting. */
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

/** The open modal dialogs, topmost last. `before` is the element that had the focus before the dialog opened. */
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

/**
 * Reads a form's fields, as the browser's FormData does. React uses FormData for submitted forms, but Node's FormData
 * ignores its argument.
 */
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

/** The elements that browsers do not show, for computedStyle(). */
const NOT_SHOWN = "dialog:not([open]), [hidden], input[type='hidden'], head, script, style, template";

/**
 * Returns the inline style, and hides what browsers hide. jsdom's function compares each element with all rules of
 * Chakra's style sheets, which took a third of the tests' time. Colors and layout are tested in the browser.
 */
function computedStyle(element: HTMLElement): CSSStyleDeclaration {
  if (!element.matches(NOT_SHOWN)) return element.style;
  const { style } = element.cloneNode() as HTMLElement;
  style.display = "none";
  return style;
}

/** The delays after which the two kinds of toasts leave. */
const toastDelays = new Set<unknown>([NOTICE_DURATION_MS, TOAST_DURATION_MS]);

/**
 * Keeps toasts on the page until the test ends. On a busy machine, they would leave before the test has read them. Tests
 * of these delays use fake timers, which replace this function.
 */
function keepToasts(): void {
  globalThis.setTimeout = new Proxy(setTimeout, {
    apply(start, self, [act, delay, ...given]: Parameters<typeof setTimeout>) {
      return Reflect.apply(start, self, [toastDelays.has(delay) ? () => undefined : act, delay, ...given]);
    },
  });
}

/** Never calls its callback, because elements have no size in jsdom. */
class ResizeObserverOfNothing {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

export function installBrowser(): void {
  keepToasts();
  Object.assign(window, {
    matchMedia,
    getComputedStyle: computedStyle,
    scrollTo: () => undefined,
    FormData: FormDataOfForms,
  });
  globalThis.ResizeObserver ??= ResizeObserverOfNothing;
  globalThis.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent;
  // Packages also look these up in the document's own window.
  Object.assign(document.defaultView!, { PointerEvent, ResizeObserver, matchMedia, getComputedStyle: computedStyle });
  // jsdom's File has its own Blob as the base class, which is not Node's Blob.
  const fileBlob = Object.getPrototypeOf(File.prototype) as Blob;
  if (!("text" in fileBlob)) Object.assign(fileBlob, { text: textOf, arrayBuffer: bytesOf });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  Object.assign(HTMLDialogElement.prototype, { showModal, close: closeDialog });
  window.addEventListener("keydown", closeByEscape);
}

/** Makes the page send the analytics events that wait for an idle browser, as if the visitor left the page. */
export function sendWaitingEvents(): void {
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
  Reflect.deleteProperty(document, "visibilityState");
}

/** Resets the theme, the storage and the URL between tests. */
export function resetBrowser(): void {
  listeners.clear();
  isDark = false;
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.className = "";
  window.history.replaceState(null, "", "/");
}
