type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What happens to a page before the app's scripts run: the inline script records it, and the app then acts on it. */
interface EarlyEvents {
  /** The buttons that were pressed, each once. */
  pressed: HTMLButtonElement[];
  /** The fields that were typed into or chosen, in that order, with what each holds. */
  filled: Map<Field, string | boolean>;
  /** Chromium's offer to install the site. */
  installEvent: Event | null;
  stop: () => void;
  /** Typing is recorded until it is replayed: nobody stops typing while the app takes over. */
  stopTyping: () => void;
}

declare global {
  interface Window {
    earlyEvents?: EarlyEvents;
  }
}

/** Called by the inline script. */
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
    // A form with an address is sent by the browser itself.
    if (!button || button.form?.hasAttribute("action")) return;
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

/** Ends the recording. Called right before the app listens itself, or a press would count twice. */
export function stopEarlyEvents(): void {
  window.earlyEvents?.stop();
}

/** Types and presses again what was typed and pressed before the app could listen. */
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

/** React passes on only what differs from the value that it found or set: so the field is emptied first. */
function fill(field: Field, value: string | boolean): void {
  // The part of the page that the field is in is taken over at its first event, if it is not yet.
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (isCheckable(field)) {
    field.checked = !value;
    field.click();
    return;
  }
  field.value = "";
  // React watches the property of this one element; the class's own setter goes past it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** The browser's offer to install the site, if it came before the app listened. */
export function takeInstallEvent(): Event | null {
  const event = window.earlyEvents?.installEvent ?? null;
  if (window.earlyEvents) window.earlyEvents.installEvent = null;
  return event;
}
