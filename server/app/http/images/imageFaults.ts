/** Explains why the server can't use an upload as an image, and what the editor can do. */
import {
  ImageFault,
  type ImageFaultReason,
  maxHeightRatio,
  maxImagePixels,
} from "../../../platform/images/imageFiles.js";
import { AppError, BadUserInputError } from "../../../shared/errors.js";

const formats = "Upload a JPEG, PNG, WebP or AVIF file.";

const explanations: Record<ImageFaultReason, AppError> = {
  unsupported: new AppError(
    `The file is not an image that the server can read. ${formats} SVG files and animations are not accepted.`,
    "UNSUPPORTED_MEDIA_TYPE",
    { http: { status: 415 } },
  ),
  damaged: badFile("The file is damaged or incomplete. Open it on your computer, save it again and upload the copy."),
  animated: badFile("The file contains several images. Save one of them as a JPEG or PNG file and upload that file."),
  polyglot: new AppError(
    "The image file also contains another file, such as an archive, a PDF or a web page. Open it in an image editor, save it as a new file and upload that file.",
    "UNSUPPORTED_MEDIA_TYPE",
    { http: { status: 415 } },
  ),
  tooManyPixels: new AppError(
    `The image has more than ${maxImagePixels / 1_000_000} million pixels (${maxImagePixels / 2_000_000} million with 16 bits per color). Resize it, for example to a width of 2,000 pixels.`,
    "REQUEST_TOO_LARGE",
    { http: { status: 413 } },
  ),
  tooTall: badFile(`The image is more than ${maxHeightRatio} times as tall as it is wide. Crop it.`),
  tooDetailed: badFile("The image has too much fine detail to compress well. Make it smaller or less sharp."),
  tooSlow: badFile("The image took too long to process. Resize it, for example to a width of 2,000 pixels."),
};

function badFile(message: string): BadUserInputError {
  return new BadUserInputError([{ field: "file", message }]);
}

/**
 * Replaces an image fault with an error that explains it.
 * @throws AppError for an ImageFault; any other error unchanged.
 */
export function explainImageFault(error: unknown): never {
  throw error instanceof ImageFault ? explanations[error.reason] : error;
}
