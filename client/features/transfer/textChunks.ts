/** Reads a file bit by bit as text, so that a large one never keeps the page from answering. */

const CHUNK_BYTES = 256 * 1024;

/** The encodings that begin with a mark of their own. */
const marks: readonly (readonly [encoding: string, ...bytes: number[]])[] = [
  ["utf-8", 0xef, 0xbb, 0xbf],
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
];

/** What old spreadsheets write where there is no mark and it is not UTF-8. */
const OLD_ENCODING = "windows-1252";

export interface TextChunk {
  text: string;
  /** Share of the file that has been read, 0 to 1. */
  share: number;
}

async function encodingOf(file: Blob): Promise<string> {
  const start = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  const marked = marks.find(([, ...bytes]) => bytes.every((byte, at) => start[at] === byte));
  if (marked) return marked[0];
  return (await isUtf8(file)) ? "utf-8" : OLD_ENCODING;
}

async function isUtf8(file: Blob): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for await (const bytes of bytesOf(file)) if (!isDecodable(decoder, bytes)) return false;
  return isDecodable(decoder);
}

function isDecodable(decoder: TextDecoder, bytes?: Uint8Array): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined });
    return true;
  } catch {
    return false;
  }
}

async function* bytesOf(file: Blob): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < file.size; from += CHUNK_BYTES)
    yield new Uint8Array(await file.slice(from, from + CHUNK_BYTES).arrayBuffer());
}

/** The page answers to its user before the next step. */
export function letOthers(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The text of a file in its own encoding, without the mark at its start. Rejects where the file can't be read. */
export async function* textChunks(file: Blob): AsyncGenerator<TextChunk> {
  const decoder = new TextDecoder(await encodingOf(file));
  let read = 0;
  for await (const bytes of bytesOf(file)) {
    read += bytes.length;
    yield { text: decoder.decode(bytes, { stream: true }), share: read / file.size };
    await letOthers();
  }
  yield { text: decoder.decode(), share: 1 };
}
