/**
 * Encodes uploads in separate processes. When a process exits, the operating system frees the memory of the decoded
 * image. If a decoder crashes, the server keeps running. The time limit also applies to work that cannot be
 * interrupted.
 */
import { Disconnect } from "../../shared/disconnect.js";
import { AbandonedError } from "../../shared/errors.js";
import type { EncoderResult } from "./encoderProcess.js";
import { type EncodedImage, ImageFault } from "./imageFiles.js";
import { ProcessCrash, startProcess } from "./imageProcess.js";

export interface ImageEncoderOptions {
  /** The maximum number of processes that run at the same time. Further uploads wait. */
  maxProcesses: number;
  /** The maximum time for one image, in ms. The time that an upload waits for a process does not count. */
  timeout: number;
}

/** @throws ImageFault when the site cannot use the upload, or AbandonedError when the caller has disconnected. */
export type EncodeImage = (upload: Uint8Array, disconnect: Disconnect) => Promise<EncodedImage>;

export function createImageEncoder({ maxProcesses, timeout }: ImageEncoderOptions): EncodeImage {
  const waiting: (() => void)[] = [];
  let running = 0;

  /**
   * Waits until one of the running processes exits.
   * @throws AbandonedError as soon as the caller disconnects, so its upload does not stay in memory.
   */
  function waitForTurn(disconnect: Disconnect): Promise<void> {
    return new Promise((resolve, reject) => {
      waiting.push(resolve);
      disconnect.onFire(() => {
        const place = waiting.indexOf(resolve);
        if (place >= 0) waiting.splice(place, 1);
        reject(new AbandonedError());
      });
    });
  }

  return async (upload, disconnect) => {
    if (running >= maxProcesses) await waitForTurn(disconnect);
    else running += 1;
    try {
      return await runProcess(upload, disconnect, timeout);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

function runProcess(upload: Uint8Array, disconnect: Disconnect, timeout: number): Promise<EncodedImage> {
  if (disconnect.hasFired) throw new AbandonedError();
  const child = startProcess("encoderProcess");
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.end(new ImageFault("tooSlow")), timeout);
    disconnect.onFire(() => child.end(new AbandonedError()));
    child.onMessage<EncoderResult>((result) => {
      if ("image" in result) resolve(result.image);
      else reject(new ImageFault(result.fault));
    });
    child.onEnd((error) => {
      clearTimeout(timer);
      // Report a crash of the decoder as a damaged upload, which is the most likely cause.
      reject(error instanceof ProcessCrash ? new ImageFault("damaged") : error);
    });
    child.send(upload);
  });
}
