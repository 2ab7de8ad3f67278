/**
 * Recognizes images that are also another type of file, such as an archive, a PDF or a web page. Runs only in
 * encoderProcess.ts, because uploads are untrusted.
 *
 * The patterns are searched for in the whole file, including its pixels. They are so long that only one in 180,000
 * photos with a size of 8 MB has pixels that match a pattern by accident. Videos, other photos and XMP are allowed
 * after an image, because phones append them to photos.
 */

/** The tags of web pages and of PHP, and the signatures of PDF, RAR and 7z files. */
const foreign = new RegExp(
  [
    "<script",
    "<!doctype html",
    "<html[\\s/>]",
    // Four fixed bytes often occur by accident, so text must follow them.
    "<svg[\\s/>][\\t\\n\\r\\x20-\\x7e]{8}",
    "<\\?php\\s",
    "%PDF-\\d",
    "Rar!\\x1a\\x07",
    "7z\\xbc\\xaf\\x27\\x1c",
  ].join("|"),
  "i",
);

/**
 * The maximum size of the record that ends a ZIP file, with its comment. Programs that read ZIP files search for the
 * record only in this many bytes.
 */
const maxZipEnd = 22 + 65_535;

/** Whether an image is also another type of file. */
export function isPolyglot(upload: Uint8Array): boolean {
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength);
  return isZip(bytes) || foreign.test(bytes.toString("latin1"));
}

/**
 * Whether the file contains the end record of a ZIP file, and an entry of a ZIP file's directory. JAR files are ZIP
 * files.
 */
function isZip(bytes: Buffer): boolean {
  return bytes.subarray(-maxZipEnd).includes("PK\u0005\u0006") && bytes.includes("PK\u0001\u0002");
}
