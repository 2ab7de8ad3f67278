/** The process that encodes one upload and then exits. imageEncoder.ts starts it. */
import { encodeImage } from "./encodeImage.js";
import { type EncodedImage, ImageFault, type ImageFaultReason } from "./imageFiles.js";

/**
 * The only message that the process sends. If an unexpected error occurs, the process prints the stack trace on
 * standard error and exits instead.
 */
export type EncoderResult = { image: EncodedImage } | { fault: ImageFaultReason };

async function encode(upload: Uint8Array): Promise<EncoderResult> {
  try {
    return { image: await encodeImage(upload) };
  } catch (error) {
    if (error instanceof ImageFault) return { fault: error.reason };
    throw error;
  }
}

process.once("message", (upload: Uint8Array) => {
  void encode(upload).then((result) => process.send!(result, () => process.disconnect()));
});
