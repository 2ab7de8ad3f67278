type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The visitor's actions before the app starts. An inline script records them, and the app replays them. */
interface EarlyEvents {
  /** The buttons that the visitor clicked. A button is listed once, even after several clicks. */
  pressed: HTMLButtonElement[];
  /** The fields that the visitor changed, with their latest values. The field that changed last comes last. */
  filled: Map<Field, string | boolean>;
  /** Chromium's event that offers to install the site. */
  installEvent: Event | null;
  stop: () => void;
  /** Stops recording input. The replay calls this function, because visitors keep typing while the app hydrates. */
  stopTyping: () => void;
}

declare global {
  interface Window {
    earlyEvents?: EarlyEvents;
  }
}

/** Starts recording. The inline script calls this function. */
export function recordEarlyEvents(): void {
  const early: EarlyEvents = { pressed: [], filled: new Map(), installEvent: null, stop, stopTyping };
  window.earlyEvents = early;

  function stop() {
    document.removeEventListener("click", recordPress, true);
    window.removeEventListener("beforeinstallprompt", recordInstall);
  }
  function stopTyping() {
    document.removeEventListener("input", recordInput, true);
  }
  function recordInput({ target }: Event) {
    if (!isField(target)) return;
    early.filled.delete(target);
    early.filled.set(target, isCheckable(target) ? target.checked : target.value);
  }
  function recordPress(event: MouseEvent) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    // A form that has an action works without the app, because the browser can submit it.
    if (!button || (button.type === "submit" && button.form?.hasAttribute("action"))) return;
    if (button.form) event.preventDefault();
    if (!early.pressed.includes(button)) early.pressed.push(button);
  }
  function recordInstall(event: Event) {
    event.preventDefault();
    early.installEvent = event;
  }
  document.addEventListener("click", recordPress, true);
  document.addEventListener("input", recordInput, true);
  window.addEventListener("beforeinstallprompt", recordInstall);
}

/**
 * Stops recording clicks and the install event. Call this function right before the app starts listening, or clicks are
 * handled twice.
 */
export function stopEarlyEvents(): void {
  window.earlyEvents?.stop();
}

/** Replays the input and the clicks that were recorded before the app started listening. */
export function replayEarlyEvents(): void {
  const early = window.earlyEvents;
  if (!early) return;
  early.stopTyping();
  for (const [field, value] of early.filled) if (field.isConnected) fill(field, value);
  early.filled.clear();
  for (const button of early.pressed.splice(0)) if (button.isConnected) button.click();
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type);
}

/** Fills in a field. React ignores an event if the value has not changed, so this function empties the field first. */
function fill(field: Field, value: string | boolean): void {
  // The first event hydrates the part of the page that contains the field, if that part is not hydrated yet.
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (isCheckable(field)) {
    field.checked = !value;
    field.click();
    return;
  }
  field.value = "";
  // React overrides the element's own `value` property. The prototype's setter bypasses React.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Returns the browser's install event once, if it fired before the app listened. */
export function takeInstallEvent(): Event | null {
  const event = window.earlyEvents?.installEvent ?? null;
  if (window.earlyEvents) window.earlyEvents.installEvent = null;
  return event;
}
