/** Connects operations that need a confirmed session with the dialog that asks for confirmation. */

/** Asks the editor to confirm their identity. Resolves to true if they did. */
type AskToConfirm = () => Promise<boolean>;

let ask: AskToConfirm | null = null;

/** Sets the function that asks for confirmation. Returns a function that removes it. */
export function onUnconfirmed(asks: AskToConfirm): () => void {
  ask = asks;
  return () => {
    if (ask === asks) ask = null;
  };
}

export function askToConfirm(): Promise<boolean> {
  return ask?.() ?? Promise.resolve(false);
}
