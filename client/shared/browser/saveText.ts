/** Downloads text as a file. */
export function saveText(fileName: string, text: string, mediaType: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser still needs the URL when this function returns, so revoke it later.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
