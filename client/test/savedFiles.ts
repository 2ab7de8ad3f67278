/** The files that a page hands to the visitor, which jsdom can't save. */
export interface SavedFile {
  name: string;
  text: () => Promise<string>;
}

/** Collects every file from now on, in the order of the saving. Answers them, and how to stop. */
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
