/** A file that a page downloads. jsdom can't save files, so tests collect them. */
export interface SavedFile {
  name: string;
  text: () => Promise<string>;
}

/** Collects the files that the page downloads, in order. Returns the files and a function that stops the collection. */
export function watchSavedFiles(): { files: SavedFile[]; stop: () => void } {
  const blobs = new Map<string, Blob>();
  const files: SavedFile[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      const url = `blob:${blobs.size}`;
      blobs.set(url, blob);
      return url;
    },
    revokeObjectURL: () => undefined,
  });
  const note = (event: Event) => {
    const { download, href } = event.target as HTMLAnchorElement;
    const blob = blobs.get(href);
    if (!blob) return;
    event.preventDefault();
    files.push({ name: download, text: () => blob.text() });
  };
  document.addEventListener("click", note, { capture: true });
  return { files, stop: () => document.removeEventListener("click", note, { capture: true }) };
}
