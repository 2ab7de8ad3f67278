/** Uploads an image to the server and reports the progress. */
import { ApiError, codeOf, errorOfStatus } from "../../graphql/failure";
import { askToSignInAgain } from "../../graphql/sessionLink";
import { maxImageBytes, uploadTypes } from "../../../shared/apiLimits";

export interface UploadedImage {
  id: string;
  /** The path of the image's largest file, which becomes the value of the form field. */
  address: string;
  /** The description, which is empty unless the same file was uploaded before and got one. */
  alt: string;
}

interface UploadOptions {
  /** Called with the uploaded percentage. At 100, the server still has to process the image. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** An upload that failed, with a message for the editor. */
export class UploadError extends Error {}

const RESIZE = "Resize it, for example to a width of 2,000 pixels.";

/** Returns why a file can't be uploaded, or null if it can. */
export function findFileFault({ type, size }: Pick<File, "type" | "size">): string | null {
  if (!uploadTypes.includes(type)) return "Choose a JPEG, PNG, WebP or AVIF file.";
  if (size > maxImageBytes) return `The file is larger than ${maxImageBytes / 1024 / 1024} MB. ${RESIZE}`;
  return null;
}

/**
 * Uploads an image. If the session has ended, asks the editor to sign in and then retries once.
 * @throws UploadError if the upload fails, or the signal's reason if the upload is aborted.
 */
export async function uploadImage(file: File, options: UploadOptions): Promise<UploadedImage> {
  const fault = findFileFault(file);
  if (fault !== null) throw new UploadError(fault);
  try {
    return await send(file, options);
  } catch (error) {
    const isSignedOut = error instanceof ApiError && error.code === "UNAUTHENTICATED";
    if (!isSignedOut || !(await askToSignInAgain())) throw asUploadError(error);
  }
  options.signal.throwIfAborted();
  return send(file, options).catch((error: unknown) => {
    throw asUploadError(error);
  });
}

function asUploadError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  // A proxy in front of the server may accept only smaller files than the server.
  if (error.code === "REQUEST_TOO_LARGE") return new UploadError(`The file is too large for the server. ${RESIZE}`);
  return new UploadError(error.message);
}

/** The API's messages for these errors are about the file, and are written for editors. */
const aboutTheFile = new Set(["BAD_USER_INPUT", "REQUEST_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"]);

interface UploadResponse extends Partial<UploadedImage> {
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}

/** Sends the file with XMLHttpRequest, because `fetch` does not report the progress of an upload. */
function send(file: File, { onProgress, signal }: UploadOptions): Promise<UploadedImage> {
  const address = new URL("/images", new URL(import.meta.env.VITE_GRAPHQL_URL, window.location.href));
  address.searchParams.set("name", file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.responseType = "json";
    request.setRequestHeader("content-type", file.type);
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(Math.floor((100 * loaded) / Math.max(total, 1))),
    );
    request.addEventListener("error", () => reject(new ApiError("NETWORK")));
    request.addEventListener("abort", () => reject(signal.reason));
    request.addEventListener("load", () => {
      const { id, address: path, alt = "", errors } = (request.response ?? {}) as UploadResponse;
      if (id !== undefined && path !== undefined) return resolve({ id, address: path, alt });
      const first = errors?.[0];
      if (!first) return reject(errorOfStatus(request.status, request.getResponseHeader("retry-after")));
      const { message, extensions } = first;
      const code = codeOf(extensions);
      reject(aboutTheFile.has(code) ? new UploadError(message) : new ApiError(code, extensions));
    });
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}
