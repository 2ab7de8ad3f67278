import { useState } from "react";

/**
 * Returns the text of a search field. The text follows the URL, unless the URL's text came from this field, because the
 * person may still be typing.
 */
export function useTypedText(text: string) {
  const [typed, setTyped] = useState(text);
  const [shown, setShown] = useState(text);
  const [sent, setSent] = useState<readonly string[]>([]);
  if (shown !== text) {
    const position = sent.indexOf(text);
    setShown(text);
    setSent(sent.slice(position === -1 ? sent.length : position + 1));
    if (position === -1) setTyped(text);
  }
  return { typed, setTyped, noteSent: (one: string) => setSent([...sent, one]) };
}
